"""Key files, signing, and the authors' keys pinned on this computer."""
