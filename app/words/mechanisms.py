"""What mechanisms and designs are called, in the language spoken."""

from __future__ import annotations

from app.words.catalogue import capital, tr
from core.privacy.mechanisms import REGISTRY
from core.privacy.procedures import Procedure


def called(title: str) -> str:
    """Return what a mechanism or a design is called, by its title in the core."""
    return {
        "Warner": tr("Warner"),
        "forced response": tr("forced response"),
        "binary": tr("binary"),
        "k-ary": tr("k-ary"),
        "unary": tr("unary"),
        "subset": tr("subset"),
        "local hashing": tr("local hashing"),
        "one-bit": tr("one-bit"),
        "window": tr("window", "a way to randomize"),
        "forced response by no and yes": tr("forced response by no and yes"),
        "two coins": tr("two coins"),
        "γ form": tr("γ form"),
        "yes kept with p, no with q": tr("yes kept with p, no with q"),
        "Kuk, one card": tr("Kuk, one card"),
        "Mangat and Singh": tr("Mangat and Singh"),
        "Singh and Joarder": tr("Singh and Joarder"),
        "unrelated question": tr("unrelated question"),
        "crosswise": tr("crosswise"),
        "Mangat’s unrelated question": tr("Mangat’s unrelated question"),
        "triangular": tr("triangular"),
        "Mangat": tr("Mangat"),
        "Mangat, Singh and Singh": tr("Mangat, Singh and Singh"),
        "Devore": tr("Devore"),
        "one coin": tr("one coin"),
        "direct encoding": tr("direct encoding"),
        "the truth or any option": tr("the truth or any option"),
        "symmetric unary encoding": tr("symmetric unary encoding"),
        "optimized unary encoding": tr("optimized unary encoding"),
        "RAPPOR’s permanent answer": tr("RAPPOR’s permanent answer"),
        "forced response of several options": tr(
            "forced response of several options", "a way to randomize"
        ),
        "permanent, then instantaneous": tr("permanent, then instantaneous"),
        "permanent, then instantaneous bits": tr(
            "permanent, then instantaneous bits", "a way to randomize"
        ),
        "RAPPOR": tr("RAPPOR"),
        "L-SUE": tr("L-SUE"),
        "L-OSUE": tr("L-OSUE"),
        "L-GRR": tr("L-GRR"),
        "unrelated question, two groups": tr(
            "unrelated question, two groups", "a way to randomize"
        ),
        "cheating detection": tr("cheating detection"),
        "symmetric cheating detection": tr("symmetric cheating detection"),
        "SLD": tr("SLD"),
        "Kuk, several cards": tr("Kuk, several cards"),
        "Eichhorn and Hayre": tr("Eichhorn and Hayre"),
        "Bar-Lev, Bobovitch and Boukai": tr("Bar-Lev, Bobovitch and Boukai"),
        "Eriksson": tr("Eriksson"),
        "Saha": tr("Saha"),
        "Diana and Perri, first": tr("Diana and Perri, first"),
        "Diana and Perri, second": tr("Diana and Perri, second"),
        "Chaudhuri and Christofides": tr("Chaudhuri and Christofides"),
        "several groups": tr("several groups"),
        "scrambled number": tr("scrambled number"),
    }.get(title, title)


def mechanism_title(name: str) -> str:
    """Return what a mechanism is called at the head of a row; "k-ary" keeps its small letter."""
    title = called(REGISTRY[name].title)
    return capital(title) if title[1].isalpha() else title


def procedure_word(procedure: Procedure) -> str:
    """Name what randomizes in a word, as a file does."""
    return {
        Procedure.SPINNER: tr("spinner", "a procedure"),
        Procedure.COINS: tr("coins", "a procedure"),
        Procedure.DIE: tr("die", "a procedure"),
        Procedure.SCRAMBLED: tr("scrambled", "a procedure"),
        Procedure.OWN_DEVICE: tr("own-device", "a procedure"),
    }[procedure]


def carried_out_by(procedure: Procedure) -> str:
    """Say by what answers are randomized: "by a wheel on the screen"."""
    return {
        Procedure.SPINNER: tr("by a wheel on the screen"),
        Procedure.COINS: tr("by two coins on the screen"),
        Procedure.DIE: tr("by dice on the screen"),
        Procedure.SCRAMBLED: tr("by this program"),
        Procedure.OWN_DEVICE: tr("by something of people’s own"),
    }[procedure]
