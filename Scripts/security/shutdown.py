"""Shutdowns that clients try to prevent."""

import asyncio

from .attack import OWN, Finding, attack, cannot
from .headers import script_path
from .page import Page
from .wire import request

SECTION = "Transport"
# The 8 seconds of `LiveServerLimits`, and those that a busy machine may add.
MOST = 10
HALF = "POST /profile HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n["


def shown(seconds):
    return f"did not end in {3 * MOST} s" if seconds is None else f"ended after {seconds:.1f} s"


async def half_bodies(site, count):
    wires = [await site.wire() for _ in range(count)]
    for wire in wires:
        await wire.send_all(HALF.format(site.host).encode())
    await asyncio.sleep(0.3)
    return wires


@attack(SECTION, "SIGTERM ends the server, whatever clients do: a half-sent body", OWN)
async def shutdown_with_half_bodies(site):
    site = await site.another()
    wires = await half_bodies(site, 50)
    site.gallery.terminate()

    async def trickle():
        while True:
            for wire in wires:
                wire.send(b"1,")
            await asyncio.sleep(0.5)

    trickling = asyncio.create_task(trickle())
    seconds = await site.gallery.ended(3 * MOST)
    trickling.cancel()
    return Finding(
        "50 half-sent bodies, of which bytes follow every half second, then SIGTERM", f"the process {shown(seconds)}",
        seconds is not None and seconds <= MOST)


@attack(SECTION, "… a response that is not read", OWN)
async def shutdown_with_unread_responses(site):
    site = await site.another()
    script = await script_path(site)
    wires = [await site.wire(receive_buffer=2048) for _ in range(10)]
    for wire in wires:
        wire.send(request("GET", script, {"Host": site.host}) * 400)
    await asyncio.sleep(1)
    site.gallery.terminate()
    seconds = await site.gallery.ended(3 * MOST)
    for wire in wires:
        wire.close()
    return Finding(
        "10 connections with 400 responses each that are not read, then SIGTERM", f"the process {shown(seconds)}",
        seconds is not None and seconds <= MOST)


cannot(SECTION, "… a handler that does not end", "each handler of the gallery ends")


@attack(SECTION, "The actions of pages, and their 7 seconds", OWN)
async def shutdown_during_a_save(site):
    site = await site.another()
    # A gallery that is busy may answer with a page that still loads.
    for _ in range(10):
        page = await Page(site, "/profile").open()
        if page.numbers('type="text"'):
            break
        await asyncio.sleep(0.5)
    socket = await page.socket()
    select = page.numbers("<select")[0]
    # The third option is a latency of 3 seconds.
    socket.events([select, "select", str(page.numbers("<option")[2])])
    await socket.until(lambda: socket.done >= 1)
    field = page.numbers('type="text"')[0]
    socket.events([field, "input", "Mallory", 1], [page.button("Save"), "click"])
    await socket.until(lambda: socket.done >= 2)
    socket.events(hidden=True)
    wires = await half_bodies(site, 20)
    socket.close()
    site.gallery.terminate()
    seconds = await site.gallery.ended(3 * MOST)
    for wire in wires:
        wire.close()
    data = b"".join(path.read_bytes() for path in site.gallery.files())
    is_saved = b"Mallory" in data
    return Finding(
        "a save that takes 3 seconds, whose page is hidden without a stream, 20 half-sent bodies, then SIGTERM",
        f"the process {shown(seconds)}; the change is {'stored' if is_saved else 'lost'}",
        seconds is not None and seconds <= MOST and is_saved)


@attack(SECTION, "Until then, responses are sent completely", OWN)
async def shutdown_during_a_response(site):
    site = await site.another()
    wire = await site.wire(receive_buffer=2048)
    wire.send(request("GET", "/previews", {"Host": site.host}))
    wire.read_on()
    # The head shows that the document is created. Its body is not read, since it does not fit into the buffer.
    length = int((await wire.head()).headers["content-length"])
    site.gallery.terminate()
    await asyncio.sleep(2)
    body = await asyncio.wait_for(wire.reader.readexactly(length), 5)
    seconds = await site.gallery.ended(3 * MOST)
    return Finding(
        "the largest document, which is read only 2 seconds after SIGTERM",
        f"{len(body):,} of {length:,} bytes arrive; then the process {shown(seconds)}",
        length > 100_000 and body.rstrip().endswith(b"</html>") and seconds is not None and seconds <= MOST)
