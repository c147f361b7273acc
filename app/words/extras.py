"""The extras, what is said where one is missing: not installed, or left out of a package.

A packaged program installs nothing: there no sentence names `pip`.
"""

from __future__ import annotations

from app.words.catalogue import tr
from core.packaged import is_packaged


def parquet_not_read() -> str:
    """Say that tables in Parquet cannot be read here."""
    if is_packaged():
        return tr("Parquet is left out of this package.")
    return tr("Parquet is read by pyarrow, which is not installed.")


def instead_of_reading_parquet() -> str:
    if is_packaged():
        return tr("Save the table as CSV. Candor as a Python package reads Parquet.")
    return tr("Install it with: pip install 'candor[parquet]'. Or save the table as CSV.")


def parquet_not_written() -> str:
    """Say that Parquet cannot be written here."""
    if is_packaged():
        return tr("Parquet is left out of this package.")
    return tr("Parquet files need pyarrow, which is not installed.")


def instead_of_writing_parquet() -> str:
    if is_packaged():
        return tr("Choose another format. Candor as a Python package writes Parquet.")
    return tr("Install candor[parquet], or choose another format.")


def format_needs(package: str) -> str:
    """Say in a few words, on the card of a format, why it cannot be chosen."""
    return tr("not in this package") if is_packaged() else tr("needs {0}").format(package)


def cluster_missing() -> str:
    """Say that many machines cannot count for this program; `{what}` is the missing package."""
    if is_packaged():
        return tr("Counting on many machines is left out of this package.")
    return tr("This needs {what}, which is not installed.")


def instead_of_cluster() -> str:
    if is_packaged():
        return tr("Leave --cluster out. Candor as a Python package counts on many machines.")
    return tr("Install it with: pip install 'candor[cluster]'.")
