"""Who and what is counted: selections, tallies, weights, strata and clusters."""
