"""Connections whose clients are slow, silent or do not read."""

import asyncio
import time

from .attack import SLOW, Finding, attack
from .headers import script_path
from .page import Page
from .wire import request

SECTION = "Transport"
# Seconds that a busy machine may add.
SLACK = 2.5


async def trickled(site, start, part, interval, seconds):
    """Sends a part again and again. Returns the seconds until the server closes, or `None`, and its bytes."""
    wire = await site.wire()
    wire.send(start)
    ending = asyncio.create_task(wire.end(seconds))
    while not ending.done():
        try:
            wire.send(part)
        except ConnectionError:
            pass
        await asyncio.wait([ending], timeout=interval)
    wire.close()
    return ending.result()


def shown(seconds):
    return "never" if seconds is None else f"{seconds:.1f} s"


async def closings(what, limit, *trickles):
    """Sends parts on several connections at once, which have to be closed after `limit` seconds."""
    seconds = [seconds for seconds, _ in await asyncio.gather(*trickles)]
    return Finding(
        what, f"closed after {', '.join(map(shown, seconds))}", all(near(value, limit) for value in seconds))


def near(seconds, limit, slack=SLACK):
    return seconds is not None and limit - 0.2 <= seconds <= limit + slack


@attack(SECTION, "The head of a request has to be complete", SLOW)
async def half_sent_heads(site):
    start = f"GET / HTTP/1.1\r\nHost: {site.host}\r\n".encode()
    whole = request("GET", "/health", {"Host": site.host})
    return await closings(
        "a field every half second, one byte, and a field every half second behind a whole request", 10,
        trickled(site, start, b"X-A: b\r\n", 0.5, 20), trickled(site, b"G", b"", 1, 20),
        trickled(site, whole + start, b"X-A: b\r\n", 0.5, 20))


@attack(SECTION, "So has a body", SLOW)
async def half_sent_bodies(site):
    start = request("POST", "/profile", {"Host": site.host, "Content-Type": "application/json"})
    start = start.replace(b"Content-Length: 0", b"Content-Length: 60000")
    chunked = start.replace(b"Content-Length: 60000", b"Transfer-Encoding: chunked")
    return await closings(
        "bodies of 60,000 bytes: nothing of it, a byte every half second, and one in chunks of a byte", 20,
        trickled(site, start, b"", 1, 40), trickled(site, start, b"[", 0.5, 40),
        trickled(site, chunked, b"1\r\n[\r\n", 0.5, 40))


@attack(SECTION, "A connection without requests is closed", SLOW)
async def idle_connections(site):
    async def idle(data):
        wire = await site.wire()
        if data:
            wire.send(data)
            await wire.response()
        seconds, _ = await wire.end(85)
        return seconds

    found = await asyncio.gather(idle(b""), idle(request("GET", "/health", {"Host": site.host})))
    return Finding(
        "a connection without a request, and one after a request", f"closed after {', '.join(map(shown, found))}",
        all(near(value, 75) for value in found))


@attack(SECTION, "A connection whose client does not read", SLOW)
async def unread_responses(site):
    script = await script_path(site)
    response = await site.wire(receive_buffer=2048)
    # More than the buffers of both systems hold.
    response.send(request("GET", script, {"Host": site.host}) * 400)
    page = await Page(site, "/catalogue/list").open()
    rows = page.numbers("data-rows=")[0]
    stream, _ = await page.stream(receive_buffer=2048)
    await asyncio.sleep(0.3)
    # Patches of some 90 KB, of which the client says that it has read them, until the buffers of the system are full.
    for step in range(60):
        events = [[rows, "rows", 200 * step, 200 * step + 200, 1, 0]]
        if (await page.post(page.content(events, ack=step))).status != 204:
            page.batch -= 1
        await asyncio.sleep(0.15)
    found = await asyncio.gather(*(site.gallery.let_go(wire.local_port, 60) for wire in (response, stream)))
    response.close()
    stream.close()
    return Finding(
        "400 requests for the script, and a stream with up to 60 patches of 90 KB that are acknowledged; nothing is read",
        f"closed after {', '.join(map(shown, found))}", all(value is not None and value <= 40 + SLACK for value in found))


@attack(SECTION, "A stream or WebSocket whose client reads it", SLOW)
async def read_streams(site):
    pages = [await Page(site, "/catalogue/motion").open() for _ in range(2)]
    number, socket, start = pages[0].button("Race"), await pages[0].socket(), time.monotonic()
    stream, _ = await pages[1].stream()
    ending = asyncio.create_task(stream.end(110))
    for _ in range(2):
        await asyncio.sleep(50)
        # As the script reports. On a WebSocket of this age, the server would ask for another one.
        await pages[0].post(pages[0].content(ack=socket.last_patch))
        await pages[1].post(pages[1].content())
    await pages[0].post(pages[0].content([[number, "click"]], ack=socket.last_patch))
    has_patch = await socket.until(lambda: socket.patches > 0, 5)
    ended, count = await ending
    seconds = time.monotonic() - start
    for wire in (socket, stream):
        wire.close()
    return Finding(
        "a WebSocket and a stream that are read, with two reports by POST",
        f"both are open after {seconds:.0f} s, {count} bytes of heartbeats, and a click arrives as a patch",
        ended is None and socket.ended_at is None and has_patch)
