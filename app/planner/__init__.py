"""The planner: what a target ε costs, opened from home or from a question of a study."""
