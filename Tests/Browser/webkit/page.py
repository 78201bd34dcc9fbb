"""A page: a web view in a window, which the protocol calls a browsing context."""

import itertools
import json

from gi.repository import Gdk, GLib, Gtk, WebKit2

import console
from coroutines import Future, start, start_alone
from input import Input
from navigation import Navigation, opens_elsewhere
from network import Network
from prompts import Prompts
from scripts import LIFECYCLE, LIFECYCLE_WORLD, Scripts

NUMBERS = itertools.count(1)
DEFAULT_SIZE = (1280, 720)
FRAME_MILLISECONDS = 4


class Page:
    def __init__(self, contexts, user, opener=None):
        self.id = f"page-{next(NUMBERS)}"
        self.realm = None
        self.sandboxes = set()
        self.user = user
        self.opener = opener
        self.emit = contexts.emit
        self.view = self._new_view()
        self.window = Gtk.Window()
        self.scripts = Scripts(self)
        self.navigation = Navigation(self)
        self.network = Network(self)
        self.prompts = Prompts(self)
        self.input = Input(self)
        self._contexts = contexts
        self._realms = itertools.count(1)
        self._preloads = {}
        self._is_closed = False
        self._connect()
        self._show()
        self.inspector = start(self._inspect())

    def _new_view(self):
        options = {"related_view": self.opener.view} if self.opener else {"web_context": self.user.web_context}
        manager = WebKit2.UserContentManager()
        return WebKit2.WebView(user_content_manager=manager, settings=self.user.new_settings(), **options)

    def _connect(self):
        manager = self.view.get_user_content_manager()
        manager.connect("script-message-received::bidi", lambda _, result: self._received(result))
        self.scripts.add_handler(LIFECYCLE_WORLD)
        self.scripts.add_handler(None)
        self.update_preloads()
        self.view.connect("create", lambda _, action: self._contexts.new_page(self.user, self).view)
        self.view.connect("decide-policy", lambda _, decision, kind: self._decide(decision, kind))
        self.view.connect("close", lambda _: self._contexts.close_page(self))
        # Menus are windows, which would take the input.
        self.view.connect("context-menu", lambda *_: True)
        self.view.connect("show-option-menu", lambda *_: True)

    def _decide(self, decision, kind):
        if not opens_elsewhere(decision, kind):
            return False
        page = self._contexts.new_page(self.user)
        page.view.load_request(decision.get_navigation_action().get_request())
        decision.ignore()
        return True

    def _show(self):
        self.window.set_decorated(False)
        self.window.add(self.view)
        self.window.set_default_size(*(self.user.size or DEFAULT_SIZE))
        self.window.show_all()
        self.focus()

    def focus(self):
        """Lets the page believe that its window is active. No window manager runs that would say so."""
        event = Gdk.Event.new(Gdk.EventType.FOCUS_CHANGE)
        event.focus_change.window = self.window.get_window()
        event.focus_change.in_ = 1
        event.focus_change.send_event = 1
        self.window.event(event)
        self.view.grab_focus()

    async def _inspect(self):
        # A command is lost if the page's process has not been started, which a script does.
        await self.round_trip()
        inspector = await self._contexts.inspectors.connect(self._inspected, lambda: not self._is_closed)
        for method in ("Runtime.enable", "Console.enable", "Network.enable", "Page.enable"):
            await inspector.send(method)
        for name, value in self.user.preferences.items():
            await inspector.send("Page.overrideUserPreference", name=name, value=value)
        return inspector

    def _inspected(self, method, params):
        domain = method.partition(".")[0]
        if domain == "Network":
            self.network.inspected(method, params)
        elif method == "Console.messageAdded":
            if entry := console.entry(params["message"], self):
                self.emit("log.entryAdded", entry)

    async def set_preference(self, name, value):
        inspector = await self.inspector
        await inspector.send("Page.overrideUserPreference", name=name, value=value)

    def add_preload(self, number, source):
        self._preloads[number] = source
        self.update_preloads()

    def remove_preload(self, number):
        self._preloads.pop(number, None)
        self.update_preloads()

    def update_preloads(self):
        manager = self.view.get_user_content_manager()
        manager.remove_all_scripts()
        options = (WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START)
        for source in (self.user.preloads | self._preloads).values():
            manager.add_script(WebKit2.UserScript.new(source, *options, None, None))
        manager.add_script(WebKit2.UserScript.new_for_world(LIFECYCLE, *options, LIFECYCLE_WORLD, None, None))

    def _received(self, result):
        message = json.loads(result.get_js_value().to_string())
        match message["kind"]:
            case "outcome":
                self.scripts.posted(message["id"], message["outcome"])
            case "channel":
                source = {"realm": self.realm, "context": self.id}
                self.emit("script.message", {"channel": message["channel"], "data": message["data"], "source": source})
            case "state":
                self.navigation.reached(message["state"])

    def new_realm(self):
        self.realm = f"{self.id}-realm-{next(self._realms)}"
        self.emit("script.realmCreated", self._realm_info())

    def _realm_info(self):
        return {"type": "window", "realm": self.realm, "origin": "null", "context": self.id}

    def realm_in(self, world):
        """Returns the name of the document's realm in a sandbox, or without one in the page's own world."""
        return f"{self.realm}/{world}" if world else self.realm

    def end_realm(self):
        self.scripts.deliver_posted()
        if self.realm:
            for world in (None, *self.sandboxes):
                self.emit("script.realmDestroyed", {"realm": self.realm_in(world)})
        self.realm = None
        self.sandboxes = set()
        self.scripts.end_document()

    def info(self):
        return {
            "context": self.id,
            "url": self.view.get_uri() or "about:blank",
            "userContext": self.user.id,
            "originalOpener": self.opener.id if self.opener else None,
            "parent": None,
            "children": [],
            "clientWindow": self.id,
        }

    async def resize(self, width, height):
        """Changes the size of the window, and waits until the page has it."""
        self.window.resize(width, height)
        wanted = f"{width} {height}"
        while await self.scripts.evaluate(LIFECYCLE_WORLD, "`${innerWidth} ${innerHeight}`") != wanted:
            await self.frame()

    async def frame(self):
        """Waits until the main loop has handled other events."""
        future = Future()
        GLib.timeout_add(FRAME_MILLISECONDS, lambda: future.set_result())
        await future

    async def round_trip(self):
        """Waits until the page has handled what was sent to it."""
        await self.scripts.evaluate(LIFECYCLE_WORLD, "''")

    def close(self):
        self._is_closed = True
        self.end_realm()
        start_alone(self._close_inspector())
        self.window.destroy()

    async def _close_inspector(self):
        (await self.inspector).close()
