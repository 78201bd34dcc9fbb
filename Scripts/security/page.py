"""A page as its script uses it: the document, events that are posted, and the stream."""

import json
import re

from .page_socket import PageSocket
from .wire import request

TOKEN = re.compile(r'name="live-page" content="([^"]*)"')
BUTTON = re.compile(r'<button[^>]*data-n="(\d+)"[^>]*>(?:<[^>]*>)*([^<]*)')


class Page:
    """A page at a site, opened from an address that a trusted proxy names, or from this machine."""

    def __init__(self, site, path, address=None, cookie=None):
        self.site, self.path, self.address, self.cookie = site, path, address, cookie
        self.batch = 0

    @property
    def fields(self):
        """The header fields of all requests."""
        fields = {"Host": self.site.host}
        if self.address:
            fields["X-Forwarded-For"] = self.address
        if self.cookie:
            fields["Cookie"] = self.cookie
        return fields

    async def open(self):
        """Requests the document, and returns its response. Fails if it is not 200."""
        response = await self.load()
        if response.status != 200:
            raise ConnectionError(f"GET {self.path} was answered {response.status}")
        return self

    async def load(self, wire=None):
        """Requests the document, and returns its response, whatever it is."""
        own = wire or await self.site.wire()
        try:
            own.send(request("GET", self.path, self.fields))
            self.document = await own.response()
        finally:
            if not wire:
                own.close()
        if self.document.status == 200:
            self.html = self.document.text
            self.token = TOKEN.search(self.html)[1]
            if "set-cookie" in self.document.headers:
                self.cookie = self.document.headers["set-cookie"].split(";")[0]
        return self.document

    def button(self, title):
        """The number of the button with a title."""
        return next(int(number) for number, text in BUTTON.findall(self.html) if text == title)

    def numbers(self, pattern):
        """The numbers of the elements whose tags match a pattern."""
        return [int(n) for tag, n in re.findall(r'(<[^>]*data-n="(\d+)"[^>]*>)', self.html) if re.search(pattern, tag)]

    @property
    def secrets(self):
        """The header fields of the page's own requests."""
        return {**self.fields, "Origin": f"http://{self.site.host}", "Live-Page": self.token}

    def content(self, events=(), ack=0, **more):
        """The next batch."""
        self.batch += 1
        return json.dumps({"seq": self.batch, "ack": ack, "events": list(events), **more}, separators=(",", ":")).encode()

    async def post(self, body=None, path=None, wire=None, **fields):
        """Posts a batch, and returns the response. A field that is `None` is left out."""
        body = self.content() if body is None else body
        fields = {**self.secrets, "Content-Type": "application/json",
                  **{name.replace("_", "-"): value for name, value in fields.items()}}
        fields = {name: value for name, value in fields.items() if value is not None}
        own = wire or await self.site.wire()
        try:
            own.send(request("POST", path or self.path, fields, body))
            return await own.response()
        finally:
            if not wire:
                own.close()

    async def stream(self, last=0, path=None, receive_buffer=None, **fields):
        """Requests the stream. Returns its connection and the head of the response, or the whole of a rejection."""
        wire = await self.site.wire(receive_buffer=receive_buffer)
        fields = {**self.secrets, "Accept": "text/event-stream", "Live-Last": last,
                  **{name.replace("_", "-"): value for name, value in fields.items()}}
        fields = {name: value for name, value in fields.items() if value is not None}
        wire.send(request("GET", path or self.path, fields))
        return wire, None if receive_buffer else await wire.head()

    async def socket(self, last=0):
        """Opens the page's WebSocket."""
        socket = PageSocket(self)
        status = await socket.open(last=last)
        if status != 101:
            raise ConnectionError(f"the WebSocket of {self.path} was answered {status}")
        return socket

    async def leave(self):
        """Ends the session, as the script does when the page is left."""
        return await self.post(self.content(bye=True))
