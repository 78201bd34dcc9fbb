"""Attacks with the frames and handshakes of WebSockets."""

import asyncio
import json
import time

from .attack import HEAVY, Finding, attack
from .frames import BINARY, CONTINUATION, PING, TEXT, frame
from .page import Page
from .wire import Closed, request

SECTION = "What a client can cost"
# Codes of close frames.
PROTOCOL_ERROR, VIOLATION, TOO_LARGE = 1002, 1008, 1009
PATH = "/catalogue/motion"


async def code_after(site, data):
    """The code with which the server closes a new WebSocket after some bytes, or `None` if it does not."""
    socket = await (await Page(site, PATH).open()).socket()
    socket.wire.send(data)
    code = await socket.ends(5)
    socket.close()
    return code


def batches(count):
    """Valid messages without events."""
    return [frame(TEXT, json.dumps({"seq": n, "ack": 0}).encode()) for n in range(1, count + 1)]


@attack(SECTION, "A message of a WebSocket has the limits of a request")
async def invalid_frames(site):
    half = b'{"seq":1,"ack":0,"events":[' + b" " * 40_000
    expected = {
        "65,537 bytes": (frame(TEXT, b" " * 65_537), TOO_LARGE),
        "two halves of 40 KB": (frame(TEXT, half, ends=False) + frame(CONTINUATION, half), TOO_LARGE),
        "the length 2^63": (bytes((0x81, 0xFF)) + b"\x80" + b"\0" * 7, TOO_LARGE),
        "without a mask": (frame(TEXT, b'{"seq":1,"ack":0}', is_masked=False), PROTOCOL_ERROR),
        "binary": (frame(BINARY, b'{"seq":1,"ack":0}'), PROTOCOL_ERROR),
        "a reserved bit": (frame(TEXT, b'{"seq":1,"ack":0}', reserved=4), PROTOCOL_ERROR),
        "an unknown kind": (frame(3, b"x"), PROTOCOL_ERROR),
        "a part without a start": (frame(CONTINUATION, b"x"), PROTOCOL_ERROR),
        "a start within a message": (frame(TEXT, b"{", ends=False) + frame(TEXT, b"}"), PROTOCOL_ERROR),
        "a ping in parts": (frame(PING, b"x", ends=False), PROTOCOL_ERROR),
        "2,000 messages at once": (b"".join(batches(2000)), VIOLATION),
    }
    found = {name: await code_after(site, data) for name, (data, _) in expected.items()}
    figures = [f"{name} {'open' if code is None else code}" for name, code in found.items()]
    # The bytes of a length that is refused may be read as the end of the connection.
    wrong = [name for name, (_, code) in expected.items() if found[name] not in (code, PROTOCOL_ERROR)]
    return Finding(
        f"{len(expected)} WebSockets, each with a violation", f"closed with {', '.join(figures)}", not wrong)


@attack(SECTION, "Unhandled messages of a WebSocket have at most 64 KB", HEAVY)
async def bytes_of_messages(site):
    count, size, each = 100, 60_000, 20
    pages = await asyncio.gather(*(Page(site, PATH).open() for _ in range(count)))
    sockets = await asyncio.gather(*(page.socket() for page in pages))
    before = peak = site.gallery.mebibytes
    processor = site.gallery.processor_seconds
    message = frame(TEXT, b"[" * size) * each
    for socket in sockets:
        socket.wire.send(message)
    end = time.monotonic() + 8
    while time.monotonic() < end and any(len(s.answers) < each and s.ended_at is None for s in sockets):
        await asyncio.sleep(0.02)
        peak = max(peak, site.gallery.mebibytes)
    handled = sum(len(socket.answers) for socket in sockets)
    processor = site.gallery.processor_seconds - processor
    for socket in sockets:
        socket.close()
    return Finding(
        f"{count} WebSockets send {each} malformed messages of {size // 1000} KB each at once, "
        f"{count * size * each / 1e6:.0f} MB",
        f"memory grows by at most {peak - before:.0f} MiB; {handled:,} are answered with 400, "
        f"{1000 * processor / handled:.2f} ms of the processor each",
        peak - before < 64 + 32 and handled > 0)


