"""A black-box audit: ε as it is measured from what the answers of made-up people become."""

from core.audit.epsilon_bounds import Audit, AuditedItem, AuditedQuestion, Finding, to_json
from core.audit.trials import DEFAULT_TRIALS, audit

__all__ = [
    "DEFAULT_TRIALS",
    "Audit",
    "AuditedItem",
    "AuditedQuestion",
    "Finding",
    "audit",
    "to_json",
]
