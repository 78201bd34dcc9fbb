"""Three galleries with one PostgreSQL database behind nginx."""

import threading
import time
from contextlib import ExitStack

from gallery_server import GalleryServer
from postgresql import PostgreSQL
from proxy import NAME, Proxy


class Cluster:
    """The processes. `seconds_down` passes before a killed process is started again, as by a service manager."""

    seconds_down = 1.0

    def __init__(self, folder, machines):
        self._folder = folder
        self.machines = machines
        self._closing = ExitStack()
        self._restarts = []
        self.galleries = {}

    def __enter__(self):
        try:
            self.database = PostgreSQL(self.machines)
            self._closing.callback(self.database.close)
            self._closing.callback(lambda: [gallery.close() for gallery in self.galleries.values()])
            for name in self.machines.galleries:
                self.start(name)
            servers = {name: f"{host}:{self.machines.port(name)}" for name, host in self.machines.galleries.items()}
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
        host = self.machines.galleries[name]
        options = ("--host", host, "--trusted-proxy", self.machines.proxy, "--allowed-host", NAME,
                   "--process-name", name, "--database", self.database.address)  # fmt: skip
        self.galleries[name] = GalleryServer(
            self._folder / name, *options, port=self.machines.port(name), environment=self.database.environment,
            inside=self.machines.inside(host),
        )  # fmt: skip

    def end(self, name):
        """Ends a gallery with SIGKILL, or PostgreSQL without a shutdown, and starts it again after a while."""
        self._wait_for_restarts()
        if name == "PostgreSQL":
            self.database.stop()
            start = self.database.start
        else:
            self.galleries[name].kill()
            start = lambda: self.start(name)  # noqa: E731
        restart = threading.Thread(target=lambda: (time.sleep(self.seconds_down), start()))
        restart.start()
        self._restarts.append(restart)

    def _wait_for_restarts(self):
        for restart in self._restarts:
            restart.join()


def process_of(page):
    """Returns the name of the process that has the pages of a browser."""
    return next(cookie["value"].split(".")[0] for cookie in page.context.cookies() if cookie["name"] == "live")
