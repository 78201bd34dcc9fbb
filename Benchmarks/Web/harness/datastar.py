"""The protocol of Datastar: posts carry the signals, and an event stream the changed elements."""

import asyncio
import re

from .connection import TIMEOUT, now
from .http_client import USER_AGENT, HTTPConnection, fetch
from .session import Driver, Session

HEADERS = {
    "Datastar-Request": "true", "Accept": "text/event-stream, text/html, application/json",
    "Content-Type": "application/json", "User-Agent": USER_AGENT,
}


class DatastarSession(Session):
    def __init__(self, port):
        super().__init__()
        self.port = port
        self.posts = HTTPConnection(port)
        self.first_event = asyncio.get_running_loop().create_future()

    async def open(self, page):
        start = now()
        self.document, html = await fetch(self.port, f"/{page}")
        self.number = re.search(r"@get\('/stream/([^']+)'\)", html)[1]
        self.stream = await HTTPConnection(self.port).dial()
        await self.stream.stream(f"/stream/{self.number}?datastar=%7B%7D", HEADERS, self.on_event)
        await asyncio.wait_for(self.first_event, TIMEOUT)
        self.went_live(start)

    def on_event(self, text, wire):
        if self.first_event.done():
            return self.patch(text, wire)
        self.first_event.set_result(None)
        self.account(text, wire)

    async def send_click(self, label):
        if not self.posts.is_open:
            self.posts = await HTTPConnection(self.port).dial()
        path = f"/event/{self.number}/{label.lower().replace(' ', '/')}"
        response = await self.posts.request("POST", path, HEADERS, b"{}")
        if response.status != 204:
            raise ConnectionError(f"POST {path} was answered {response.status}")

    async def close(self):
        self.stream.close()
        self.posts.close()


class DatastarDriver(Driver):
    async def open(self, page):
        session = DatastarSession(self.port)
        await session.open(page)
        return session
