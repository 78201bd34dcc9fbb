"""A line to a server that delivers everything later."""

import asyncio
import threading
from contextlib import contextmanager
from urllib.parse import urlsplit


@contextmanager
def slow_line(url, seconds):
    """Serves the server at `url` at another address, until the context ends. Each byte takes `seconds` in each direction."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    line = SlowLine(urlsplit(url), seconds, loop)
    run = lambda coroutine: asyncio.run_coroutine_threadsafe(coroutine, loop).result()
    line.url = f"http://127.0.0.1:{run(line.open())}"
    try:
        yield line
    finally:
        run(line.close())
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class SlowLine:
    def __init__(self, address, seconds, loop):
        self._address = address
        self._seconds = seconds
        self._loop = loop
        self._tasks = set()
        self._delivers = asyncio.Event()
        self._delivers.set()

    @contextmanager
    def held(self):
        """Delivers nothing until the end of the block."""
        self._loop.call_soon_threadsafe(self._delivers.clear)
        try:
            yield
        finally:
            self._loop.call_soon_threadsafe(self._delivers.set)

    async def open(self):
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return self._server.sockets[0].getsockname()[1]

    async def close(self):
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, browser, to_browser):
        self._tasks.add(asyncio.current_task())
        try:
            server, to_server = await asyncio.open_connection(self._address.hostname, self._address.port)
            await asyncio.gather(self._carry(browser, to_server), self._carry(server, to_browser))
        except (OSError, asyncio.CancelledError):
            pass  # One of the two has closed the connection, or the context has ended.
        finally:
            self._tasks.discard(asyncio.current_task())
            to_browser.close()

    async def _carry(self, source, target):
        """Delivers what arrives in its order, each part after the time of the line."""
        now = asyncio.get_running_loop().time
        parts = asyncio.Queue()

        async def deliver():
            while True:
                due, data = await parts.get()
                await asyncio.sleep(due - now())
                await self._delivers.wait()
                if not data:
                    return target.close()
                target.write(data)
                await target.drain()

        delivery = asyncio.create_task(deliver())
        try:
            while data := await source.read(65_536):
                parts.put_nowait((now() + self._seconds, data))
            parts.put_nowait((now() + self._seconds, b""))
            await delivery
        finally:
            delivery.cancel()
