"""The page of checks: anchors, fit, influence."""
