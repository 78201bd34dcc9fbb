"""The machines of a cluster: network namespaces, which are connected by a bridge, or loopback addresses."""

import os
import subprocess
from contextlib import ExitStack, contextmanager
from pathlib import Path

from proxy import free_port

# The processes of the galleries are named as in the deployment guide.
GALLERIES = ("8081", "8082", "8083")


def are_namespaces():
    """Whether these tests run in a network namespace of their own, in which they can add others."""
    return "CLUSTER_NAMESPACES" in os.environ


def new_machines():
    return Namespaces() if are_namespaces() else LoopbackAddresses()


class LoopbackAddresses:
    """Addresses of this machine, where network namespaces are not allowed."""

    proxy = database = "127.0.0.1"
    network = "127.0.0.0/8"

    def __init__(self):
        self.galleries = {name: f"127.0.0.{11 + number}" for number, name in enumerate(GALLERIES)}
        self._ports = {name: free_port(host) for name, host in self.galleries.items()}
        self.database_port = free_port()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def port(self, name):
        return self._ports[name]

    def inside(self, _):
        """The start of a command that runs on the machine with an address."""
        return []


class Namespaces:
    """A namespace for the database and each gallery, with the addresses of the deployment guide.

    nginx and the browser run in the namespace of the tests. It has the bridge, and ends with them. It has to exist
    before the browser starts: Chromium ends its requests with `ERR_NETWORK_CHANGED` when an interface receives an address.
    """

    proxy, database = "10.0.0.1", "10.0.0.2"
    network = "10.0.0.0/24"
    database_port = 5432

    def __init__(self):
        self.galleries = {name: f"10.0.0.{11 + number}" for number, name in enumerate(GALLERIES)}
        self._holders = {}
        self._closing = ExitStack()

    def __enter__(self):
        try:
            ip("link set lo up")
            ip("link add machines type bridge")
            self._closing.callback(ip, "link delete machines")
            self._assign_no_other_addresses("machines")
            ip(f"address add {self.proxy}/24 dev machines")
            ip("link set machines up")
            for address in (self.database, *self.galleries.values()):
                self._add(address)
        except BaseException:
            self._closing.close()
            raise
        return self

    def __exit__(self, *_):
        self._closing.close()

    def _add(self, address):
        # A namespace exists as long as a process is in it. This one ends with its input, even if the tests are killed.
        holder = subprocess.Popen(["unshare", "--net", "cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._closing.callback(holder.wait)
        self._closing.callback(holder.stdin.close)
        holder.stdin.write(b"is started\n")
        holder.stdin.flush()
        assert holder.stdout.readline(), "unshare failed."
        self._holders[address] = holder
        ip(f"link add {self._link(address)} type veth peer name eth0 netns {holder.pid}")
        self._assign_no_other_addresses(self._link(address))
        ip(f"link set {self._link(address)} master machines up")
        for command in ("link set lo up", f"address add {address}/24 dev eth0", "link set eth0 up"):
            ip(command, self.inside(address))

    def _assign_no_other_addresses(self, link):
        # The system would assign an IPv6 address to an interface seconds after it is up, each time.
        if Path("/proc/net/if_inet6").exists():
            ip(f"link set {link} addrgenmode none")

    def _link(self, address):
        return "to-" + address.rpartition(".")[2]

    def port(self, name):
        return int(name)

    def inside(self, address):
        """The start of a command that runs on the machine with an address."""
        return ["nsenter", f"--net=/proc/{self._holders[address].pid}/ns/net", "--"]

    @contextmanager
    def disconnected(self, address):
        """Pulls the cable of a machine, after which nothing that is sent arrives, and plugs it in again at the end."""
        ip(f"link set {self._link(address)} down")
        try:
            yield
        finally:
            ip(f"link set {self._link(address)} up")


def ip(arguments, inside=()):
    subprocess.run([*inside, "ip", *arguments.split()], check=True, timeout=30)
