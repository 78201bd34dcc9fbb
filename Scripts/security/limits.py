"""Floods of documents and snapshots, from one address and from many."""

import asyncio
import itertools
import time

from .attack import HEAVY, Finding, attack
from .ownership import statuses
from .page import Page
from .wire import Closed, request

SECTION = "What a client can cost"
# The defaults of `LivePageConfiguration`.
BURST, RATE, UNCLAIMED, UNCLAIMED_IN_TOTAL = 200, 20, 100, 1000
CHEAP = "/catalogue/motion"


def documents(site, addresses, path=CHEAP):
    """Requests for a document, one from each address."""
    return [request("GET", path, {"Host": site.host, "X-Forwarded-For": address}) for address in addresses]


async def accepted(site, addresses):
    """Requests a document from each address. Returns the numbers of accepted and limited ones, and the seconds."""
    start = time.monotonic()
    answers = await site.flood(documents(site, addresses))
    found = [response.status for response in answers]
    return found.count(200), found.count(429), time.monotonic() - start, answers


@attack(SECTION, "One address opens at most 200 pages at once")
async def documents_of_an_address(site):
    address = site.address()
    count, limited, seconds, answers = await accepted(site, [address] * 600)
    most = BURST + RATE * seconds + 2
    repeated = next((r.headers.get("refresh") for r in answers if r.status == 429), None)
    other = (await accepted(site, [site.address()]))[0]
    return Finding(
        "600 documents from an address, as fast as they are answered",
        f"{count} in {seconds:.1f} s, {limited} × 429 with `Refresh: {repeated}`; another address gets its document",
        count <= most and count + limited == 600 and repeated is not None and other == 1)


@attack(SECTION, "One address opens at most 200 pages at once")
async def open_pages_of_an_address(site):
    address, sockets, rejected = site.address(), [], None
    end = time.monotonic() + 20
    while time.monotonic() < end:
        page = Page(site, CHEAP, address)
        response = await page.load()
        if response.status == 429:
            if response.headers.get("retry-after") == "30":
                rejected = response
                break
            await asyncio.sleep(0.1)
            continue
        sockets.append(await page.socket())
    for socket in sockets:
        socket.close()
    return Finding(
        "pages from an address, each with its WebSocket, until one is rejected",
        f"{len(sockets)} are open, the next one is answered {rejected and rejected.status}",
        len(sockets) == BURST and rejected is not None)


@attack(SECTION, "All IPv6 networks of a household")
async def networks_of_a_household(site):
    # 2001:db8::/32 is the network of documentation.
    household = [f"2001:db8:1:{number % 256:x}::{number // 256 + 1}" for number in range(1400)]
    count, limited, seconds, _ = await accepted(site, household)
    company = [f"2001:db8:2:{number:x}::1" for number in range(256, 256 + 4 * 700, 4)]
    of_company, _, of_seconds, _ = await accepted(site, [*company, *company, *company])
    most, most_of_company = 2 * (BURST + RATE * seconds) + 2, 8 * (BURST + RATE * of_seconds) + 2
    return Finding(
        "1,400 documents from the 256 networks of 64 bits of a /56, and 2,100 from 700 of a /48",
        f"{count} of the household in {seconds:.1f} s, {of_company} of the company in {of_seconds:.1f} s",
        count <= most and of_company <= most_of_company and limited > 0)


@attack(SECTION, "A snapshot, which costs as much as a document")
async def snapshots(site):
    address = site.address()
    pages = [await Page(site, CHEAP, address).open() for _ in range(4)]
    start, found = time.monotonic(), []
    for page in itertools.islice(itertools.cycle(pages), 600):
        wire, response = await page.stream(last=10**9)
        wire.close()
        found.append(response.status)
    seconds = time.monotonic() - start
    most = BURST - len(pages) + RATE * seconds + 2
    return Finding(
        "600 streams that need a snapshot, of 4 pages of an address",
        f"{found.count(200)} snapshots in {seconds:.1f} s ({found.count(200) / seconds:.0f} per second), the others 429",
        found.count(200) <= most and set(found) <= {200, 429} and 429 in found)


