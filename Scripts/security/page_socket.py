"""The WebSocket of a page, with its patches and answers."""

import asyncio
import base64
import json
import os
import re
import time

from .frames import CLOSE, PONG, TEXT, frame, read_frame
from .wire import request

PATCH = re.compile(r"\[(\d+),(\d+)")


class PageSocket:
    """Counts what arrives: patches and their bytes, answers by status, and pongs."""

    def __init__(self, page):
        self.page = page
        self.patches = self.patch_bytes = self.last_patch = self.done = self.pongs = 0
        self.snapshots, self.answers, self.names = 0, [], []
        self.code = self.ended_at = None
        self.arrived = asyncio.Event()

    async def open(self, last=0, protocols=None, **fields):
        """Shakes hands, and returns the status. A field that is `None` is left out."""
        token = getattr(self.page, "token", "")
        names = f"live, page.{token}, last.{last}, zone.UTC, locale.en" if protocols is None else protocols
        fields = {
            **self.page.fields, "Origin": f"http://{self.page.site.host}", "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(), "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Protocol": names, **{name.replace("_", "-"): value for name, value in fields.items()},
        }
        fields = {name: value for name, value in fields.items() if value is not None}
        self.wire = await self.page.site.wire()
        self.wire.send(request("GET", fields.pop("path", self.page.path), fields))
        response = await self.wire.response()
        if response.status == 101:
            self.opened_at = time.monotonic()
            self.reading = asyncio.create_task(self._read())
            self.page.site.keep(self.wire, self.reading)
        else:
            self.wire.close()
        return response.status

    async def _read(self):
        try:
            while True:
                kind, data = await read_frame(self.wire.reader)
                if kind == TEXT:
                    self._received(data.decode())
                elif kind == PONG:
                    self.pongs += 1
                elif kind == CLOSE:
                    self.code = int.from_bytes(data[:2], "big")
                self.arrived.set()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            self.ended_at = time.monotonic()
            self.arrived.set()

    def _received(self, text):
        for event in filter(None, text.split("\n\n")):
            lines = event.split("\n")
            name = next((line[6:] for line in lines if line.startswith("event:")), "patch")
            data = next((line[5:] for line in lines if line.startswith("data:")), None)
            if data is None:
                continue
            self.names.append(name)
            if name == "answer":
                self.answers.append(json.loads(data)[1])
            elif found := PATCH.match(data):
                self.last_patch, self.done = int(found[1]), int(found[2])
                self.snapshots += name == "snapshot"
                self.patches += name == "patch"
                self.patch_bytes += len(event) + 2

    def send(self, data, kind=TEXT, **options):
        self.wire.send(frame(kind, data, **options))

    def events(self, *events, **more):
        """Sends a batch of events, and returns its number."""
        self.send(self.page.content(events, ack=self.last_patch, **more))
        return self.page.batch

    async def until(self, condition, seconds=10):
        """Waits until a condition holds. Returns whether it did."""
        end = time.monotonic() + seconds
        while not condition():
            self.arrived.clear()
            if self.ended_at is not None:
                return condition()
            try:
                await asyncio.wait_for(self.arrived.wait(), max(0, end - time.monotonic()))
            except (TimeoutError, asyncio.TimeoutError):
                return condition()
        return True

    async def click(self, number, seconds=10):
        """Clicks, and returns the seconds until the patch that acknowledges it."""
        start = time.perf_counter()
        batch = self.events([number, "click"])
        if not await self.until(lambda: self.done >= batch or self.answers, seconds) or self.done < batch:
            raise ConnectionError(f"a click was not answered by a patch: {self.answers[-1:] or self.code or 'silence'}")
        return time.perf_counter() - start

    async def ends(self, seconds):
        """Waits until the server closes. Returns the code of the close frame, 0 without one, or `None` if it is open."""
        if await self.until(lambda: self.ended_at is not None, seconds):
            return self.code or 0
        return None

    def close(self):
        self.wire.close()
