"""The faults, a file for each family. Most texts are so long that they stand once in their file."""

from __future__ import annotations

from proofs.fault import Fault
from proofs.faults import draws, files, numbers, saying, traces, ways

FAULTS: tuple[Fault, ...] = (
    *draws.FAULTS,
    *ways.FAULTS,
    *traces.FAULTS,
    *files.FAULTS,
    *numbers.FAULTS,
    *saying.FAULTS,
)
