"""A tab in which the scripts of live pages run with a simulated network and a simulated clock."""

import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from wire_server import ASSETS

HARNESS = Path(__file__).parent / "simulation"
SCRIPT = "text/javascript; charset=utf-8"
DOCUMENT = b"<!doctype html><title>Simulation</title><body>"


@contextmanager
def served(assets=ASSETS):
    """Serves the scripts of pages from a folder. Yields the address of the tab that runs the simulation."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *arguments):
            pass

        def do_GET(self):
            path = self.path.removeprefix("/")
            folder, name = (HARNESS, path.removeprefix("simulation/")) if path.startswith("simulation/") else (assets, path)
            file = folder / Path(name).name
            is_script = file.suffix == ".js" and file.exists()
            self.reply(file.read_bytes() if is_script else DOCUMENT, SCRIPT if is_script else "text/html; charset=utf-8")

        def reply(self, body, kind):
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            # Each document of a simulation loads the scripts again.
            self.send_header("Cache-Control", "max-age=86400, immutable")
            self.end_headers()
            self.wfile.write(body)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, args=[0.02], daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/page"
    finally:
        server.shutdown()
        server.server_close()
