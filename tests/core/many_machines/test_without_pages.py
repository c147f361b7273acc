"""What listens while machines count: the scheduler and its workers, by TLS, and nothing else."""

from __future__ import annotations

import os
import socket
import ssl
import sys
from contextlib import suppress
from pathlib import Path

import pytest

pytest.importorskip("distributed")
from core.many_machines.connecting import machines_at

_LISTENS = "0A"


def processes() -> set[int]:
    """This process and all that it started, and these started, as /proc knows them."""
    parents = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has ended meanwhile
                continue
            parents[int(folder.name)] = int(fields[1])
    found = {os.getpid()}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def sockets_of(process: int) -> set[str]:
    """The numbers of the sockets that a process holds."""
    found = set()
    with suppress(OSError):
        for each in Path(f"/proc/{process}/fd").iterdir():
            with suppress(OSError):  # it was closed meanwhile, as what lists them is
                found.add(os.readlink(each).removeprefix("socket:[").removesuffix("]"))
    return found


def listening() -> set[tuple[str, int]]:
    """The addresses and ports on which any of these processes listens."""
    inodes = set()
    for process in processes():
        inodes |= sockets_of(process)
    found = set()
    for name, size in (("tcp", 4), ("tcp6", 16)):
        for line in Path(f"/proc/net/{name}").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[3] == _LISTENS and fields[9] in inodes:
                address, _, port = fields[1].partition(":")
                words = [bytes.fromhex(address[i : i + 8])[::-1] for i in range(0, 2 * size, 8)]
                family = socket.AF_INET if size == 4 else socket.AF_INET6
                found.add((socket.inet_ntop(family, b"".join(words)), int(port, 16)))
    return found


def speaks_tls(address: tuple[str, int]) -> bool:
    """Whether a server answers a greeting of TLS with one; another greeting it answers by none."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    try:
        with (
            socket.create_connection(address, timeout=10) as plain,
            context.wrap_socket(plain) as tls,
        ):
            return tls.version() is not None
    except ssl.SSLError as error:
        # Of a server that asks for a certificate we have none, which only TLS can say.
        return "ALERT" in str(error) or "CERTIFICATE" in str(error)
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="sockets are listed in /proc")
def test_that_machines_listen_by_tls_on_the_loopback_address_alone() -> None:
    before = listening()
    with machines_at("local", workers=2) as machines:
        machines.client.wait_for_workers(2)
        assert machines.submit(len, "abc").result() == 3
        found = listening() - before
        assert len(found) == 5  # a scheduler, two workers, and what starts each of them
        assert {host for host, _ in found} == {"127.0.0.1"}
        assert {address for address in found if not speaks_tls(address)} == set()
