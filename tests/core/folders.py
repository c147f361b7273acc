"""Where the folders of the project are, for tests in any of them."""

from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent
CORPUS, GOLDEN, VECTORS = TESTS / "corpus", TESTS / "golden", TESTS / "vectors"
