"""What the command line prints of a plan, as JSON."""

from __future__ import annotations

from core.plan.mechanisms import Plan


def to_json(plan: Plan) -> dict[str, object]:
    """Return a plan as the command line prints it."""
    return {
        "kind": str(plan.kind),
        "epsilon": float(plan.epsilon),
        "respondents": plan.respondents,
        "options": [
            {
                "mechanism": option.mechanism_name,
                "probabilities": option.probabilities,
                "epsilon": option.epsilon,
                "se": option.se,
                "margin": option.margin,
                "n_for_margin": option.n_for_margin,
            }
            for option in plan.options
        ],
        "recommended": plan.recommended,
        "devices": [
            {
                "device": option.device.name,
                "probabilities": option.probabilities,
                "epsilon": option.epsilon,
                "se": option.se,
            }
            for option in plan.devices
        ],
        "central_se": plan.central_se,
        "direct_se": plan.direct_se,
        **({"items": plan.asking.items, "ask": plan.asking.ask} if plan.asking.items > 1 else {}),
        **({"worst_case": True} if plan.worst_case else {}),
    }
