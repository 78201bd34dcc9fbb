"""The loads that a generator sends at a fixed rate: attacks, and cheap valid requests."""

import asyncio

from .frames import PING, TEXT, frame
from .headers import FIELD, filled, script_path
from .page import Page
from .page_socket import PageSocket
from .wire import head, request

# Pings that one read can bring without being a violation.
PINGS_AT_ONCE = 60


class Load:
    """A client of a generator. `send` sends once, without waiting for answers, and returns the number of bytes.

    The client's requests come from an address of its own.
    """

    def __init__(self, site, address):
        self.site, self.address = site, address
        self.wire, self.tasks = None, set()

    @property
    def fields(self):
        return {"Host": self.site.host, "X-Forwarded-For": self.address}

    async def prepare(self):
        """Opens what the requests need. It does not count."""

    async def send(self):
        raise NotImplementedError

    async def push(self, data):
        """Sends on a connection whose answers are dropped, and which is opened again when the server has closed it."""
        if self.wire is None or self.wire.writer.is_closing() or self.draining.done():
            self.wire = await self.site.wire()
            self.draining = asyncio.create_task(self.wire.end(3600))
        self.wire.send(data)
        return len(data)

    async def shoot(self, data, seconds=0.3):
        """Sends on a connection of its own, which is closed a moment later."""
        wire = await self.site.wire()
        wire.send(data)
        task = asyncio.create_task(self.drop(wire, seconds))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return len(data)

    async def drop(self, wire, seconds):
        await wire.end(seconds)
        wire.close()


class Cheap(Load):
    """Valid requests that need no page, with the header fields of a browser."""

    async def send(self):
        browser = {"User-Agent": "Mozilla/5.0", "Accept": "text/html", "Accept-Encoding": "gzip, deflate, br"}
        return await self.push(request("GET", "/health", {**self.fields, **browser}))


class Encodings(Load):
    async def prepare(self):
        self.path = await script_path(self.site)

    async def send(self):
        return await self.push(head("GET", self.path, {**self.fields, "Accept-Encoding": "gzip;" + filled("a;")}))


class Zones(Load):
    async def send(self):
        return await self.push(head("GET", "/catalogue/motion", {**self.fields, "Cookie": filled("tz=Mars/Crater;")}))


class Levels(Load):
    async def send(self):
        return await self.push(head("GET", "/shopping/products" + "/1" * 998, self.fields))


class Snapshots(Load):
    async def prepare(self):
        self.page = await Page(self.site, "/catalogue", self.address).open()

    async def send(self):
        fields = {**self.page.secrets, "Accept": "text/event-stream", "Live-Last": 10**9}
        return await self.shoot(head("GET", self.page.path, fields))


class Protocols(Load):
    async def send(self):
        fields = {
            **self.fields, "Origin": f"http://{self.site.host}", "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Protocol": filled("a.%41,", FIELD - 200),
        }
        return await self.shoot(head("GET", "/catalogue/motion", fields))


class Sockets(Load):
    """A client that opens its WebSocket again whenever the server has closed it, or rejects it."""

    async def prepare(self):
        self.page = await Page(self.site, "/catalogue/motion", self.address).open()
        self.socket = None

    async def is_open(self):
        if self.socket and self.socket.ended_at is None:
            return True
        self.socket = PageSocket(self.page)
        if await self.socket.open() == 101:
            return True
        self.socket = None
        return False

    async def send(self):
        # Of the handshake.
        data, size = self.data(), 0
        if not self.socket or self.socket.ended_at is not None:
            size = 500
            if not await self.is_open():
                return size
        self.socket.wire.send(data)
        return size + len(data)


class Pings(Sockets):
    def data(self):
        return frame(PING) * PINGS_AT_ONCE


class Rejected(Sockets):
    def data(self):
        return frame(TEXT, b"x") * 30


# The names of SECURITY.md's words, by the findings of a review that each attack is from.
LOADS = {
    "encodings": ("parts of `Accept-Encoding`, 15 KB", Encodings),
    "zones": ("time zones in a cookie, 15 KB, for a document", Zones),
    "levels": ("an address of 1,000 levels", Levels),
    "snapshots": ("snapshots of a large page", Snapshots),
    "pings": ("pings, 60 at once", Pings),
    "protocols": ("names of protocols, 15 KB", Protocols),
    "rejected": ("malformed messages, 30 at once", Rejected),
}
CHEAP = {"cheap": ("valid requests", Cheap)}
