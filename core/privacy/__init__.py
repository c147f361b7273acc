"""What randomizes an answer and what that costs: one door, ε, mechanisms, procedures, devices."""

# Nothing is handed on: the first window needs the door, and must not wait for the rest.
