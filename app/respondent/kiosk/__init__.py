"""One laptop for many people, and the field worker's pages."""
