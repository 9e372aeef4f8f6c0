"""What questions forbid: families of functions that give the same answer, declared once.

Whoever may not use a mechanism may not use its twins, its distribution, its table, its profile or
the helpers below it either: each would be the answer under another name.
"""

from __future__ import annotations

import functools
import importlib
import types
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Family:
    """What the task calls it, and its dotted names; ``.*`` stands for all that is in one."""

    words: str
    members: tuple[str, ...]


_MEASURES = (
    "dpedu.privacy.divergences.*",
    "dpedu.privacy.discrete_profiles.*",
    "dpedu.privacy.profiles.*",
    "dpedu.privacy.testing.*",
    "dpedu.Channel.*",
    "dpedu.Channel",
)
_NOISE = (
    *("dpedu.Laplace", "dpedu.Laplace.*", "dpedu.mechanisms.additive.*"),
    *("dpedu.DiscreteLaplace", "dpedu.DiscreteLaplace.*", "dpedu.Geometric", "dpedu.Geometric.*"),
)
_FLIPS = (
    *("dpedu.RandomisedResponse", "dpedu.RandomisedResponse.*"),
    *("dpedu.KaryRandomisedResponse", "dpedu.KaryRandomisedResponse.*"),
    *("dpedu.UnaryRandomisedResponse", "dpedu.UnaryRandomisedResponse.*"),
)
FAMILIES: Mapping[str, Family] = types.MappingProxyType(
    {
        "randomised response": Family(
            "`dp.RandomisedResponse` and its relatives", (*_FLIPS, "dpedu.privacy.profiles.*")
        ),
        "privacy measures": Family(
            "`dp.Channel`, divergences and profiles of `dpedu.privacy`", (*_MEASURES, *_FLIPS)
        ),
        "beliefs": Family(
            "`dp.Channel`, `dp.posterior_bounds` and beliefs of `dpedu.privacy`",
            (*_FLIPS, "dpedu.Channel", "dpedu.Channel.*", "dpedu.privacy.belief.*"),
        ),
        "laplace": Family("`dp.Laplace` and its relatives", _NOISE),
        "gaussian": Family(
            "`dp.Gaussian`, its relatives, profiles and losses",
            (
                *("dpedu.Gaussian", "dpedu.Gaussian.*", "dpedu.privacy.profiles.*"),
                *("dpedu.DiscreteGaussian", "dpedu.DiscreteGaussian.*", "dpedu.privacy.loss.*"),
                *("dpedu.privacy.discrete_profiles.*", "dpedu.privacy.testing.*"),
            ),
        ),
        "sensitivity": Family("`dp.sensitivity`", ("dpedu.mechanisms.sensitivity.*",)),
        "amplification": Family(
            "`dpedu.privacy.amplification`", ("dpedu.privacy.amplification.*",)
        ),
        "ledger": Family("`dp.Ledger`", ("dpedu.Ledger", "dpedu.Ledger.*")),
        "selection": Family(
            "`dp.ExponentialMechanism` and the other mechanisms that select",
            (
                *("dpedu.ExponentialMechanism", "dpedu.ExponentialMechanism.*"),
                *("dpedu.ReportNoisyMax", "dpedu.ReportNoisyMax.*"),
                *("dpedu.PermuteAndFlip", "dpedu.PermuteAndFlip.*"),
                *("dpedu.mechanisms.selection.*", "dpedu.mechanisms.noisy_max.*"),
            ),
        ),
        "sparse vector": Family(
            "`dp.SparseVector` and its module",
            ("dpedu.SparseVector", "dpedu.SparseVector.*", "dpedu.mechanisms.sparse_vector.*"),
        ),
        "private learning": Family(
            "`dpedu.learning` and private gradient descent",
            (
                *("dpedu.learning.logistic.*", "dpedu.learning.steps.*", "dpedu.learning.vote.*"),
                *(
                    "dpedu.learning.output_perturbation.*",
                    "dpedu.learning.objective_perturbation.*",
                ),
                *("dpedu.learning.vote.NoisyVote.*", "dpedu.learning.vote.GaussianVote.*"),
                "dpedu.deployments.gradient_descent.*",
            ),
        ),
        "zcdp budgets": Family(
            "`dpedu.privacy.composition.zcdp_epsilon`, its inverses, and ledgers in zCDP",
            (
                *("dpedu.privacy.composition.zcdp_epsilon", "dpedu.privacy.composition.zcdp_delta"),
                *("dpedu.privacy.composition.zcdp_rho", "dpedu.privacy.filters.*"),
            ),
        ),
        "linkage": Family("`dpedu.attacks.linkage`", ("dpedu.attacks.linkage.*",)),
        "anonymity": Family(
            "`dpedu.anonymity`",
            (
                *("dpedu.anonymity.measures.*", "dpedu.anonymity.mondrian.*"),
                *("dpedu.anonymity.hierarchies.*", "dpedu.anonymity.loss.*"),
            ),
        ),
        "hold-outs": Family(
            "`dp.adaptive`",
            (
                *("dpedu.adaptive.thresholdout.*", "dpedu.adaptive.discoveries.*"),
                *("dpedu.adaptive.overfitting.*", "dpedu.adaptive.Thresholdout.*"),
            ),
        ),
        "streams": Family(
            "`dp.streams`",
            (
                *("dpedu.streams.counter.*", "dpedu.streams.counters.*", "dpedu.streams.sums.*"),
                *("dpedu.streams.square_root.*", "dpedu.streams._noise.*"),
            ),
        ),
    }
)


def words(off: Iterable[str]) -> str:
    """What the task says of what is off: families by their words, a function by its name."""
    said = [
        FAMILIES[name].words if name in FAMILIES else f"`{name.replace('dpedu.', 'dp.', 1)}`"
        for name in off
    ]
    return ", ".join(said)


def dotted(off: Iterable[str]) -> list[str]:
    """All dotted names of families, modules and classes; others stay as they are.

    Examples
    --------
    >>> "dpedu.privacy.divergences.hockey_stick" in dotted(["privacy measures"])
    True
    >>> dotted(["dpedu.Laplace"])
    ['dpedu.Laplace']
    """
    found: dict[str, None] = {}
    for name in off:
        for member in FAMILIES[name].members if name in FAMILIES else (name,):
            found.update(dict.fromkeys(_meant(member)))
    return list(found)


@functools.cache  # the library stays as it is, and every test asks
def _meant(member: str) -> tuple[str, ...]:
    """The dotted names that one member of a family stands for."""
    return tuple(_inside(member[:-2])) if member.endswith(".*") else (member,)


def _inside(name: str) -> Iterator[str]:
    """The functions and classes of a module, or the methods of a class, private ones too."""
    owner = _owner(name)
    for attribute, thing in vars(owner).items():
        thing = getattr(thing, "__func__", thing)
        if isinstance(thing, property) or attribute.startswith("__"):
            continue
        home = getattr(thing, "__module__", "")
        if isinstance(thing, types.FunctionType | type) and home == _home(owner):
            yield f"{name}.{attribute}"


def _owner(name: str) -> Any:
    package, _, last = name.rpartition(".")
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        return getattr(importlib.import_module(package), last)


def _home(owner: Any) -> str:
    return str(owner.__name__ if isinstance(owner, types.ModuleType) else owner.__module__)
