"""What randomizes an answer and what that costs: one door, ε, mechanisms, procedures, devices."""
