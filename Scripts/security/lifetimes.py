"""Sessions whose clients are silent."""

import asyncio
import time

from .attack import SLOW, Finding, attack
from .page import Page

SECTION = "What a client can cost"
LIFETIME, SLACK = 180, 4


@attack(SECTION, "A session ends after 180 seconds", SLOW)
async def silent_sessions(site):
    hidden = await Page(site, "/catalogue/motion").open()
    socket = await hidden.socket()
    # A page that says that its tab is hidden, but keeps its stream.
    start = time.monotonic()
    socket.events(hidden=True)
    left, behind = [await Page(site, "/catalogue/motion").open() for _ in range(2)]
    for page in (left, behind):
        (await page.socket()).close()
    await behind.post(behind.content(hidden=True))
    unclaimed = await Page(site, "/catalogue/motion").open()
    await asyncio.sleep(32)
    of_unclaimed = (await unclaimed.post()).status
    await socket.until(lambda: socket.ended_at is not None, LIFETIME + SLACK - 32)
    seconds = socket.ended_at and socket.ended_at - start
    await asyncio.sleep(max(0, start + LIFETIME + SLACK - time.monotonic()))
    of_left, of_behind = (await left.post()).status, (await behind.post()).status
    shown = "open" if seconds is None else f"closed after {seconds:.0f} s"
    return Finding(
        "silent pages: hidden with an open WebSocket, without a stream, hidden without a stream, never opened",
        f"the WebSocket is {shown}; after {LIFETIME + SLACK} s, a post is answered with {of_left}, and with {of_behind} for "
        f"the hidden one; never opened: {of_unclaimed} after 32 s (the 30 minutes are not awaited)",
        seconds is not None and abs(seconds - LIFETIME) <= SLACK and (of_left, of_behind, of_unclaimed) == (410, 204, 410))
