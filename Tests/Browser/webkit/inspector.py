"""A connection to the remote inspector of a page, which WebKit serves in this process."""

import json
import os
import re
import socket
import stat

from gi.repository import GLib, Soup

from coroutines import Future, finish
from errors import BidiError

ADDRESS = os.environ["WEBKIT_INSPECTOR_HTTP_SERVER"]
MAX_MESSAGE_SIZE = 256 * 1024 * 1024
RETRY_MILLISECONDS = 5
MAX_CONNECTIONS = 1_000


class Inspectors:
    """Finds the inspectors of pages. WebKit numbers them in the order of their creation."""

    def __init__(self):
        self._session = Soup.Session(max_conns=MAX_CONNECTIONS, max_conns_per_host=MAX_CONNECTIONS)
        self._used = set()
        self._waiting = []

    async def connect(self, handle, is_wanted):
        """Returns the inspector of the oldest page that has none. Its events are given to `handle`."""
        turn = Future()
        self._waiting.append(turn)
        if self._waiting[0] is not turn:
            await turn
        try:
            number = await self._next_number(is_wanted)
            message = Soup.Message.new("GET", f"ws://{ADDRESS}/socket/{number[0]}/{number[1]}/WebPage")
            connection = await finish(
                self._session.websocket_connect_async,
                self._session.websocket_connect_finish,
                message, None, [], GLib.PRIORITY_DEFAULT, None,
            )
        finally:
            self._waiting.remove(turn)
            if self._waiting:
                self._waiting[0].set_result()
        _send_at_once()
        return Inspector(connection, handle)

    async def _next_number(self, is_wanted):
        while is_wanted():
            message = Soup.Message.new("GET", f"http://{ADDRESS}/")
            data = await finish(
                self._session.send_and_read_async,
                self._session.send_and_read_finish,
                message, GLib.PRIORITY_DEFAULT, None,
            )
            found = re.findall(r"/socket/(\d+)/(\d+)/WebPage", data.get_data().decode())
            new = sorted({(int(process), int(page)) for process, page in found} - self._used)
            if new:
                self._used.add(new[0])
                return new[0]
            await _sleep(RETRY_MILLISECONDS)
        raise BidiError("no such frame", "The page was closed.")


class Inspector:
    """Sends commands to the page's target, which WebKit replaces when a navigation changes the process."""

    def __init__(self, connection, handle):
        self.ready = Future()
        self._connection = connection
        self._handle = handle
        self._target = None
        self._number = 0
        self._commands = {}
        connection.set_max_incoming_payload_size(MAX_MESSAGE_SIZE)
        connection.connect("message", lambda _, kind, data: self._received(json.loads(data.get_data())))
        connection.connect("closed", lambda _: self._closed())

    async def send(self, method, **params):
        await self.ready
        if self._connection.get_state() != Soup.WebsocketState.OPEN:
            raise BidiError("no such frame", "The page was closed.")
        self._number += 1
        self._commands[self._number] = future = Future()
        message = json.dumps({"id": self._number, "method": method, "params": params})
        outer = {"targetId": self._target, "message": message}
        self._number += 1
        self._connection.send_text(
            json.dumps({"id": self._number, "method": "Target.sendMessageToTarget", "params": outer})
        )
        return await future

    def close(self):
        if self._connection.get_state() == Soup.WebsocketState.OPEN:
            self._connection.close(Soup.WebsocketCloseCode.NORMAL)

    def _received(self, message):
        params = message.get("params", {})
        match message.get("method"):
            case "Target.targetCreated" if params["targetInfo"]["type"] == "page":
                if not params["targetInfo"].get("isProvisional"):
                    self._use(params["targetInfo"]["targetId"])
            case "Target.didCommitProvisionalTarget":
                self._use(params["newTargetId"])
            case "Target.dispatchMessageFromTarget" if params["targetId"] == self._target:
                self._dispatch(json.loads(params["message"]))

    def _use(self, target):
        self._target = target
        self.ready.set_result()

    def _dispatch(self, message):
        if "id" not in message:
            return self._handle(message["method"], message.get("params", {}))
        future = self._commands.pop(message["id"])
        if "error" in message:
            future.set_error(BidiError("unknown error", message["error"]["message"]))
        else:
            future.set_result(message["result"])

    def _closed(self):
        for future in self._commands.values():
            future.set_error(BidiError("no such frame", "The page was closed."))
        self._commands.clear()


def _send_at_once():
    """Lets the sockets between WebKit and its inspector server, which are in this process, send without delays."""
    for descriptor in map(int, os.listdir("/proc/self/fd")):
        try:
            is_socket = stat.S_ISSOCK(os.fstat(descriptor).st_mode)
        except OSError:
            continue  # the descriptor of the listing itself
        if is_socket:
            with socket.socket(fileno=os.dup(descriptor)) as connection:
                if connection.family == socket.AF_INET:
                    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


async def _sleep(milliseconds):
    future = Future()
    GLib.timeout_add(milliseconds, lambda: future.set_result())
    await future
