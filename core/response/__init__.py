"""From an answer to a response file: privatizing, sittings, packing, sealing."""

from core.response.file import Response, ResponseReader, new_id
from core.response.layout import Layout, ReportColumn
from core.response.sealing import seal, unseal
from core.response.sitting import Sitting, begin
from core.response.steps import exchange, freeze, keep, start
from core.response.store import MemoryStore, SittingStore, Store

# The function `privatize` stays in its module, whose name it bears.
__all__ = [
    "Layout", "MemoryStore", "ReportColumn", "Response", "ResponseReader", "Sitting",
    "SittingStore", "Store", "begin", "exchange", "freeze", "keep", "new_id", "seal", "start",
    "unseal",
]  # fmt: skip
