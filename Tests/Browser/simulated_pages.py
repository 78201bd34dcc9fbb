"""A tab in which the scripts of live pages run with a simulated network and a simulated clock."""

import json
import os
import sys
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import sync_playwright

from wire_server import ASSETS

HARNESS = Path(__file__).parent / "simulation"
SCRIPT = "text/javascript; charset=utf-8"
# The simulated pages have a layout, but are not painted.
DOCUMENT = b"<!doctype html><title>Simulation</title><style>iframe { position: absolute; left: -3000px }</style><body>"

ROUND = 15  # seconds until the tabs are asked whether one of them has found something

START = """async ([first, stride, milliseconds]) => {
  const harness = await import("/simulation/harness.js");
  window.searching = harness.search(first, stride, milliseconds);
}"""
SHORTEN = """async seed => {
  const { run, scheduleOf, shorten } = await import("/simulation/harness.js");
  const schedule = await shorten(scheduleOf(seed));
  const { violation, log } = await run(schedule, true);
  return { schedule, violation, log };
}"""
RUN = """async ([seed, isLogged]) => {
  const { run, scheduleOf } = await import("/simulation/harness.js");
  return run(scheduleOf(seed), isLogged);
}"""


@dataclass
class Report:
    """The course of a simulation, and the broken promise that it has found."""

    schedules: int = 0
    events: int = 0
    predicted: int = 0  # presses of controls whose look changed before the answer
    reopenings: int = 0  # pages that were opened again in their documents
    seconds: float = 0
    seed: int | None = None
    failure: str | None = None

    def __str__(self):
        rate = f"{60 * self.schedules / self.seconds:,.0f} schedules" if self.seconds else "none"
        return f"{self.schedules:,} schedules with {self.events:,} events and {self.predicted:,} predicted presses, {self.reopenings:,} pages opened again, {rate} a minute."


def simulate(browser, seconds, seed, tabs=1, assets=ASSETS):
    """Runs schedules from a seed on in some tabs, until one of them breaks a promise or the time is over."""
    report, start = Report(), time.monotonic()
    with served(assets) as address:
        contexts = [browser.new_context() for _ in range(tabs)]
        pages = [context.new_page() for context in contexts]
        firsts = [seed + index for index in range(tabs)]
        for page in pages:
            page.goto(address)
        while report.failure is None and time.monotonic() < start + seconds:
            duration = min(ROUND, start + seconds - time.monotonic())
            for page, first in zip(pages, firsts, strict=True):
                page.evaluate(START, [first, tabs, max(1, 1000 * duration)])
            outcomes = [page.evaluate("searching") for page in pages]
            firsts = [outcome["next"] for outcome in outcomes]
            report.schedules += sum(outcome["count"] for outcome in outcomes)
            report.events += sum(outcome["events"] for outcome in outcomes)
            report.predicted += sum(outcome["predicted"] for outcome in outcomes)
            report.reopenings += sum(outcome["reopenings"] for outcome in outcomes)
            found = [outcome["seed"] for outcome in outcomes if "seed" in outcome]
            report.seconds = time.monotonic() - start
            if found:
                report.seed = min(found)
                report.failure = describe(pages[0].evaluate(SHORTEN, report.seed), report.seed)
        for context in contexts:
            context.close()
    return report


def describe(found, seed):
    steps = json.dumps(found["schedule"])
    course = "\n".join(found["log"])
    return (
        f"With the seed {seed}: {found['violation']}\nThe shortest schedule that still fails: {steps}. Its course:\n{course}"
    )


class Server(ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        """Prints nothing about connections that documents have left, which schedules do all the time."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


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

    server = Server(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, args=[0.02], daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/page"
    finally:
        server.shutdown()
        server.server_close()


def main(minutes, seed):
    """Runs schedules in one tab for each processor, and prints what was found."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        print(f"The first seed is {seed}.", flush=True)
        report = simulate(browser, 60 * minutes, seed, tabs=os.cpu_count() or 1)
        browser.close()
    print(report)
    if report.failure:
        sys.exit(report.failure)


if __name__ == "__main__":
    try:
        main(float(sys.argv[1]), int(sys.argv[2]))
    except KeyboardInterrupt:
        sys.exit(130)
