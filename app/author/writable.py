"""Which files can be written on."""

WRITABLE = "Drafts, surveys and forms (*.draft *.survey *.xlsx)"
