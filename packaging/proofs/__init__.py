"""Proofs that anybody can run: each promise as a row, and the faults that tests must catch."""
