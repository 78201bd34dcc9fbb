"""Network namespaces, in which processes have addresses and cables of their own, as on several machines."""

import os
import shutil

from .browser import APT, INSTALL
from .command import run

# A command that starts another one in a namespace of its own, with which the namespace ends.
INSIDE = ["unshare", "--net", "--"]


def install_missing(seconds):
    """Installs iproute2 with apt, where that is possible."""
    if not shutil.which("ip") and shutil.which("apt-get") and os.geteuid() == 0:
        for command in (["apt-get", "update"], [*INSTALL, "iproute2"]):
            run(command, seconds, APT)


def reason_to_skip():
    """Returns why this machine does not allow namespaces with connected interfaces, or `None`."""
    if missing := [name for name in ("ip", "unshare", "nsenter") if not shutil.which(name)]:
        return f"{' and '.join(missing)} cannot be found: install iproute2 and util-linux (on Debian and Ubuntu)"
    # The interfaces that the tests need, in a namespace that ends with the command.
    test = "ip link add name a type bridge && ip link add name b type veth peer name c"
    outcome = run([*INSIDE, "sh", "-c", test], 30, quiet=True)
    return f"the system does not allow them ({outcome.lines[-1] if outcome.lines else outcome.problem})" if outcome.status else None
