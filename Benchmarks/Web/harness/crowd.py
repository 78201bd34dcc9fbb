"""Many open pages of one server."""

import asyncio

from .problem import Problem

# Pages that are opened at the same time, as a browser does it, and that are closed at the same time.
OPENED_AT_ONCE = 8
CLOSED_AT_ONCE = 50


async def open_up_to(count, driver, page, sessions):
    """Opens pages until a list has `count` sessions, all of them live."""
    gate = asyncio.Semaphore(OPENED_AT_ONCE)

    async def open_one():
        async with gate:
            sessions.append(await driver.open(page))

    await asyncio.gather(*(open_one() for _ in range(count - len(sessions))))
    if (live := sum(session.is_live for session in sessions)) < count:
        raise Problem(f"only {live} of {count} sessions stayed open")


async def close_all(sessions):
    """Closes the sessions of a list, and empties it."""
    for start in range(0, len(sessions), CLOSED_AT_ONCE):
        await asyncio.gather(*(session.close() for session in sessions[start:start + CLOSED_AT_ONCE]))
        await asyncio.sleep(0.05)
    sessions.clear()
