"""Our mechanisms beside those of pure-ldp, multi-freq-ldpy and OpenDP, on the same answers.

    python -m tests.benchmarks.compare_peers [--repetitions N]

Prints the mean squared error over all options, in units of the theoretical variance, as Markdown.
A library that is not installed is left out by name. They are not among the locked dependencies:
install pure-ldp, scikit-learn, statsmodels, "xxhash<4", multi-freq-ldpy and opendp beside Candor.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections.abc import Callable
from decimal import Decimal
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.privacy.mechanisms import KAry, Unary
from core.privacy.mechanisms.fitting import FINE
from core.privacy.randomness import SYSTEM

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Method = Callable[[Ints], Floats]

K, N, EPSILON = 16, 2000, Decimal(1)
SHARES = np.arange(K, 0, -1) / (K * (K + 1) / 2)
KARY = KAry.for_epsilon(K, EPSILON, FINE)
SUE = Unary.symmetric(K, EPSILON, FINE)
OUE = Unary.optimized(K, EPSILON, FINE)


def counted(reports: NDArray[Any]) -> Floats:
    """How many reports support each option."""
    counts = reports.sum(axis=0) if reports.ndim == 2 else np.bincount(reports, minlength=K)
    result: Floats = counts.astype(np.float64)
    return result


def debiased(mechanism: KAry | Unary, counts: Floats) -> Floats:
    p, q = (float(part) for part in mechanism.chances(0))
    return (counts / N - q) / (p - q)


def candor(mechanism: KAry | Unary) -> Method:
    return lambda truths: debiased(mechanism, counted(mechanism.draw_many(truths, SYSTEM)))


def opendp_k_ary() -> Method:
    import opendp.prelude as dp

    dp.enable_features("contrib")
    draw = dp.m.make_randomized_response(list(range(K)), prob=float(KARY.p))
    return lambda truths: debiased(KARY, counted(np.array([draw(int(x)) for x in truths])))


def pure_ldp(kind: str) -> Method:
    from pure_ldp.frequency_oracles.direct_encoding import DEClient, DEServer
    from pure_ldp.frequency_oracles.unary_encoding import UEClient, UEServer

    def estimate(truths: Ints) -> Floats:
        epsilon = float(EPSILON)
        if kind == "k-ary":
            client, server = DEClient(epsilon, K), DEServer(epsilon, K)
        else:
            client = UEClient(epsilon, K, use_oue=kind == "OUE")
            server = UEServer(epsilon, K, use_oue=kind == "OUE")
        for truth in truths:
            server.aggregate(client.privatise(int(truth) + 1))
        found = [server.estimate(v, suppress_warnings=True) for v in range(1, K + 1)]
        return np.array(found) / N

    return estimate


def multi_freq(kind: str) -> Method:
    from multi_freq_ldpy.pure_frequency_oracles import GRR, UE

    epsilon = float(EPSILON)

    def estimate(truths: Ints) -> Floats:
        # Its own aggregation clips and renormalizes, so the reports are debiased here.
        if kind == "k-ary":
            reports = np.array([GRR.GRR_Client(int(x), K, epsilon) for x in truths])
            return debiased(KARY, counted(reports))
        optimal = kind == "OUE"
        bits = np.array([UE.UE_Client(int(x), K, epsilon, optimal) for x in truths])
        return debiased(OUE if optimal else SUE, counted(bits.astype(np.int64)))

    return estimate


MECHANISMS: dict[str, KAry | Unary] = {"k-ary": KARY, "SUE": SUE, "OUE": OUE}


def methods() -> dict[tuple[str, str], Method]:
    """Every library that is there, by mechanism and name."""
    found = {(name, "Candor"): candor(mechanism) for name, mechanism in MECHANISMS.items()}
    if importlib.util.find_spec("opendp"):
        found["k-ary", "OpenDP"] = opendp_k_ary()
    for library, module, make in (
        ("pure-ldp", "pure_ldp", pure_ldp),
        ("multi-freq-ldpy", "multi_freq_ldpy", multi_freq),
    ):
        if importlib.util.find_spec(module):
            found |= {(name, library): make(name) for name in MECHANISMS}
        else:
            print(f"{library} is not installed.", file=sys.stderr)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repetitions", type=int, default=25)
    repetitions = parser.parse_args().repetitions
    truths = np.repeat(np.arange(K), np.round(SHARES * N).astype(int))[:N]
    truths = np.append(truths, np.zeros(N - truths.size, dtype=np.int64))
    shares = np.bincount(truths, minlength=K) / N
    print("| mechanism | library | mean squared error / theory | largest bias / its SE |")
    print("|---|---|---|---|")
    for (name, library), method in sorted(methods().items()):
        mechanism = MECHANISMS[name]
        p, q = (float(part) for part in mechanism.chances(0))
        # The truths are fixed, so only the reports vary.
        theory = (shares * p * (1 - p) + (1 - shares) * q * (1 - q)) / N / (p - q) ** 2
        runs = np.array([method(truths) - shares for _ in range(repetitions)])
        ratio = float((runs**2).mean() / theory.mean())
        bias = float(np.abs(runs.mean(axis=0) / np.sqrt(theory / repetitions)).max())
        print(f"| {name} | {library} | {ratio:.3f} | {bias:.2f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
