"""Three galleries with one PostgreSQL database behind nginx, and pages that save on all of them."""

import random
import threading
import time
from contextlib import ExitStack

from playwright.sync_api import Error, expect

from gallery_server import GalleryServer
from postgresql import PostgreSQL
from proxy import NAME, Proxy, free_port

# The names of the processes, which nginx reads in cookies, and their machines, which are loopback addresses.
MACHINES = {"8081": "127.0.0.11", "8082": "127.0.0.12", "8083": "127.0.0.13"}


class Cluster:
    """The processes. `seconds_down` passes before a killed gallery is started again, as by a service manager."""

    seconds_down = 1.0

    def __init__(self, folder):
        self._folder = folder
        self._ports = {name: free_port(host) for name, host in MACHINES.items()}
        self._closing = ExitStack()
        self._restarts = []
        self.galleries = {}

    def __enter__(self):
        try:
            self.database = PostgreSQL()
            self._closing.callback(self.database.close)
            self._closing.callback(lambda: [gallery.close() for gallery in self.galleries.values()])
            for name in MACHINES:
                self.start(name)
            servers = {name: f"{host}:{self._ports[name]}" for name, host in MACHINES.items()}
            self.proxy = Proxy("nginx", self._folder, servers)
            self._closing.callback(self.proxy.close)
        except BaseException:
            self._closing.close()
            raise
        return self

    def __exit__(self, *_):
        self._wait_for_restarts()
        self._closing.close()

    def start(self, name):
        """Starts a gallery with data of its own, except for what it shares."""
        options = ("--host", MACHINES[name], "--trusted-proxy", "127.0.0.1", "--allowed-host", NAME,
                   "--process-name", name, "--database", self.database.address)  # fmt: skip
        self.galleries[name] = GalleryServer(
            self._folder / name, *options, port=self._ports[name],
            environment={"PGPASSFILE": str(self.database.passwords)},
        )  # fmt: skip

    def kill(self, name):
        """Ends a gallery with SIGKILL, and starts it again after a while."""
        self._wait_for_restarts()
        self.galleries[name].kill()
        self._restart(lambda: self.start(name))

    def stop_database(self):
        """Ends the database server, and starts it again after a while."""
        self._wait_for_restarts()
        self.database.stop()
        self._restart(self.database.start)

    def _wait_for_restarts(self):
        for restart in self._restarts:
            restart.join()

    def _restart(self, start):
        restart = threading.Thread(target=lambda: (time.sleep(self.seconds_down), start()))
        restart.start()
        self._restarts.append(restart)


def process_of(page):
    """Returns the name of the process that has the pages of a browser."""
    return next(cookie["value"].split(".")[0] for cookie in page.context.cookies() if cookie["name"] == "live")


# Records what becomes of a save: the progress indicator appears, and is followed by an error or by the saved state.
WATCH = """name => {
  const progress = `[role=progressbar][aria-label="${name}"]`;
  const failed = () => [...document.querySelectorAll('button')].some(button => button.innerText === 'Retry');
  window.observed?.disconnect();
  window.outcome = '';
  let hasBegun = false;
  window.observed = new MutationObserver(changes => {
    // The indicator of a quick save is removed before this is called.
    hasBegun ||= changes.some(change => [...change.addedNodes].some(
      node => node.matches?.(progress) || node.querySelector?.(progress)));
    if (hasBegun && !window.outcome && !document.querySelector(progress)) window.outcome = failed() ? 'failed' : 'saved';
  });
  window.observed.observe(document.body, { subtree: true, childList: true });
}"""


class Writer:
    """A page that saves, and waits until it knows the outcome: the page was loaded again, or says what happened."""

    def __init__(self, page, url):
        self.page = page
        page.goto(url)
        self.wait_until_ready()
        self.errors = 0

    def begin(self, text):
        """Presses the button that saves, unless the page is being replaced because its process has ended."""
        self.text = text
        try:
            self.page.evaluate(WATCH, self.indicator)
            self.press(text)
            self.is_replaced = False
        except Error:
            self.is_replaced = True

    def end(self, timeout):
        """Returns whether the page has acknowledged the save. A failed one is repeated with Retry."""
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            outcome = None if self.is_replaced else self._outcome()
            if outcome == "saved":
                return True
            if outcome is None:
                self.wait_until_ready()
                return False
            self.page.wait_for_timeout(10)
        raise AssertionError(f"After {timeout} s, it is not known whether “{self.text}” was saved on {self.page.url}.")

    def _outcome(self):
        """Returns what the page displays about the save, or `None` if the page is another one."""
        try:
            outcome = self.page.evaluate("window.outcome")
            if outcome == "failed":
                self.errors += 1
                self.page.evaluate(WATCH, self.indicator)
                self.page.get_by_role("button", name="Retry").click()
            return outcome
        except Error:
            return None


class ProfileWriter(Writer):
    """Saves user names."""

    indicator = "Saving"

    @property
    def username(self):
        return self.page.get_by_label("Username")

    def wait_until_ready(self):
        expect(self.username).to_be_enabled()

    def press(self, text):
        self.username.fill(text)
        self.page.get_by_role("button", name="Save", exact=True).click()


class CartWriter(Writer):
    """Adds a product to the cart."""

    indicator = "Adding to cart"

    def wait_until_ready(self):
        self.page.get_by_role("button", name="Add to cart").wait_for()

    def press(self, _):
        self.page.get_by_role("button", name="Add to cart").click()


def random_moment(longest=0.06):
    """Lets up to so many seconds pass, which is about as long as a save takes."""
    time.sleep(random.uniform(0, longest))
