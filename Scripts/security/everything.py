"""All attacks and reasons, as the modules of this package declare them."""

from . import attack, connections, files, headers, lifetimes, limits, memory, ownership, requests, shutdown, signing_in, sockets, states, streams
from .problem import Problem

# The tests of the page's script and of the database need a browser or a database.
LEFT_OUT = {
    "What a user did": "promised to users, not against clients: its tests lose and repeat requests, in a browser too",
    "The shared database of the demos": "the release build of the gallery that is attacked has no database",
}


def names():
    return [entry.name for entry in attack.ATTACKS]


def chosen(wanted):
    """The attacks with some names, or all."""
    if unknown := [name for name in wanted if name not in names()]:
        raise Problem(f"there is no attack named {unknown[0]}: the attacks are {', '.join(names())}")
    return [entry for entry in attack.ATTACKS if not wanted or entry.name in wanted]


def gaps(promises):
    """Sentences about rows that no attack and no reason belongs to, and the reverse."""
    return attack.gaps(promises, [*attack.ATTACKS, *attack.REASONS], LEFT_OUT)


def reason(promise):
    """The reason why a promise is not attacked, or `None`."""
    if promise.section in LEFT_OUT:
        return LEFT_OUT[promise.section]
    return next((entry.text for entry in attack.REASONS if attack.belongs(entry, promise)), None)
