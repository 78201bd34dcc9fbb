"""The list of attacks, each of which belongs to a promise of SECURITY.md."""

from dataclasses import dataclass
from typing import Callable

# Alone: one after another, since their processor time is measured. Slow: all at once, since they mostly wait. Own: as
# the slow ones, each with galleries of its own, which it may end. Heavy: one after another, at the end, each with
# a gallery of its own.
ALONE, SLOW, OWN, HEAVY = "alone", "slow", "own", "heavy"


@dataclass(frozen=True)
class Finding:
    """The attack, its effect, and whether the promise was kept."""

    attack: str
    figure: str
    holds: bool


@dataclass(frozen=True)
class Attack:
    """`start` is how the promise begins in SECURITY.md, in the section `section`."""

    section: str
    start: str
    name: str
    group: str
    run: Callable


@dataclass(frozen=True)
class Reason:
    """A promise that no client can attack in this build of the gallery, and why."""

    section: str
    start: str
    text: str


ATTACKS, REASONS = [], []


def attack(section, start, group=ALONE):
    """Adds a function, which gets a site and returns a finding, to the attacks on a promise."""
    def add(function):
        ATTACKS.append(Attack(section, start, function.__name__.replace("_", "-"), group, function))
        return function
    return add


def cannot(section, start, text):
    """Adds the reason why a promise is not attacked."""
    REASONS.append(Reason(section, start, text))


def belongs(entry, promise):
    return entry.section == promise.section and promise.text.startswith(entry.start)


def gaps(promises, entries, sections_left_out):
    """Sentences about promises without an entry, and entries without a promise, or with several."""
    for promise in promises:
        if promise.section not in sections_left_out and not any(belongs(entry, promise) for entry in entries):
            yield (
                f"SECURITY.md promises in “{promise.section}”, but Scripts/security does not know: {promise.short}. "
                "Add an attack, or with `cannot` the reason why there is none")
    for entry in entries:
        count = sum(belongs(entry, promise) for promise in promises)
        if count != 1:
            yield (
                f"{count} promises of SECURITY.md in “{entry.section}” begin with “{entry.start}”: correct it in "
                "Scripts/security")
