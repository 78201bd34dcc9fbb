"""Starts Firefox for Playwright, and answers the one command of WebDriver BiDi that Firefox ESR 153 does not know.

Playwright starts this program instead of Firefox, reads the address that it prints, and connects to it.
"""

import asyncio
import json
import re
import sys

from websockets.asyncio.client import connect
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

LISTENING = "WebDriver BiDi listening on"
ADDRESS = re.compile(rf"{LISTENING} (ws://\S+)")
# Playwright sends it for each page. The profile's preferences state the same: see `firefox.py`.
ANSWERED = "emulation.setMediaFeaturesOverride"
WITHOUT_LIMITS = {"max_size": None, "compression": None, "ping_interval": None}


async def main(program, *arguments):
    firefox = await asyncio.create_subprocess_exec(program, *arguments, stderr=asyncio.subprocess.PIPE)
    address = await printed_address(firefox.stderr)
    if address is None:
        return await firefox.wait()

    async def relay(playwright):
        async with connect(address + playwright.request.path, **WITHOUT_LIMITS) as browser:
            await first_of(pass_commands(playwright, browser), pass_messages(browser, playwright))

    async with serve(relay, "127.0.0.1", 0, **WITHOUT_LIMITS) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"{LISTENING} ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        async for _ in firefox.stderr:
            pass
        return await firefox.wait()


async def printed_address(stream):
    """Returns the address at which Firefox listens, or `None` if it ends without one, whose messages are passed on."""
    async for line in stream:
        if found := ADDRESS.search(line.decode()):
            return found[1]
        sys.stderr.write(line.decode())
    return None


async def pass_commands(playwright, browser):
    async for text in playwright:
        command = json.loads(text)
        if command["method"] == ANSWERED:
            await playwright.send(json.dumps({"type": "success", "id": command["id"], "result": {}}))
        else:
            await browser.send(text)


async def pass_messages(source, target):
    async for text in source:
        await target.send(text)


async def first_of(*ways):
    """Waits until one of the ways has ended, and ends the other."""
    tasks = [asyncio.create_task(way) for way in ways]
    _, running = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in running:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception) and not isinstance(outcome, ConnectionClosed):
            raise outcome


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:])))
