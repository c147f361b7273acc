"""The analyst's window: a study opened, collected and estimated, and the worked example."""
