"""A process that sends a load at a fixed rate, from four clients, until its input ends.

It prints a line when it is ready, and one with its bytes, sendings and seconds at the end.
"""

import asyncio
import json
import sys
import time

from .gallery import Gallery
from .loads import CHEAP, LOADS
from .site import Site

CLIENTS = 4


async def work(load, rate, end, sent):
    """Sends at a rate. Where the client itself is late, it does not send what it has missed."""
    due = time.monotonic()
    while not end.is_set():
        try:
            count = await load.send()
        except (ConnectionError, OSError):
            count = 100
        sent["bytes"] += count
        sent["sendings"] += 1
        due = max(due, time.monotonic() - 0.1) + count / rate
        await asyncio.sleep(max(0, due - time.monotonic()))


async def main(name, port, bytes_per_second, first):
    site = Site(None)
    site.gallery, site.host = Gallery(None), f"127.0.0.1:{port}"
    site.gallery.port = port
    kind = {**LOADS, **CHEAP}[name][1]
    loads = [kind(site, f"198.19.{first}.{number + 1}") for number in range(CLIENTS)]
    for load in loads:
        await load.prepare()
    print("ready", flush=True)
    end, sent, start = asyncio.Event(), {"bytes": 0, "sendings": 0}, time.monotonic()
    tasks = [asyncio.create_task(work(load, bytes_per_second / CLIENTS, end, sent)) for load in loads]
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    end.set()
    await asyncio.wait(tasks, timeout=2)
    print(json.dumps({**sent, "seconds": time.monotonic() - start}), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], *map(int, sys.argv[2:])))
