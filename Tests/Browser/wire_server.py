"""A server for live pages whose requests a test receives and whose frames a test sends."""

import html
import json
import queue
import re
import threading
import time
from contextlib import contextmanager, nullcontext
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Error

ASSETS = Path(__file__).parents[2] / "Sources" / "PortableUIWeb" / "Assets"
TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-n0nce'; connect-src 'self'; img-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PATIENCE = 20
COUNT_READS = """
  window.readCount = Math.random(); // differs from that of the document before
  const { prototype } = ReadableStreamDefaultReader;
  const { read } = prototype;
  prototype.read = function () {
    const reading = read.call(this);
    reading.then(() => { readCount += 1; }, () => {});
    return reading;
  };
"""


def script_words():
    """Returns the English words of the scripts, as the attribute of a document."""
    source = (ASSETS.parents[1] / "PortableUI" / "Controls" / "Words" / "PageWords+English.swift").read_text()
    words = {name: "".join(re.findall(r'"(.*)"', text)) for name, text in re.findall(r"\.(\w+):\s*(.*?),\n", source, re.DOTALL)}
    return html.escape(json.dumps(words), quote=True)


def asset(name):
    """Returns a file as the server serves it. The style sheet is joined from parts, in the order in the server's source."""
    if name != "live.css":
        return (ASSETS / name).read_bytes()
    source = (ASSETS.parent / "Documents" / "LiveAssets.swift").read_text()
    names = re.search(r"let styles = \[(.*?)\]", source, re.DOTALL).group(1)
    return b"\n".join((ASSETS / "styles" / f"{part}.css").read_bytes() for part in re.findall(r'"(.+?)"', names))


@contextmanager
def _held(gate):
    gate.clear()
    try:
        yield
    finally:
        gate.set()


class Post:
    """A received POST request. It is answered immediately, unless `holds_posts` of the server is set."""

    def __init__(self, headers, body):
        self.headers = headers
        self.body = body
        self._status = queue.Queue()

    @property
    def events(self):
        return self.body["events"]

    def answer(self, status=204, body=b"", **headers):
        """Answers with a status, or closes the connection if it is `None`."""
        self._status.put((status, body, headers))

    def status(self):
        return self._status.get(timeout=PATIENCE)


class Stream:
    """A stream that a page has opened. If a call waits, the page has read the frame when the call returns."""

    def __init__(self, handler, page):
        self.headers = handler.headers
        self._page = page
        self._connection = handler.connection
        self._closed = threading.Event()

    def send(self, text, waits=True):
        with self._read() if waits else nullcontext():
            self._connection.sendall(text.encode())

    def close(self):
        with self._read():
            self._connection.shutdown(2)

    @contextmanager
    def _read(self):
        """Waits until the page has read what is sent in the block, or loads again."""
        assert self._page, "Open the tab with `wire_page`, since a frame waits until its page has read it."
        count = self._read_count()
        yield
        end = time.monotonic() + PATIENCE
        while self._read_count() == count:
            assert time.monotonic() < end, "The page did not read its stream."

    def _read_count(self):
        try:
            return self._page.evaluate("window.readCount")
        except Error:
            return None  # the page is being loaded

    def watch(self):
        try:
            while self._connection.recv(1024):
                pass
        except OSError:
            pass
        self._closed.set()

    def expect_closed(self):
        assert self._closed.wait(PATIENCE), "The page did not close its stream."


