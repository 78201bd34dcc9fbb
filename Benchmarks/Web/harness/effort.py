"""The duration and the number of the measurements in each phase."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    clicks: int = 500
    deletes: int = 40
    users: int = 100
    seconds_of_users: int = 15
    seconds_of_loop: int = 8
    shared_clicks: int = 200
    documents: int = 20
    openings: int = 5
    counter_sessions: tuple = (50, 200, 500)
    list_sessions: tuple = (20, 50, 100)
    # Until memory is measured: after sessions have opened, and after all of them have closed.
    seconds_open: int = 3
    seconds_closed: int = 30
    # The seconds to wait for a quiet machine before a timed phase.
    seconds_for_quiet: int = 20


# Everything once and briefly: whether it works, not how fast.
SMOKE = Effort(
    clicks=20, deletes=5, users=10, seconds_of_users=2, seconds_of_loop=1, shared_clicks=5, documents=3, openings=1,
    counter_sessions=(5, 10, 20), list_sessions=(2, 4, 6), seconds_open=1, seconds_closed=1, seconds_for_quiet=0,
)
