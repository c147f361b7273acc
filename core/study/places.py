"""Where the responses of one import stand in what was offered, so that two of one id are found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from core.lazy import np
from core.study.verdicts import Judged

if TYPE_CHECKING:
    from numpy.typing import NDArray


MOST_SOUGHT: Final = 200
"""Conflicts of which the first is looked for: nobody reads more, and each goes through all."""


class _Run(NamedTuple):
    """Responses that were accepted together: their ids as two numbers each, paths, and rows."""

    ids: NDArray[np.uint64]
    paths: NDArray[np.uint32]
    rows: NDArray[np.uint32]
    word: str  # "row" or "line"


class Places:
    """The file and the row of each accepted response, in 24 bytes each."""

    def __init__(self) -> None:
        self._paths: list[str] = []
        self._runs: list[_Run] = []
        self._sought = 0

    def copy(self) -> Places:
        """Return what is known by now, which does not grow."""
        made = Places()
        made._paths, made._runs = list(self._paths), list(self._runs)
        made._sought = self._sought
        return made

    def add_many(
        self, path: str, word: str, ids: NDArray[np.uint8], rows: NDArray[np.int64]
    ) -> None:
        """Add rows of a file, whose ids are (n, 16); `word` says what they are called."""
        paths = np.full(len(ids), self._place(path), dtype=np.uint32)
        self._runs.append(_Run(_numbers(ids), paths, rows.astype(np.uint32), word))

    def add(self, judged: Sequence[Judged]) -> None:
        """Add files of their own and rows, each with a response."""
        for word in {each.line.partition(" ")[0] for each in judged}:
            those = [each for each in judged if each.line.partition(" ")[0] == word]
            ids = np.frombuffer(b"".join(map(_id_of, those)), dtype=np.uint8).reshape(-1, 16)
            paths = np.array([self._place(each.path) for each in those], dtype=np.uint32)
            rows = [int(each.line.partition(" ")[2] or 0) for each in those]
            self._runs.append(_Run(_numbers(ids), paths, np.array(rows, dtype=np.uint32), word))

    def of(self, judged: Judged) -> tuple[str, str]:
        """Return the file and the row that came first with the id of a response, '' unknown.

        After `MOST_SOUGHT` none is looked for any more.
        """
        self._sought += 1
        if self._sought > MOST_SOUGHT:
            return "", ""
        ids = np.frombuffer(_id_of(judged), dtype=np.uint8).reshape(1, 16)
        for run in self._runs:
            for at in np.flatnonzero((run.ids == _numbers(ids)).all(axis=1)).tolist():
                row = f"{run.word} {run.rows[at]}" if run.word else ""
                return self._paths[int(run.paths[at])], row
        return "", ""

    def _place(self, path: str) -> int:
        if not self._paths or self._paths[-1] != path:
            self._paths.append(path)
        return len(self._paths) - 1


def _numbers(ids: NDArray[np.uint8]) -> NDArray[np.uint64]:
    return np.ascontiguousarray(ids).view(np.uint64)


def _id_of(judged: Judged) -> bytes:
    return bytes.fromhex(judged.response.id) if judged.response is not None else bytes(16)
