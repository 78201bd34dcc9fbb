"""The phases of bytes and documents: what a click and a page cost on the wire, and how soon a page is live."""

import asyncio
import statistics

from .http_client import fetch
from .machine import LoadMeter, wait_until_quiet
from .problem import Problem
from .samples import milliseconds

# After which no more bytes of a click arrive.
SECONDS_OF_SILENCE = 0.4


async def patches(server, effort):
    """The bytes of a click on the counter, and of a deleted row, after clicks of the same kind."""
    session = await server.driver.open("counter")
    for number in (1, 2, 3):
        await session.click("Increment", str(number))
    click = await bytes_of_click(session, "Increment", "4")
    await session.close()

    session = await server.driver.open("list")
    await session.click("Delete 17")
    delete = await bytes_of_click(session, "Delete 18", "")
    await session.close()
    return {
        "click_payload": click[0], "click_wire": click[1], "delete_payload": delete[0], "delete_wire": delete[1],
    }, None


async def bytes_of_click(session, label, expected):
    """The decoded bytes and those on the socket that a click causes, until the server is silent."""
    await asyncio.sleep(SECONDS_OF_SILENCE)
    payload, wire = session.payload, session.wire
    await session.click(label, expected)
    await asyncio.sleep(SECONDS_OF_SILENCE)
    return session.payload - payload, session.wire - wire


async def first_page(server, effort):
    """The document of the list: its first byte, its bytes, and the time until the page is live."""
    await wait_until_quiet(server.process, effort.seconds_for_quiet)
    await fetch(server.driver.port, "/list")
    first_bytes, live = [], []
    with LoadMeter(server.process) as meter:
        for _ in range(effort.documents):
            response, html = await fetch(server.driver.port, "/list")
            first_bytes.append(response.first_byte)
            await asyncio.sleep(0.05)
        for _ in range(effort.openings):
            session = await server.driver.open("list")
            live.append(session.seconds_until_live)
            await session.close()
    if (rows := html.count("Row ")) < 500:
        raise Problem(f"the document of the list has {rows} rows, not 500")
    return {
        "first_byte": milliseconds(first_bytes)["p50"], "live": 1e3 * statistics.median(live), "wire": response.wire,
    }, meter.load
