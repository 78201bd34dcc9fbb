"""The servers that can be measured: our own, and its peers."""

from pathlib import Path

from .datastar import DatastarDriver
from .live_page import LivePageDriver
from .problem import Problem
from .pyview import PyviewDriver
from .server import Subject

OURS = "live pages"
PEERS = {"datastar": DatastarDriver, "pyview": PyviewDriver}
FOLDER = Path(__file__).resolve().parents[1] / "peers"


def ours(program):
    """Our server, from its built program."""
    if not program.is_file():
        raise Problem(f"there is no program {program}: run without --no-build and --server, so that it is built")
    return Subject(OURS, LivePageDriver, [program])


def requirements(name):
    """The file with the Python packages of a peer."""
    if name not in PEERS:
        raise Problem(f"there is no peer named {name}: the peers are {', '.join(PEERS)}")
    return FOLDER / f"{name}.txt"


def peer(name, python):
    """A peer, run by a Python interpreter that has its packages."""
    versions = requirements(name).read_text().replace("==", " ").split("\n")
    return Subject(name, PEERS[name], [python, FOLDER / f"{name}_app.py"], ", ".join(filter(None, versions)))