@attack(SECTION, "8 KB of patches and snapshots count as an event")
async def large_patches(site):
    address = site.address()
    start, of_page, total, answers = time.monotonic(), 0, 0, set()
    for number in range(16):
        page = Page(site, "/catalogue/list", address)
        if (await page.load()).status == 429:
            answers.add(429)
            break
        socket = await page.socket()
        rows, opened, is_limited = page.numbers("data-rows=")[0], time.monotonic(), False
        for step in range(120):
            first = 200 * (step % 100)
            socket.events([rows, "rows", first, first + 200, 1, 0])
            batch = page.batch
            if not await socket.until(lambda: socket.done >= batch or socket.answers, 5):
                break
            if 429 in socket.answers:
                is_limited = True
                break
        answers |= {*socket.answers}
        total += socket.patch_bytes
        if not number:
            of_page, seconds_of_page, limited_page = socket.patch_bytes, time.monotonic() - opened, is_limited
        socket.close()
    seconds = time.monotonic() - start
    # The last patch can exceed what is left.
    most_of_page, most = 8192 * (200 + 50 * seconds_of_page) + 300_000, 65536 * (BURST + RATE * seconds) + 300_000
    return Finding(
        "16 pages of an address scroll through 50,000 rows, 200 at a time, as fast as they are answered",
        f"429 after {of_page / 1e6:.1f} MB of patches of a page (at most {most_of_page / 1e6:.1f}) and "
        f"{total / 1e6:.1f} MB of the address in {seconds:.1f} s (at most {most / 1e6:.1f})",
        limited_page and of_page <= most_of_page and total <= most and 429 in answers)


@attack(SECTION, "Sessions that no stream has claimed count separately")
async def unclaimed_sessions(site):
    claimed = await Page(site, "/catalogue/motion", site.address()).open()
    socket = await claimed.socket()
    address = site.address()
    pages = [await Page(site, CHEAP, address).open() for _ in range(150)]
    found = [(await page.post(b'{"seq":1,"ack":0}')).status for page in pages]
    # A post does not claim a session.
    lost = found.count(410)
    oldest_first = found == [410] * lost + [204] * (150 - lost)
    many = [await Page(site, CHEAP, site.address()).open() for _ in range(UNCLAIMED_IN_TOTAL + 100)]
    # In this order, since each answer counts as life of its session.
    of_many = [(await page.post(b'{"seq":1,"ack":0}')).status for page in many]
    seconds = await socket.click(claimed.button("Race"))
    socket.close()
    kept = of_many.count(204)
    return Finding(
        f"150 documents of an address and {UNCLAIMED_IN_TOTAL + 100} of as many addresses, of which no stream is opened",
        f"of the address, the newest {found.count(204)} have their sessions; of all, {kept}; an open page is kept",
        found.count(204) == UNCLAIMED and oldest_first and kept <= UNCLAIMED_IN_TOTAL and of_many[-1] == 204
        and seconds < 5)


@attack(SECTION, "The limiter has at most 16,384 entries", HEAVY)
async def addresses_without_end(site):
    # A document that is not found counts, but needs no session.
    def absent(first):
        addresses = (f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}" for n in range(first, first + 20_000))
        return documents(site, addresses, "/blog/none")

    await site.flood(absent(0)[:2000])
    figures = [site.gallery.mebibytes]
    start = time.monotonic()
    for first in (20_000, 40_000, 60_000):
        answers = await site.flood(absent(first))
        figures.append(site.gallery.mebibytes)
    seconds = time.monotonic() - start
    return Finding(
        "60,000 requests from as many addresses",
        f"memory {' → '.join(f'{figure:.1f}' for figure in figures)} MiB after each 20,000, "
        f"{60_000 / seconds:,.0f} requests per second, {statuses([response.status for response in answers])}",
        figures[-1] - figures[1] < 4)


@attack(SECTION, "At most 8 documents are created at once", HEAVY)
async def documents_at_once(site):
    page = await Page(site, "/catalogue/motion").open()
    socket, number = await page.socket(), page.button("Race")
    calm = sorted([await socket.click(number) for _ in range(20)])[10]
    wires = [await site.wire() for _ in range(1400)]
    requests = documents(site, [site.address() for _ in wires], "/previews")
    start = time.monotonic()
    for wire, data in zip(wires, requests):
        wire.send(data)
    clicks = []
    while time.monotonic() - start < 6:
        clicks.append(await socket.click(number, 30))
        await asyncio.sleep(0.05)
    found = []

    async def look(wire):
        try:
            found.append((await wire.response(0.5)).status)
        except (Closed, TimeoutError, asyncio.TimeoutError):
            pass

    await asyncio.gather(*map(look, wires))
    for wire in wires:
        wire.close()
    clicks.sort()
    return Finding(
        "1,400 requests at once for the largest document, from as many addresses, while a page clicks",
        f"{found.count(200)} documents in 6 s, {found.count(503)} × 503, the others wait; a click takes "
        f"{1000 * clicks[len(clicks) // 2]:.0f} ms, at most {1000 * clicks[-1]:.0f} ms (without them {1000 * calm:.1f} ms)",
        found.count(503) >= 1 and len(clicks) > 20 and clicks[-1] < 1)