class WireServer:
    """Serves one live page, at `/page` and paths below it."""

    def __init__(self):
        self.main = '<main data-n="1"></main>'
        self.styles = ""
        self.modules = {}  # the app's own scripts, by their paths
        self.token = "page-token"
        self.offers_socket = False
        self.tree = None  # of the page that is opened again in its document; without one, the document is loaded
        self.page = None
        self.holds_posts = False
        self._script_gate = threading.Event()
        self._script_gate.set()
        self._page_gate = threading.Event()
        self._page_gate.set()
        self.stream_statuses = queue.Queue()
        self.post_statuses = queue.Queue()
        self.reopening_statuses = queue.Queue()
        self.number = 0
        self._stream = None
        self._arrived = {kind: queue.Queue() for kind in ("page", "post", "stream", "part", "reopening")}
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        # `close` waits until the end of such an interval, once for each test. The default is half a second.
        threading.Thread(target=self._server.serve_forever, args=[0.02], daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def close(self):
        self._server.shutdown()
        self._server.server_close()

    def page_load(self):
        return self._arrived["page"].get(timeout=PATIENCE)

    def post(self) -> Post:
        return self._arrived["post"].get(timeout=PATIENCE)

    def part(self) -> Post:
        """Waits for a part of a file, whose body is bytes. The test answers it."""
        return self._arrived["part"].get(timeout=PATIENCE)

    def is_sent_a_part(self):
        return not self._arrived["part"].empty()

    def events(self, count):
        """Waits for a number of events, which the page may send in fewer requests."""
        events = []
        while len(events) < count:
            events += self.post().events
        return events

    def is_asked_for_a_stream(self):
        return not self._arrived["stream"].empty()

    def stream(self) -> Stream:
        while True:
            self._stream = self._arrived["stream"].get(timeout=PATIENCE)
            try:
                self.heartbeat()
            except OSError:
                continue  # the page has given this stream up, as when its clock is advanced before the server answers
            return self._stream

    def end_session(self):
        """Lets the page find that its session has ended, and waits until it asks for a new one."""
        self.expire_session()
        self.page_load()

    def expire_session(self):
        """Lets the page find that its session has ended."""
        self.number = 0
        self.stream_statuses.put(410)
        self._stream.close()

    def reopening(self):
        """Returns the next request to open the page again in its document."""
        return self._arrived["reopening"].get(timeout=PATIENCE)

    def is_asked_to_reopen(self):
        return not self._arrived["reopening"].empty()

    def is_asked_for_a_page(self):
        return not self._arrived["page"].empty()

    def discard_posts(self):
        while not self._arrived["post"].empty():
            self.post()

    @contextmanager
    def hold_page(self):
        """Lets documents wait until the end of the block."""
        with _held(self._page_gate):
            yield

    @contextmanager
    def hold_script(self):
        """Lets the script, and the script of animations, wait until the end of the block."""
        with _held(self._script_gate):
            yield

    def patch(self, *operations, done=0, waits=True):
        self.number += 1
        self.frame([self.number, done, *operations], waits=waits)

    def snapshot(self, number, done, title, tree):
        self.number = number
        self.frame([number, done, title, tree], kind="snapshot")

    def frame(self, data, kind=None, waits=True):
        kind = f"event:{kind}\n" if kind else ""
        self._stream.send(f"{kind}data:{json.dumps(data)}\n\n", waits)

    def heartbeat(self):
        self._stream.send(":\n\n")

    def document(self):
        styles = f'<style nonce="n0nce">{self.styles}</style>' if self.styles else ""
        socket = " data-socket" if self.offers_socket else ""
        document = ' data-document="d0c"' if self.tree else ""
        return (
            f'<!doctype html><html lang="en" dir="ltr" data-words="{script_words()}"><head><meta charset="utf-8"><title>First</title>'
            '<script src="/early.js"></script>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<meta name="live-page" content="{self.token}"{socket}{document}><link rel="stylesheet" href="/live.css">{styles}'
            f'<script type="module" src="/live.js"></script></head><body>{self.main}</body></html>'
        )

    def _handler(server):
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *arguments):
                pass

            def reply(self, status, body=b"", kind="text/html; charset=utf-8", headers={}):
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name.replace("_", "-"), value)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.send_header("Content-Security-Policy", POLICY)
                self.send_header("Cache-Control", "no-store" if kind.startswith("text/html") else "no-cache")
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(body)

            def do_HEAD(self):
                self.reply(200)

            def do_GET(self):
                is_page = f"{self.path.partition('?')[0]}/".startswith("/page/")
                if is_page and "text/event-stream" in self.headers.get("Accept", ""):
                    self.serve_stream()
                elif is_page:
                    server._arrived["page"].put(self.headers)
                    server._page_gate.wait(PATIENCE)
                    self.reply(200, server.document().encode())
                elif self.path in server.modules:
                    self.reply(200, server.modules[self.path].encode(), TYPES.get(Path(self.path).suffix, TYPES[".js"]))
                elif self.path.startswith("/missing.js"):
                    self.reply(404, kind=TYPES[".js"])
                # A script that was not loaded is requested with a query.
                elif (ASSETS / self.path[1:].partition("?")[0]).suffix == ".js" or self.path == "/live.css":
                    if self.path in ("/live.js", "/motion.js"):
                        server._script_gate.wait(PATIENCE)
                    name = self.path[1:].partition("?")[0]
                    self.reply(200, asset(name), TYPES[Path(name).suffix])
                elif self.path == "/favicon.ico":
                    self.reply(204)
                else:
                    self.reply(200, b"<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>")

            def serve_stream(self):
                self.close_connection = True
                if not server.stream_statuses.empty():
                    return self.reply(server.stream_statuses.get())
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.send_header("Connection", "close")
                self.end_headers()
                stream = Stream(self, server.page)
                server._arrived["stream"].put(stream)
                stream.watch()

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if "Live-Reopen" in self.headers:
                    return self.reopen(Post(self.headers, json.loads(body)))
                if self.headers["Content-Type"] == "application/octet-stream":
                    part = Post(self.headers, body)
                    server._arrived["part"].put(part)
                    return self.answer(part)
                post = Post(self.headers, json.loads(body))
                if not server.post_statuses.empty():
                    post.answer(server.post_statuses.get())
                elif not server.holds_posts:
                    post.answer()
                server._arrived["post"].put(post)
                self.answer(post)

            def reopen(self, post):
                server._arrived["reopening"].put(post)
                server._page_gate.wait(PATIENCE)
                status = server.reopening_statuses.get() if not server.reopening_statuses.empty() else 200
                if status != 200:
                    return self.reply(status)
                frame = f"event:snapshot\ndata:{json.dumps([0, 0, 'First', server.tree])}\n\n"
                server.token += "+"
                self.reply(200, frame.encode(), headers={"Live-Page": server.token})

            def answer(self, post):
                status, content, headers = post.status()
                if status is None:
                    self.close_connection = True
                    self.connection.shutdown(2)
                else:
                    self.reply(status, content, headers=headers)

        return Handler
