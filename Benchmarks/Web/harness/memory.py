"""The phases of memory: what sessions need, what stays when they have closed, and whether it is used again."""

import asyncio

from .crowd import close_all, open_up_to
from .machine import kib_of_process
from .samples import slope

SESSIONS_BEFORE = 3
SECONDS_BEFORE = 5


async def of_counter(server, effort):
    return await of_page("counter", "Increment", effort.counter_sessions, server, effort)


async def of_list(server, effort):
    return await of_page("list", "Delete 3", effort.list_sessions, server, effort)


async def of_list_of_views(server, effort):
    return await of_page("list-of-views", "Delete 3", effort.list_sessions, server, effort)


async def of_page(page, label, counts, server, effort):
    """Opens more and more sessions of a page, closes all of them, and opens as many again.

    Memory that stays after closing may be lost, or only kept by the allocator: then the second round uses it again.
    """
    sessions, points = [], []

    async def memory_with(count):
        await open_up_to(count, server.driver, page, sessions)
        await asyncio.sleep(effort.seconds_open)
        return kib_of_process(server.process)

    # The memory that a server takes for its first pages does not belong to sessions.
    await open_up_to(SESSIONS_BEFORE, server.driver, page, sessions)
    await sessions[0].click(label)
    await close_all(sessions)
    await asyncio.sleep(SECONDS_BEFORE)
    before = kib_of_process(server.process)
    for count in counts:
        points.append((count, await memory_with(count)))
    await close_all(sessions)
    await asyncio.sleep(effort.seconds_closed)
    after = kib_of_process(server.process)
    again = await memory_with(counts[-1])
    await close_all(sessions)

    most = points[-1][1]
    used = max(1, most - before)
    return {
        "kib_per_session": slope(points), "mib_before": before / 1024, "kept_pct": 100 * (after - before) / used,
        "second_round_pct": 100 * (again - most) / used,
    }, None