@attack(SECTION, "A read is answered with at most one pong")
async def pings(site):
    page = await Page(site, PATH).open()
    socket = await page.socket()
    # Less than the limit, in one segment.
    socket.wire.send(frame(PING, b"a") * 60)
    await asyncio.sleep(0.5)
    pongs, is_open = socket.pongs, socket.ended_at is None
    socket.close()
    before = site.gallery.processor_seconds
    code = await code_after(site, frame(PING) * 40_000)
    processor = site.gallery.processor_seconds - before
    empty = await code_after(site, frame(TEXT, b"{", ends=False) + frame(CONTINUATION, ends=False) * 40_000)
    return Finding(
        "60 pings at once, 40,000 pings at once, 40,000 empty parts of a message at once",
        f"{pongs} pong(s), and the socket stays open; closed with {code} after {1000 * processor:.1f} ms of the processor "
        f"with the document; closed with {empty}",
        1 <= pongs <= 3 and is_open and code == VIOLATION and empty == VIOLATION)


@attack(SECTION, "A read is answered with at most one pong")
async def rejected_messages(site):
    socket = await (await Page(site, PATH).open()).socket()
    before, count = site.gallery.processor_seconds, 0
    while socket.ended_at is None and count < 400:
        socket.send(b"x")
        count += 1
        await socket.until(lambda: len(socket.answers) >= count, 5)
    processor = site.gallery.processor_seconds - before
    return Finding(
        "malformed messages on a WebSocket, each after the answer to the one before",
        f"closed with {socket.code} after {count} of them; {1000 * processor / count:.3f} ms of the processor each",
        socket.code == VIOLATION and 100 <= count <= 102)  # some are given back meanwhile


@attack(SECTION, "A handshake that has a body, or does not ask to switch")
async def half_handshakes(site):
    page = await Page(site, PATH).open()
    shake = {
        **page.fields, "Origin": f"http://{site.host}", "Upgrade": "websocket", "Connection": "Upgrade",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Protocol": f"live, page.{page.token}, last.0",
    }
    follower = request("GET", "/health", {"Host": site.host})
    changes = [
        {"Content-Length": "5"}, {"Transfer-Encoding": "chunked"}, {"Connection": "keep-alive"}, {"Connection": None},
        {"Upgrade": None}, {"Upgrade": "h2c"},
    ]
    found = []
    for change in changes:
        fields = {n: v for n, v in {**shake, **change}.items() if v is not None}
        body = {"Content-Length": b"hello", "Transfer-Encoding": b"5\r\nhello\r\n0\r\n\r\n"}.get(next(iter(change)), b"")
        found.append(await answers_to(site, request("GET", PATH, fields) + body))
    # A request for another protocol, with another request behind it.
    other = {"Host": site.host, "Upgrade": "h2c", "Connection": "Upgrade"}
    pair = await answers_to(site, request("GET", "/health", other) + follower)
    before, start = site.gallery.mebibytes, time.monotonic()
    wire = await site.wire()
    wire.send(request("GET", "/shopping", other) + b"\0" * 8_000_000)
    end, _ = await wire.end(15)
    grown = site.gallery.mebibytes - before
    wire.close()
    return Finding(
        "6 handshakes with a body, without `Connection`, without `Upgrade`; a request for h2c with another one behind it, "
        "and with 8 MB behind it",
        f"{', '.join(str(statuses[0]) if statuses else 'closed' for statuses in found)}; {len(pair)} answer; closed after "
        f"{'never' if end is None else f'{end:.1f} s'}, memory +{max(0, grown):.1f} MiB",
        all(101 not in statuses for statuses in found) and len(pair) == 1 and end is not None and grown < 4)


async def answers_to(site, data, seconds=2):
    """The statuses of all answers to some bytes, until the server closes or falls silent."""
    wire, found = await site.wire(), []
    wire.send(data)
    try:
        while len(found) < 8:
            found.append((await wire.response(seconds)).status)
    except (Closed, TimeoutError, asyncio.TimeoutError):
        pass
    wire.close()
    return found
