"""Attacks on the streams of pages, and with events."""

import asyncio
import random

from .attack import OWN, Finding, attack, cannot
from .ownership import statuses
from .page import Page

SECTION = "What a client can cost"
PATH = "/catalogue/motion"


@attack(SECTION, "A session has one stream")
async def unread_older_stream(site):
    page = await Page(site, "/catalogue/list").open()
    rows = page.numbers("data-rows=")[0]
    older, _ = await page.stream(receive_buffer=2048)
    await asyncio.sleep(0.3)
    # Until the buffers of the system are full.
    for step in range(8):
        await page.post(page.content([[rows, "rows", 150 * step, 150 * step + 150, 1, 0]], ack=0))
    held = site.gallery.holds(older.local_port)
    newer, response = await page.stream(last=10**9)
    seconds = await site.gallery.let_go(older.local_port, 10)
    older.close()
    newer.close()
    return Finding(
        "a stream that is not read, with patches in its buffers, and then another one of the same page",
        f"the newer one is answered {response.status}; the connection of the older one is closed after "
        f"{'more than 10' if seconds is None else f'{seconds:.1f}'} s",
        held and seconds is not None and seconds < 2)


@attack(SECTION, "Unread patches are limited")
async def unacknowledged_patches(site):
    page = await Page(site, PATH).open()
    socket, number, found = await page.socket(), page.button("Race"), []
    wire = await site.wire()
    for _ in range(260):
        response = await page.post(page.content([[number, "click"]], ack=0), wire=wire)
        found.append(response.status)
        if response.status == 429:
            page.batch -= 1
    await asyncio.sleep(0.3)
    first = socket.patches
    list_page = await Page(site, "/catalogue/list").open()
    rows, large = list_page.numbers("data-rows=")[0], await list_page.socket()
    for step in range(20):
        large.send(list_page.content([[rows, "rows", 200 * step, 200 * step + 200, 1, 0]], ack=0))
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)
    socket.close()
    large.close()
    return Finding(
        "260 clicks and 20 large changes, without acknowledging a patch",
        f"{first} patches; posts {statuses(found)}; {large.patches} large patches with {large.patch_bytes / 1000:.0f} KB",
        first <= 11 and 429 in found and large.patches <= 10 and large.patch_bytes <= 256 * 1024 + 300_000)


@attack(SECTION, "Any bytes are a batch of events or malformed")
async def random_bodies(site):
    dice, found = random.Random(33), []
    valid = b'{"seq":1,"ack":0,"events":[[12,"click"],[13,"input","\\u00e9",2],[0,"visit",1,"/x"]],"hidden":true}'
    extreme = [
        b"", b"[" * 60_000, b'{"seq":' + b"9" * 60_000, b'{"seq":1e999,"ack":0}', b'{"seq":18446744073709551615,"ack":0}',
        b'{"seq":1,"ack":0,"events":[[18446744073709551616,"click"]]}', b'{"seq":1,"ack":0}' * 2, b"\xff\xfe\x00",
        b'{"seq":1,"ack":0,"events":[[1,"resize",1e308,-1]]}', b'{"seq":1,"ack":0,"events":[[1,"input","\\ud800",1]]}',
        b'{"seq":1,"ack":0,"events":[[1,"rows",9223372036854775807,9223372036854775808,1,0]]}',
    ]
    before = site.gallery.processor_seconds
    for number in range(10):
        page, wire = await Page(site, PATH).open(), await site.wire()
        bodies = extreme if not number else [changed(valid, dice) for _ in range(150)]
        for body in bodies:
            found.append((await page.post(body, wire=wire)).status)
        wire.close()
    processor = site.gallery.processor_seconds - before
    alive = (await site.get("/health")).status
    return Finding(
        f"{len(found):,} bodies: a batch with random bytes changed, left out, repeated and added, and 11 extreme ones",
        f"{statuses(found)}; {1000 * processor / len(found):.2f} ms of the processor each; the gallery answers {alive}",
        set(found) <= {204, 400, 409, 413, 429} and found.count(400) > len(found) / 2 and alive == 200)


def changed(data, dice):
    """Some bytes with up to four random changes."""
    data = bytearray(data)
    for _ in range(dice.randint(1, 4)):
        place = dice.randrange(len(data))
        change = dice.randrange(4)
        if change == 0:
            data[place] = dice.randrange(256)
        elif change == 1:
            del data[place:place + dice.randint(1, 5)]
        elif change == 2:
            data[place:place] = data[place:place + dice.randint(1, 20)]
        else:
            data[place:place] = bytes(dice.randrange(256) for _ in range(dice.randint(1, 5)))
        data = data or bytearray(b"{")
    return bytes(data)


@attack(SECTION, "A request at the wrong one of several processes", OWN)
async def another_process(site):
    site = await site.another("--process-name", "8081")
    found = []
    for number in range(60):
        page = Page(site, PATH, cookie=f"live={'8082' if number % 2 else '8083'}.{number:032x}")
        page.token = f"{number:032x}"
        found.append((await page.post(b'{"seq":1,"ack":0}')).status)
    await asyncio.sleep(0.5)
    lines = [line for line in site.gallery.lines if "another process" in line]
    return Finding(
        "60 posts for the pages of two other processes", f"{statuses(found)}; {len(lines)} lines of log",
        set(found) == {410} and len(lines) == 2)


cannot(
    SECTION, "An action that blocks the main actor for 0.5 seconds",
    "no action of the gallery blocks the main actor")
