"""A connection on which any bytes can be sent, and HTTP/1.1 by hand."""

import asyncio
import socket
import time
from dataclasses import dataclass

TIMEOUT = 30.0
BYTES_AT_ONCE = 1 << 22


@dataclass(frozen=True)
class Response:
    status: int
    headers: dict
    body: bytes

    @property
    def text(self):
        return self.body.decode("utf-8", "replace")


class Closed(Exception):
    """The server has closed the connection."""


class Wire:
    """A connection to a server. With `receive_buffer`, the client reads little, or nothing while it does not ask for it."""

    @classmethod
    async def open(cls, port, host="127.0.0.1", source=None, receive_buffer=None):
        wire = cls()
        connection = socket.socket()
        connection.setblocking(False)
        if receive_buffer:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        if source:
            connection.bind((source, 0))
        await asyncio.wait_for(asyncio.get_running_loop().sock_connect(connection, (host, port)), TIMEOUT)
        wire.local_port = connection.getsockname()[1]
        limit = receive_buffer or BYTES_AT_ONCE
        wire.reader, wire.writer = await asyncio.open_connection(sock=connection, limit=limit)
        if receive_buffer:
            wire.writer.transport.pause_reading()
        return wire

    def send(self, data):
        self.writer.write(data)

    async def send_all(self, data):
        self.writer.write(data)
        await asyncio.wait_for(self.writer.drain(), TIMEOUT)

    def read_on(self):
        self.writer.transport.resume_reading()

    async def response(self, seconds=TIMEOUT, has_body=True):
        """Reads a response."""
        try:
            return await asyncio.wait_for(self._response(has_body), seconds)
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Closed from None

    async def head(self, seconds=TIMEOUT):
        """Reads the head of a response whose body does not end."""
        return await self.response(seconds, has_body=False)

    async def _response(self, has_body):
        head = await self.reader.readuntil(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {}
        for line in filter(None, lines):
            name, _, value = line.partition(":")
            name, value = name.strip().lower(), value.strip()
            # Cookies are the only fields that servers repeat.
            headers[name] = f"{headers[name]}\n{value}" if name == "set-cookie" and name in headers else value
        status = int(first.split(" ")[1])
        body = b""
        if has_body and status not in (101, 204, 304):
            if "chunked" in headers.get("transfer-encoding", ""):
                while size := int((await self.reader.readuntil(b"\r\n")).split(b";")[0], 16):
                    body += (await self.reader.readexactly(size + 2))[:-2]
                await self.reader.readuntil(b"\r\n")
            else:
                body = await self.reader.readexactly(int(headers.get("content-length", 0)))
        return Response(status, headers, body)

    async def end(self, seconds):
        """Reads until the server closes. Returns the seconds and bytes until then, or `None` and the bytes."""
        start, count = time.monotonic(), 0
        while (left := start + seconds - time.monotonic()) > 0:
            try:
                data = await asyncio.wait_for(self.reader.read(1 << 16), left)
            except (TimeoutError, asyncio.TimeoutError):
                break
            except ConnectionError:
                data = b""
            if not data:
                return time.monotonic() - start, count
            count += len(data)
        return None, count

    def close(self):
        self.writer.transport.abort()


def head(method, path, headers):
    """The bytes of a request's head."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


def request(method, path, headers, body=b""):
    """The bytes of a request."""
    if body or method == "POST":
        headers = {**headers, "Content-Length": len(body)}
    return head(method, path, headers) + body
