"""Responses into a study: files, progress, reasons, sealed files, conflicts."""
