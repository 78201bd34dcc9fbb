"""The X server of a browser, and the environment in which WebKit runs."""

import os
import socket
import subprocess

SCREEN = "2560x2000x24"


def new_display():
    """Starts an X server, which ends with the browser, and returns its name."""
    reading, writing = os.pipe()
    arguments = ["-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp", "-terminate"]
    subprocess.Popen(["Xvfb", *arguments], pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    assert number, "The X server did not start."
    return f":{number}"


def new_environment(profile):
    """Returns variables that let WebKit draw without a GPU, keep its files in `profile`, and serve its inspector."""
    return {
        "GDK_BACKEND": "x11",
        "GSETTINGS_BACKEND": "memory",
        "GTK_IM_MODULE": "gtk-im-context-simple",
        # It determines the order of the parts of date fields, which the languages of a context do not change.
        "LC_ALL": "en_US.UTF-8",
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "NO_AT_BRIDGE": "1",
        "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
        "WEBKIT_INSPECTOR_HTTP_SERVER": f"127.0.0.1:{_free_port()}",
        "XDG_CACHE_HOME": os.path.join(profile, "cache"),
        "XDG_CONFIG_HOME": os.path.join(profile, "config"),
        "XDG_DATA_HOME": os.path.join(profile, "data"),
    }


def _free_port():
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]
