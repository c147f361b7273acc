"""Bytes from outside and to the disk: canonical JSON, strict checking, safe reading and writing."""
