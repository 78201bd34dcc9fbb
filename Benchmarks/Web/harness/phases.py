"""The phases of a measurement."""

from dataclasses import dataclass
from typing import Callable

from . import clicks, memory, pages


@dataclass(frozen=True)
class Phase:
    """A measurement of one fresh server. `measure` returns its figures by name, and the load if it is timed.

    An untimed phase is measured in the first run only. One of an extra page is measured where the page exists.
    """

    name: str
    measure: Callable
    is_timed: bool = True
    extra_page: str = ""


ALL = [
    Phase("patches", pages.patches, is_timed=False),
    Phase("deletes", clicks.deletes),
    Phase("one-session", clicks.one_session),
    Phase("many-sessions", clicks.many_sessions),
    Phase("throughput", clicks.throughput),
    Phase("broadcast", clicks.broadcast),
    Phase("first-page", pages.first_page),
    Phase("counter-memory", memory.of_counter, is_timed=False),
    Phase("list-memory", memory.of_list, is_timed=False),
    Phase("list-of-views-memory", memory.of_list_of_views, is_timed=False, extra_page="list-of-views"),
]
