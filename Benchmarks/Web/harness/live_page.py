"""The protocol of live pages, as `live.js` speaks it: events and patches travel on a WebSocket."""

import asyncio
import json

from .connection import HOST, TIMEOUT, now
from .event_stream import EventBuffer, fields
from .http_client import USER_AGENT, HTTPConnection, fetch
from .page_elements import PageElements
from .session import Driver, Session
from .websocket import WebSocket

# The number of patches that the page acknowledges together. The server stops rendering at ten.
PATCHES_PER_ACKNOWLEDGEMENT = 5


class LivePageSession(Session):
    def __init__(self, port, page):
        super().__init__()
        self.port = port
        self.path = f"/{page}"
        self.batch = 0
        self.last_patch = self.acknowledged = 0
        # The answer to the batch that was sent. One batch at a time is sent: the server expects them in order.
        self.answer = None

    @property
    def headers(self):
        return {
            "Cookie": self.cookie, "Origin": f"http://{HOST}:{self.port}",
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
        # The first message can arrive together with the answer to the handshake.
        self.events = EventBuffer()
        self.stream = await WebSocket(self.port, self.on_message).dial()
        protocols = f"live, page.{self.token}, last.0, zone.UTC, locale.en"
        await self.stream.shake_hands(self.path, {**self.headers, "Sec-WebSocket-Protocol": protocols})
        self.went_live(start)

    def on_message(self, text, wire):
        for event, size in self.events.feed(text.encode(), wire):
            self.on_event(event, size)

    def on_event(self, text, wire):
        name, data = fields(text)
        if name == "answer":
            self.account(text, wire)
            return self.answered(json.loads(data)[1])
        if data is None or name == "reload":
            return self.account(text, wire)
        self.last_patch, done = json.loads(data)[:2]
        if done >= self.batch:
            self.answered(204)
        self.acknowledge()
        self.patch(text, wire)

    def answered(self, status):
        if self.answer and not self.answer.done():
            self.answer.set_result(status)

    def acknowledge(self):
        """Acknowledges the patches. The server answers this batch with a status."""
        if self.last_patch - self.acknowledged < PATCHES_PER_ACKNOWLEDGEMENT:
            return
        if self.answer is None or self.answer.done():
            self.post(events=[])

    async def send_click(self, label):
        if self.answer:
            # Waiting for an answer that has arrived would take a turn of the loop, and count as time of the click.
            status = self.answer.result() if self.answer.done() else await asyncio.wait_for(self.answer, TIMEOUT)
            if status != 204:
                raise ConnectionError(f"a batch of {self.path} was answered {status}")
        self.post(events=[[self.buttons[label], "click"]])

    def post(self, **content):
        """Sends a batch, and with it an acknowledgement of all patches."""
        self.batch += 1
        self.acknowledged = self.last_patch
        self.answer = asyncio.get_running_loop().create_future()
        self.stream.send(json.dumps({"seq": self.batch, "ack": self.last_patch, **content}, separators=(",", ":")))

    async def close(self):
        """Closes the page as the script does, which posts its last batch since a WebSocket may be closed too early."""
        connection = await HTTPConnection(self.port).dial()
        body = json.dumps({"seq": self.batch + 1, "ack": self.last_patch, "events": [], "bye": True}).encode()
        headers = {**self.headers, "Live-Page": self.token, "Content-Type": "application/json"}
        response = await connection.request("POST", self.path, headers, body)
        if response.status != 204:
            raise ConnectionError(f"POST {self.path} was answered {response.status}")
        connection.close()
        self.stream.close()


class LivePageDriver(Driver):
    extra_pages = ("list-of-views",)

    async def open(self, page):
        session = LivePageSession(self.port, page)
        await session.open()
        return session
