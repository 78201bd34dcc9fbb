"""The server of the WebDriver BiDi protocol."""

import json
import sys
import traceback

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Soup", "3.0")
gi.require_version("WebKit2", "4.1")

from gi.repository import Gtk, Soup  # noqa: E402

from commands import COMMANDS  # noqa: E402
from contexts import Contexts  # noqa: E402
from coroutines import start_alone  # noqa: E402
from errors import BidiError  # noqa: E402

MAX_MESSAGE_SIZE = 256 * 1024 * 1024


class Server:
    """Accepts the connection of one client, and ends with it."""

    def __init__(self):
        self.contexts = Contexts(self.emit)
        self._connection = None
        self._server = Soup.Server()
        self._server.add_websocket_handler("/session", None, None, self._connected)
        self._server.listen_local(0, Soup.ServerListenOptions.IPV4_ONLY)

    def run(self):
        port = self._server.get_uris()[0].get_port()
        print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        Gtk.main()

    def _connected(self, _server, _message, _path, connection):
        connection.set_max_incoming_payload_size(MAX_MESSAGE_SIZE)
        connection.connect("message", self._received)
        connection.connect("closed", lambda _: Gtk.main_quit())
        self._connection = connection

    def _received(self, _connection, _kind, data):
        start_alone(self._answer(json.loads(data.get_data())))

    async def _answer(self, message):
        answer = {"id": message["id"]}
        try:
            command = COMMANDS.get(message["method"])
            if not command:
                raise BidiError("unknown command", message["method"])
            result = await command(self.contexts, message["params"])
            answer |= {"type": "success", "result": result or {}}
        except BidiError as error:
            answer |= {"type": "error", "error": error.code, "message": str(error)}
        except Exception as error:
            answer |= {"type": "error", "error": "unknown error", "message": f"{error!r}"}
            traceback.print_exc()
        self._send(answer)
        if message["method"] == "browser.close":
            Gtk.main_quit()

    def emit(self, method, params):
        self._send({"type": "event", "method": method, "params": params})

    def _send(self, message):
        if self._connection.get_state() == Soup.WebsocketState.OPEN:
            self._connection.send_text(json.dumps(message))
