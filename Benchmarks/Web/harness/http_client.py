"""An HTTP/1.1 client for pages, posts and event streams."""

import asyncio
import gzip
from dataclasses import dataclass

from .connection import HOST, TIMEOUT, Connection, now, read_head, write_head
from .event_stream import EventBuffer

USER_AGENT = "Mozilla/5.0 benchmark"
BROWSER = {
    "Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Encoding": "gzip", "User-Agent": USER_AGENT,
}


@dataclass
class Response:
    """A response: `wire` counts its bytes with its head, `first_byte` is the seconds until the first of them."""

    status: int
    headers: dict
    body: bytes
    wire: int
    first_byte: float


class HTTPConnection(Connection):
    """A connection that is kept between requests, or that carries one event stream."""

    def __init__(self, port):
        super().__init__(port)
        self.answer = None
        self.head = None
        self.on_event = None

    async def request(self, method, path, headers, body=b""):
        """Sends a request, and returns its response once it is complete."""
        self.answer = asyncio.get_running_loop().create_future()
        self.head, self.body, self.first_byte = None, bytearray(), None
        self.received_before, self.start = self.received, now()
        lines = {"Host": f"{HOST}:{self.port}", **headers}
        if method == "POST":
            lines["Content-Length"] = len(body)
        self.write(write_head(f"{method} {path} HTTP/1.1", lines) + body)
        try:
            return await asyncio.wait_for(self.answer, TIMEOUT)
        finally:
            self.answer = None

    async def stream(self, path, headers, on_event):
        """Opens an event stream, and returns after its head. `on_event` is called with each event and its bytes."""
        self.on_event, self.events = on_event, EventBuffer()
        response = await self.request("GET", path, {"Accept": "text/event-stream", **headers})
        if response.status != 200:
            raise ConnectionError(f"the stream {path} was answered {response.status}")

    def parse(self):
        if self.head is None and not self.start_of_response():
            return
        if self.is_chunked:
            while self.read_chunk():
                pass
        else:
            taken = self.buffer[:self.remaining]
            del self.buffer[:len(taken)]
            self.body += taken
            self.remaining -= len(taken)
            if not self.remaining:
                self.finish()

    def start_of_response(self):
        """Reads the head. Returns whether it was complete."""
        if self.answer is None:
            self.buffer.clear()
            return False
        self.first_byte = self.first_byte or now()
        self.head = read_head(self.buffer)
        if self.head is None:
            return False
        status, headers = self.head
        has_body = status not in (204, 304)
        self.is_chunked = has_body and "chunked" in headers.get("transfer-encoding", "")
        self.remaining = int(headers.get("content-length", 0)) if has_body else 0
        if self.on_event:
            self.finish()
        return True

    def read_chunk(self):
        """Reads one chunk of the body. Returns whether another one can follow."""
        end = self.buffer.find(b"\r\n")
        if end < 0:
            return False
        size = int(bytes(self.buffer[:end]).split(b";")[0], 16)
        length = end + 2 + size + 2
        if len(self.buffer) < length:
            return False
        data = bytes(self.buffer[end + 2:end + 2 + size])
        del self.buffer[:length]
        if not size:
            self.finish()
            return False
        if self.on_event:
            for text, wire in self.events.feed(data, length):
                self.on_event(text, wire)
        else:
            self.body += data
        return True

    def finish(self):
        if self.answer and not self.answer.done():
            wire, first_byte = self.received - self.received_before, self.first_byte - self.start
            self.answer.set_result(Response(*self.head, bytes(self.body), wire, first_byte))

    def lost(self):
        if self.answer and not self.answer.done():
            self.answer.set_exception(ConnectionError("the server closed the connection"))


async def fetch(port, path):
    """Requests a page as a browser does, with a connection of its own. Returns the response and its HTML."""
    connection = await HTTPConnection(port).dial()
    try:
        response = await connection.request("GET", path, BROWSER)
    finally:
        connection.close()
    if response.status != 200:
        raise ConnectionError(f"GET {path} was answered {response.status}")
    is_compressed = response.headers.get("content-encoding") == "gzip"
    return response, (gzip.decompress(response.body) if is_compressed else response.body).decode()
