"""What randomizes an answer and what that costs: one door, ε, mechanisms, procedures, devices.

>>> from decimal import Decimal
>>> from core.privacy.epsilon import epsilon_text
>>> from core.privacy.mechanisms import Warner
>>> design = Warner.for_epsilon(Decimal(1))
>>> design.p, design.ratio
(Fraction(685, 937), Fraction(685, 252))
>>> epsilon_text(design.ratio)
'1.00'
"""

# Nothing is handed on: the first window needs the door, and must not wait for the rest.
