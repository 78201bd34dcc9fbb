"""A TCP connection to a server on this machine, which counts its bytes."""

import asyncio
import time

HOST = "127.0.0.1"
# The seconds that an answer may take.
TIMEOUT = 15.0

now = time.perf_counter


class Connection(asyncio.Protocol):
    """Collects what arrives in `buffer`, and lets the subclass read it in `parse`.

    `received` and `sent` count the bytes on the socket, and `arrived` is the time of the last read.
    With `seconds_to_parse`, what has arrived is parsed so much later: the messages of many connections are then read
    one after another, and parsing one of them does not delay the others.
    """

    seconds_to_parse = 0.0

    def __init__(self, port):
        self.port = port
        self.buffer = bytearray()
        self.received = self.sent = 0
        self.arrived = None
        self.is_open = self.is_parse_due = False
        self.transport = None

    async def dial(self):
        """Connects to the port, and returns the connection. A server that is busy gets five attempts."""
        loop = asyncio.get_running_loop()
        for pause in (0.2, 0.4, 0.6, 0.8, None):
            try:
                await loop.create_connection(lambda: self, HOST, self.port)
                return self
            except OSError:
                if pause is None:
                    raise
                await asyncio.sleep(pause)

    def write(self, data):
        self.sent += len(data)
        self.transport.write(data)

    def close(self):
        if self.transport is not None:
            self.transport.close()

    def connection_made(self, transport):
        self.transport = transport
        self.is_open = True

    def connection_lost(self, error):
        self.is_open = False
        self.lost()

    def data_received(self, data):
        self.arrived = now()
        self.received += len(data)
        self.buffer += data
        if not self.seconds_to_parse:
            self.parse()
        elif not self.is_parse_due:
            self.is_parse_due = True
            asyncio.get_running_loop().call_later(self.seconds_to_parse, self.parse_late)

    def parse_late(self):
        self.is_parse_due = False
        self.parse()

    def parse(self):
        """Reads complete messages from `buffer`, and removes them. Called whenever bytes have arrived."""
        raise NotImplementedError

    def lost(self):
        """Fails whatever waits for the server. Called once, when the connection has ended."""


def read_head(buffer):
    """Removes the head of a response from a buffer. Returns its status and headers, or `None` while it is incomplete."""
    end = buffer.find(b"\r\n\r\n")
    if end < 0:
        return None
    first, *lines = bytes(buffer[:end]).decode("latin-1").split("\r\n")
    del buffer[:end + 4]
    headers = {}
    for line in lines:
        name, _, value = line.partition(":")
        name, value = name.strip().lower(), value.strip()
        headers[name] = f"{headers[name]}, {value}" if name in headers else value
    return int(first.split(" ")[1]), headers


def write_head(first, headers):
    """The bytes of a request's head."""
    return "\r\n".join([first, *(f"{name}: {value}" for name, value in headers.items())]).encode() + b"\r\n\r\n"
