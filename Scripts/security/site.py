"""A gallery, and the clients that attack it."""

import asyncio
import itertools
import socket

from .gallery import Gallery
from .wire import Wire, request

# The network that tests of devices use (RFC 2544). Nobody has its addresses.
ADDRESSES = (f"198.18.{high}.{low}" for high, low in itertools.product(range(256), range(1, 255)))


class Site:
    """A running gallery that trusts this machine as a proxy, so that each attack has addresses of its own."""

    def __init__(self, program):
        self.program = program
        self.more, self.kept = [], []

    async def start(self, *options):
        self.gallery = await Gallery(self.program, "--host", "0.0.0.0", "--trusted-proxy", "127.0.0.1", *options).start()
        self.host = f"127.0.0.1:{self.gallery.port}"
        return self

    async def another(self, *options):
        """Starts another gallery, which ends with this one."""
        site = await Site(self.program).start(*options)
        self.more.append(site)
        return site

    def keep(self, wire, task):
        """Closes a connection when this site ends, and retains the task that reads it until then."""
        self.kept.append((wire, task))

    async def stop(self):
        for wire, task in self.kept:
            wire.close()
            task.cancel()
        for site in self.more:
            await site.stop()
        await self.gallery.stop()

    def address(self):
        """An address that no other attack uses."""
        return next(ADDRESSES)

    async def wire(self, **options):
        return await Wire.open(self.gallery.port, **options)

    async def get(self, path, **fields):
        """Requests a path on a connection of its own."""
        wire = await self.wire()
        try:
            wire.send(request("GET", path, {"Host": self.host, **named(fields)}))
            return await wire.response()
        finally:
            wire.close()

    async def flood(self, requests, connections=8):
        """Sends requests on some connections as fast as they are answered. Returns the responses, in their order."""
        answers, numbers = [None] * len(requests), iter(range(len(requests)))

        async def work():
            wire = await self.wire()
            for number in numbers:
                wire.send(requests[number])
                answers[number] = await wire.response()
                if answers[number].headers.get("connection") == "close":
                    wire.close()
                    wire = await self.wire()
            wire.close()

        await asyncio.gather(*(work() for _ in range(connections)))
        return answers

    async def cost(self, requests):
        """The processor milliseconds of the server for each of some requests on one connection, and their responses."""
        before = self.gallery.processor_seconds
        answers = await self.flood(requests, 1)
        return 1000 * (self.gallery.processor_seconds - before) / len(requests), answers


def named(fields):
    """Header fields of arguments. One that is `None` is left out."""
    return {name.replace("_", "-"): value for name, value in fields.items() if value is not None}


def own_address():
    """An IPv4 address of this machine other than its loopback addresses, or `None`."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: it selects the interface for an address of documentation.
            probe.connect(("203.0.113.1", 9))
            address = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address
