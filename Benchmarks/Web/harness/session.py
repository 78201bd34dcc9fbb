"""One open page of a server, and the driver that opens pages."""

import asyncio

from .connection import TIMEOUT, now


class Session:
    """One open page, whose clicks it sends and whose patches it receives.

    A subclass sends clicks in `send_click`, calls `patch` for each message that changes the page and `account` for
    any other, and keeps its connection for messages in `stream`. `payload` and `wire` count the bytes of all messages:
    of their decoded text, and on the socket.
    """

    def __init__(self):
        self.payload = self.wire = 0
        self.expected = None
        self.arrival = None
        self.stream = None
        # Of the page's document: its response, the seconds and the bytes until the page was live.
        self.document = None
        self.seconds_until_live = None
        self.wire_until_live = None

    @property
    def is_live(self):
        return self.stream is not None and self.stream.is_open

    def went_live(self, start):
        """Notes that the page, requested at `start`, has its content and receives patches."""
        self.seconds_until_live = now() - start
        self.wire_until_live = self.document.wire + self.stream.received

    def account(self, text, wire):
        self.payload += len(text) if text.isascii() else len(text.encode())
        self.wire += wire

    def patch(self, text, wire):
        self.account(text, wire)
        if self.arrival and not self.arrival.done() and self.expected in text:
            self.arrival.set_result(self.stream.arrived)

    def expect(self, text=""):
        """A future with the arrival time of the next patch that contains a text."""
        self.expected = text
        self.arrival = asyncio.get_running_loop().create_future()
        return self.arrival

    async def click(self, label, expect=""):
        """Clicks a button. Returns the seconds until the patch that contains the text `expect` had arrived."""
        arrival = self.expect(expect)
        start = now()
        await self.send_click(label)
        return await asyncio.wait_for(arrival, TIMEOUT) - start

    async def send_click(self, label):
        """Sends a click on the button with a label, such as `Increment`, or `Delete 17` for the button of a row."""
        raise NotImplementedError

    async def close(self):
        """Closes the page as a browser's tab does."""
        raise NotImplementedError


class Driver:
    """Opens the pages of a server on a port: `counter`, `list`, `shared`, and the optional ones of `extra_pages`."""

    extra_pages = ()

    def __init__(self, port):
        self.port = port

    async def open(self, page):
        """Opens a page, and returns its session once it is live: it has its content, and receives patches."""
        raise NotImplementedError
