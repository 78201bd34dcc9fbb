"""The timed phases: from a click to its patch."""

import asyncio
import random

from .connection import TIMEOUT, now
from .crowd import close_all, open_up_to
from .machine import LoadMeter, wait_until_quiet
from .samples import milliseconds

# Clicks and seconds that don't count, until caches are filled.
CLICKS_BEFORE = 100
SECONDS_BEFORE = 1.5
SESSIONS_OF_LOOP = 50
# The count of the shared page before the first click. It is in no patch for another reason.
SHARED_START = 1_000_000
# After a shared click, until the messages are parsed, and until the next click.
SECONDS_TO_PARSE, SECONDS_BETWEEN_SHARED_CLICKS = 0.02, 0.05


async def one_session(server, effort):
    """One session clicks, with a pause of 5 ms between clicks."""
    await wait_until_quiet(server.process, effort.seconds_for_quiet)
    session = await server.driver.open("counter")
    for number in range(CLICKS_BEFORE):
        await session.click("Increment", str(number + 1))
    seconds = []
    with LoadMeter(server.process) as meter:
        for number in range(CLICKS_BEFORE, CLICKS_BEFORE + effort.clicks):
            seconds.append(await session.click("Increment", str(number + 1)))
            await asyncio.sleep(0.005)
    await session.close()
    return milliseconds(seconds), meter.load


async def deletes(server, effort):
    """One session deletes rows of the list, with a pause of 20 ms."""
    await wait_until_quiet(server.process, effort.seconds_for_quiet)
    session = await server.driver.open("list")
    seconds = []
    with LoadMeter(server.process) as meter:
        for row in range(100, 100 + effort.deletes):
            seconds.append(await session.click(f"Delete {row}"))
            await asyncio.sleep(0.02)
    await session.close()
    return milliseconds(seconds), meter.load


async def many_sessions(server, effort):
    """100 sessions click once a second each, not at the same moments."""
    await wait_until_quiet(server.process, effort.seconds_for_quiet)
    sessions, seconds, moments = [], [], random.Random(1)
    await open_up_to(effort.users, server.driver, "counter", sessions)
    end = now() + effort.seconds_of_users

    async def use(session, delay):
        await asyncio.sleep(delay)
        due, number = now(), 0
        while now() < end:
            number += 1
            seconds.append(await session.click("Increment", str(number)))
            due += 1
            await asyncio.sleep(max(0, due - now()))

    with LoadMeter(server.process) as meter:
        await asyncio.gather(*(use(session, moments.random()) for session in sessions))
    await close_all(sessions)
    return milliseconds(seconds), meter.load


async def throughput(server, effort):
    """50 sessions click again as soon as the patch of their last click has arrived."""
    await wait_until_quiet(server.process, effort.seconds_for_quiet)
    sessions, clicks, is_over = [], 0, False
    await open_up_to(SESSIONS_OF_LOOP, server.driver, "counter", sessions)

    async def use(session):
        nonlocal clicks
        number = 0
        while not is_over:
            number += 1
            await session.click("Increment", str(number))
            clicks += 1

    users = asyncio.gather(*(use(session) for session in sessions))
    await asyncio.sleep(SECONDS_BEFORE)
    clicks_before = clicks
    with LoadMeter(server.process) as meter:
        await asyncio.sleep(effort.seconds_of_loop)
        clicks_counted = clicks - clicks_before
    is_over = True
    await users
    await close_all(sessions)
    return {"clicks_per_cpu_second": clicks_counted / meter.server}, meter.load


async def broadcast(server, effort):
    """One session clicks, and all sessions see the change. Measured until the last of them has the patch."""
    await wait_until_quiet(server.process, effort.seconds_for_quiet)
    sessions, seconds = [], []
    await open_up_to(effort.users, server.driver, "shared", sessions)
    for session in sessions:
        session.stream.seconds_to_parse = SECONDS_TO_PARSE
    with LoadMeter(server.process) as meter:
        for number in range(effort.shared_clicks):
            arrivals = asyncio.gather(*(session.expect(str(SHARED_START + number + 1)) for session in sessions))
            start = now()
            await sessions[0].send_click("Increment")
            seconds.append(max(await asyncio.wait_for(arrivals, TIMEOUT)) - start)
            await asyncio.sleep(SECONDS_BETWEEN_SHARED_CLICKS)
    await close_all(sessions)
    return milliseconds(seconds), meter.load
