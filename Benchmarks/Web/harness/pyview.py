"""The protocol of pyview: channels of Phoenix LiveView over a WebSocket."""

import asyncio
import json
import re
from urllib.parse import urlencode

from .connection import HOST, TIMEOUT, now
from .http_client import fetch
from .session import Driver, Session
from .websocket import WebSocket

SECONDS_PER_HEARTBEAT = 30
JOIN = "4"


class PyviewSession(Session):
    def __init__(self, port):
        super().__init__()
        self.port = port
        self.reference = int(JOIN)
        self.joined = asyncio.get_running_loop().create_future()

    async def open(self, page):
        start = now()
        self.document, html = await fetch(self.port, f"/{page}")
        token = re.search(r'name="csrf-token" content="([^"]+)"', html)[1]
        self.topic = "lv:" + re.search(r'id="(phx-[^"]+)"', html)[1]
        self.stream = await WebSocket(self.port, self.on_text).dial()
        query = {"_csrf_token": token, "_mounts": 0, "_live_referer": "undefined", "vsn": "2.0.0"}
        await self.stream.shake_hands(f"/live/websocket?{urlencode(query)}")
        self.send(JOIN, JOIN, self.topic, "phx_join", {
            "url": f"http://{HOST}:{self.port}/{page}", "params": {"_csrf_token": token, "_mounts": 0},
            "session": re.search(r'data-phx-session="([^"]*)"', html)[1], "static": "", "flash": None,
        })
        await asyncio.wait_for(self.joined, TIMEOUT)
        self.went_live(start)
        self.schedule_heartbeat()

    def on_text(self, text, wire):
        head = text[:200]
        if '"phx_reply"' in head and '"rendered"' in head:
            self.account(text, wire)
            if not self.joined.done():
                self.joined.set_result(None)
        elif '"phoenix"' in head:
            self.account(text, wire)
        else:
            self.patch(text, wire)

    def send(self, *message):
        self.stream.send(json.dumps(message, separators=(",", ":")))

    def next_reference(self):
        self.reference += 1
        return str(self.reference)

    def schedule_heartbeat(self):
        self.heartbeat = asyncio.get_running_loop().call_later(SECONDS_PER_HEARTBEAT, self.send_heartbeat)

    def send_heartbeat(self):
        self.send(None, self.next_reference(), "phoenix", "heartbeat", {})
        self.schedule_heartbeat()

    async def send_click(self, label):
        event, _, row = label.partition(" ")
        value = {"value": "", "id": row} if row else {"value": ""}
        content = {"type": "click", "event": event.lower(), "value": value}
        self.send(JOIN, self.next_reference(), self.topic, "event", content)

    async def close(self):
        self.heartbeat.cancel()
        self.stream.shut()


class PyviewDriver(Driver):
    async def open(self, page):
        session = PyviewSession(self.port)
        await session.open(page)
        return session
