"""Key files, signing, and the authors' keys pinned on this computer."""

from core.keys.key_file import KeyFile, Use, fingerprint, generate, key_digest
from core.keys.signing import Pins, sign

__all__ = ["KeyFile", "Pins", "Use", "fingerprint", "generate", "key_digest", "sign"]
