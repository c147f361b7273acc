"""Bytes from outside and to the disk: canonical JSON, strict checking, safe reading and writing."""

# Nothing is handed on: who reads JSON need not wait for what reads and writes the disk.
