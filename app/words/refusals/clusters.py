"""What can be wrong where many machines count, and what to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.words import extras
from app.words.catalogue import tr
from core.facts.names import Fact

TEXTS: Final[dict[Fact, Callable[[], str]]] = {
    Fact.CLUSTER_READS_NOT: lambda: tr("Many machines read JSON Lines and Parquet alone."),
    Fact.CLUSTER_NEEDS: extras.cluster_missing,
    Fact.CLUSTER_ADDRESS: lambda: tr("{address} is neither local nor an address by TLS."),
    Fact.CLUSTER_NO_KEYS: lambda: tr("There is no certificate to connect by TLS with."),
    Fact.CLUSTER_FAILED: lambda: tr("The machines could not count it: {reason}"),
}

REMEDIES: Final[dict[Fact, Callable[[], str]]] = {
    Fact.CLUSTER_READS_NOT: lambda: tr(
        "Write the responses as NAME.jsonl or NAME.parquet first, or leave --cluster out."
    ),
    Fact.CLUSTER_NEEDS: extras.instead_of_cluster,
    Fact.CLUSTER_ADDRESS: lambda: tr("Name it such as tls://scheduler.example:8786."),
    Fact.CLUSTER_NO_KEYS: lambda: tr(
        "Give --tls AUTHORITY CERTIFICATE KEY, or set them in the configuration of Dask."
    ),
    Fact.CLUSTER_FAILED: lambda: tr(
        "Check that the machines run, have this version of Candor and see the same files."
    ),
}
