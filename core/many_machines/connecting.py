"""The one module of Candor that connects to anything: a scheduler of Dask that the analyst named.

`local` starts one with its workers here, on the loopback address, with keys made for it alone and
nothing to look at it from elsewhere. Another address is connected to by TLS only.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from core.facts.errors import Code, Refused, quote, refuse
from core.facts.names import Fact
from core.many_machines.part_counts import OtherVersionError

LOCAL: Final = "local"
_ADDRESS: Final = re.compile(r"tls://[^\s/@?#]+:[0-9]{1,5}", re.ASCII)
_TRIES: Final = 3
_SILENT: Final = 50  # the level above which messages would be printed
_QUIET: Final = {
    "distributed.comm.require-encryption": True,
    "distributed.worker.daemon": True,
    "distributed.scheduler.http.routes": [],
    "distributed.worker.http.routes": [],
    "distributed.admin.log-format": "%(message)s",
}


@dataclass(frozen=True, slots=True)
class Credentials:
    """Files of an authority, a certificate and its key, in PEM; '' takes those of Dask's own."""

    authority: str = ""
    certificate: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class DaskMachines:
    """Machines behind a scheduler."""

    client: Any

    def submit(self, function: Callable[..., Any], *given: Any) -> Any:
        """Have a function carried out by a worker, again on another one where it is lost."""
        return self.client.submit(function, *given, pure=False, retries=_TRIES)

    def completed(self, submitted: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        """Return each result once, with its place, in the order in which they come."""
        from distributed import as_completed

        waiting = {future.key: at for at, future in enumerate(submitted)}
        for future, result in as_completed(submitted, loop=self.client.loop, with_results=True):
            place = waiting.pop(future.key, None)
            if place is not None:
                yield place, result


@contextmanager
def machines_at(
    address: str, credentials: Credentials = Credentials(), workers: int | None = None
) -> Iterator[DaskMachines]:
    """Connect to a scheduler, or start one here for `local` with as many workers as processors.

    Raises `Refused`: UNSUPPORTED without Dask, DOMAIN for another address or without credentials,
    IO where it cannot be reached or work is lost again and again.
    """
    if address != LOCAL and not _ADDRESS.fullmatch(address):
        raise refuse(Code.DOMAIN, "", Fact.CLUSTER_ADDRESS(address=quote(address, 80)))
    try:
        import dask
        from distributed import Client, SpecCluster
        from distributed.security import Security
    except ImportError as error:
        fact = Fact.CLUSTER_NEEDS(what=quote(error.name or "dask"))
        raise refuse(Code.UNSUPPORTED, "", fact) from error
    with _refusing(address), dask.config.set(_QUIET):
        if address != LOCAL:
            given = {
                "tls_ca_file": credentials.authority,
                "tls_client_cert": credentials.certificate,
                "tls_client_key": credentials.key,
            }
            known = {name: value for name, value in given.items() if value}
            security = Security(require_encryption=True, **known)
            if security.get_connection_args("client").get("ssl_context") is None:
                raise refuse(Code.DOMAIN, "", Fact.CLUSTER_NO_KEYS())
            with Client(address, security=security, set_as_default=False) as client:
                yield DaskMachines(client)
            return
        from core.many_machines.without_pages import QuietNanny, QuietScheduler

        security = Security.temporary()
        here = {"host": "127.0.0.1", "protocol": "tls://", "security": security}
        worker = {
            "cls": QuietNanny,
            "options": here | {"nthreads": 1, "dashboard": False, "silence_logs": _SILENT},
        }
        n_workers = workers or os.cpu_count() or 1
        with (
            SpecCluster(
                scheduler={
                    "cls": QuietScheduler,
                    "options": here | {"port": 0, "dashboard": False},
                },
                workers=dict.fromkeys(range(n_workers), worker),
                security=security,
                silence_logs=_SILENT,
            ) as cluster,
            Client(cluster, security=security, set_as_default=False) as client,
        ):
            yield DaskMachines(client)


@contextmanager
def _refusing(address: str) -> Iterator[None]:
    from distributed import KilledWorker
    from distributed.scheduler import NoValidWorkerError

    try:
        yield
    except Refused:
        raise
    except (OtherVersionError, OSError, KilledWorker, NoValidWorkerError) as error:
        fact = Fact.CLUSTER_FAILED(reason=quote(error, 200))
        raise refuse(Code.IO, address, fact) from error
