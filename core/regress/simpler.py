"""Simpler formulas, for where one cannot be fitted: groups joined, or a term left out."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from core.grammar.formula import Factor, Formula, Term


@dataclass(frozen=True, slots=True)
class Simpler:
    """A formula that asks for less: the groups of a number `joined`, or a term left `out`."""

    formula: Formula
    joined: Factor | None = None
    out: Term = ()


def simpler(formula: Formula, alike: Collection[str] = ()) -> tuple[Simpler, ...]:
    """Return simpler formulas, the mildest first; none of what explains nothing any more.

    Where all gave the same answer to some questions, `alike`, only they are left out.

    >>> from core.grammar.formula import read, write
    >>> [write(each.formula) for each in simpler(read("y ~ cut(age, 30, 45, 60)*area + sex"))]
    ['y ~ cut(age, 45) + area + sex + cut(age, 45):area', 'y ~ cut(age, 30, 45, 60) + area + sex']
    """
    found = []
    if alike:
        of_them = [term for term in formula.terms if any(each.question in alike for each in term)]
        rest = tuple(term for term in formula.terms if term not in of_them)
        return (Simpler(formula.explained_by(rest), out=of_them[0]),) if of_them and rest else ()
    cut = max(formula.factors, key=lambda factor: len(factor.edges), default=None)
    if cut is not None and len(cut.edges) > 1:
        wider = replace(cut, edges=cut.edges[1::2])
        terms = [tuple(wider if each == cut else each for each in term) for term in formula.terms]
        if len(set(map(frozenset, terms))) == len(terms):
            found.append(Simpler(formula.explained_by(terms), joined=cut))
    if len(formula.terms) > 1:
        found.append(Simpler(formula.without(formula.terms[-1]), out=formula.terms[-1]))
    return tuple(found)
