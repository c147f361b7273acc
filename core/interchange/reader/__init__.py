"""Reading files of unknown origin in a process of their own, with limits on memory and time."""

from core.interchange.reader.process import Pieces, one_reader, read_in_own_process

__all__ = ["Pieces", "one_reader", "read_in_own_process"]
