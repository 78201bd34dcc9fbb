"""A WebSocket client (RFC 6455) that offers compression as browsers do."""

import asyncio
import base64
import os
import re
import zlib

from .connection import HOST, TIMEOUT, Connection, read_head, write_head

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class WebSocket(Connection):
    """Calls `on_text` with each text message and its bytes on the socket."""

    def __init__(self, port, on_text):
        super().__init__(port)
        self.on_text = on_text
        self.is_ready = False
        self.inflate = self.deflate = None
        self.message, self.wire, self.is_compressed = bytearray(), 0, False

    async def shake_hands(self, path, headers=None):
        """Upgrades the connection. Returns once the server has agreed."""
        self.ready = asyncio.get_running_loop().create_future()
        self.write(write_head(f"GET {path} HTTP/1.1", {
            "Host": f"{HOST}:{self.port}", "Origin": f"http://{HOST}:{self.port}",
            "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(), "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits", **(headers or {}),
        }))
        await asyncio.wait_for(self.ready, TIMEOUT)

    def send(self, text):
        data, first = text.encode(), 0x80 | TEXT
        if self.deflate:
            data = (self.deflate.compress(data) + self.deflate.flush(zlib.Z_SYNC_FLUSH))[:-4]
            first |= 0x40
        self.write(frame(first, data))

    def shut(self):
        """Closes the connection as a browser's tab does."""
        if self.is_open and self.is_ready:
            self.write(frame(0x80 | CLOSE, (1000).to_bytes(2, "big")))
        self.close()

    def lost(self):
        if not self.is_ready and not self.ready.done():
            self.ready.set_exception(ConnectionError("the server closed the connection before the handshake"))

    def parse(self):
        if not self.is_ready and not self.finish_handshake():
            return
        while found := read_frame(self.buffer):
            self.handle(*found)

    def finish_handshake(self):
        """Reads the server's answer. Returns whether messages can follow."""
        head = read_head(self.buffer)
        if head is None:
            return False
        status, headers = head
        if status != 101:
            self.ready.set_exception(ConnectionError(f"the WebSocket was answered {status}"))
            self.close()
            return False
        extensions = headers.get("sec-websocket-extensions", "")
        if "permessage-deflate" in extensions:
            self.inflate = zlib.decompressobj(-window(extensions, "server"))
            self.deflate = zlib.compressobj(1, zlib.DEFLATED, -window(extensions, "client"), 5)
        self.is_ready = True
        self.ready.set_result(None)
        return True

    def handle(self, first, data, wire):
        """Handles a frame: answers pings, and passes on messages whose last part has arrived."""
        kind = first & 0x0F
        if kind == PING:
            return self.write(frame(0x80 | PONG, data))
        if kind >= CLOSE:
            return self.close() if kind == CLOSE else None
        if kind:
            self.message, self.wire, self.is_compressed = bytearray(), 0, bool(first & 0x40)
        self.message += data
        self.wire += wire
        if first & 0x80:
            whole = bytes(self.message)
            if self.is_compressed:
                whole = self.inflate.decompress(whole + b"\x00\x00\xff\xff")
            self.on_text(whole.decode(), self.wire)


def window(extensions, side):
    """The bits of the compression window that both sides agreed on for the messages of one side."""
    found = re.search(rf"{side}_max_window_bits=(\d+)", extensions)
    return int(found[1]) if found else 15


def frame(first, data):
    """A frame of the client, which is masked."""
    size = len(data)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65536:
        head = bytes((first, 0x80 | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 0x80 | 127)) + size.to_bytes(8, "big")
    key = os.urandom(4)
    repeated = (key * (size // 4 + 1))[:size]
    masked = int.from_bytes(data, "little") ^ int.from_bytes(repeated, "little")
    return head + key + masked.to_bytes(size, "little")


def read_frame(buffer):
    """Removes a frame of the server from a buffer.

    Returns its first byte, its data and its length with its head, or `None` while it is incomplete.
    """
    if len(buffer) < 2:
        return None
    size, start = buffer[1] & 0x7F, 2
    if size >= 126:
        start = 4 if size == 126 else 10
        if len(buffer) < start:
            return None
        size = int.from_bytes(buffer[2:start], "big")
    if len(buffer) < start + size:
        return None
    first, data = buffer[0], bytes(buffer[start:start + size])
    del buffer[:start + size]
    return first, data, start + size
