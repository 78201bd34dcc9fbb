"""The protocol of live pages, as `live.js` speaks it: events are posted, patches are streamed."""

import asyncio
import json

from .connection import HOST, now
from .event_stream import fields
from .http_client import USER_AGENT, HTTPConnection, fetch
from .page_elements import PageElements
from .session import Driver, Session

# The number of patches after which the page acknowledges them. The server stops rendering at ten.
PATCHES_PER_ACKNOWLEDGEMENT = 5


class LivePageSession(Session):
    def __init__(self, port, page):
        super().__init__()
        self.port = port
        self.path = f"/{page}"
        self.posts = HTTPConnection(port)
        self.batch = 0
        self.last_patch = self.acknowledged = 0
        # One post at a time: the server expects batches in order.
        self.turn = asyncio.Lock()
        self.acknowledgement = None

    @property
    def headers(self):
        return {
            "Cookie": self.cookie, "Live-Page": self.token, "Origin": f"http://{HOST}:{self.port}",
            "Sec-Fetch-Site": "same-origin", "User-Agent": USER_AGENT,
        }

    async def open(self):
        start = now()
        self.document, html = await fetch(self.port, self.path)
        self.cookie = self.document.headers["set-cookie"].split(";")[0]
        reading = now()
        elements = PageElements(html)
        self.token, self.buttons = elements.token, elements.buttons
        # This time does not count: a browser reads the document while it arrives.
        start += now() - reading
        self.stream = await HTTPConnection(self.port).dial()
        await self.stream.stream(self.path, {**self.headers, "Live-Last": "0"}, self.on_event)
        self.went_live(start)

    def on_event(self, text, wire):
        name, data = fields(text)
        if data is None or name == "reload":
            return self.account(text, wire)
        self.last_patch = json.loads(data)[0]
        if self.owes_acknowledgement and not self.turn.locked():
            self.acknowledgement = asyncio.create_task(self.acknowledge())
        self.patch(text, wire)

    @property
    def owes_acknowledgement(self):
        return self.last_patch - self.acknowledged >= PATCHES_PER_ACKNOWLEDGEMENT

    async def acknowledge(self):
        async with self.turn:
            # Meanwhile a click may have done it.
            if self.owes_acknowledgement:
                await self.post(events=[])

    async def send_click(self, label):
        async with self.turn:
            await self.post(events=[[self.buttons[label], "click"]])

    async def post(self, **content):
        """Posts a batch, and with it an acknowledgement of all patches."""
        if not self.posts.is_open:
            self.posts = await HTTPConnection(self.port).dial()
        self.batch += 1
        self.acknowledged = self.last_patch
        body = json.dumps({"seq": self.batch, "ack": self.last_patch, **content}, separators=(",", ":")).encode()
        headers = {**self.headers, "Content-Type": "application/json"}
        response = await self.posts.request("POST", self.path, headers, body)
        if response.status != 204:
            raise ConnectionError(f"POST {self.path} was answered {response.status}")

    async def close(self):
        if self.stream.is_open:
            async with self.turn:
                await self.post(events=[], bye=True)
        self.stream.close()
        self.posts.close()


class LivePageDriver(Driver):
    extra_pages = ("list-of-views",)

    async def open(self, page):
        session = LivePageSession(self.port, page)
        await session.open()
        return session
