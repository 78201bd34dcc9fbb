"""The navigations of a page."""

import itertools
import time

from gi.repository import Gdk, WebKit2

from coroutines import Future, start_alone
from errors import BidiError
from scripts import LIFECYCLE_WORLD

NUMBERS = itertools.count(1)
INTERRUPTED = (
    (WebKit2.network_error_quark(), WebKit2.NetworkError.CANCELLED),
    (WebKit2.policy_error_quark(), WebKit2.PolicyError.FRAME_LOAD_INTERRUPTED_BY_POLICY_CHANGE),
)
ELSEWHERE = Gdk.ModifierType.CONTROL_MASK | Gdk.ModifierType.SHIFT_MASK
MIDDLE_BUTTON = 2


def opens_elsewhere(decision, kind):
    """Tells whether a click opens a link in another tab or window, which is up to the program that shows the view."""
    if kind != WebKit2.PolicyDecisionType.NAVIGATION_ACTION:
        return False
    action = decision.get_navigation_action()
    is_click = action.get_navigation_type() == WebKit2.NavigationType.LINK_CLICKED
    return is_click and (action.get_mouse_button() == MIDDLE_BUTTON or action.get_modifiers() & int(ELSEWHERE) != 0)


class Navigation:
    """Reports navigations, from the signals of the view and the states that the document reports."""

    def __init__(self, page):
        self.number = None
        self._page = page
        self._url = "about:blank"
        self._is_provisional = False
        self._begun = None
        view = page.view
        view.connect("load-changed", lambda _, event: self._load_changed(event))
        view.connect("load-failed", lambda _view, _event, url, error: self._failed(url, error))
        view.connect("notify::uri", lambda *_: start_alone(self._check_url()))

    async def navigate(self, url):
        """Begins to load a document, or goes to a fragment, and returns the number of the navigation."""
        begun = self._begun = Future()
        self._page.view.load_uri(url)
        return await begun

    def reload(self):
        self._page.view.reload()

    def traverse(self, delta):
        item = self._page.view.get_back_forward_list().get_nth_item(delta)
        if not item:
            raise BidiError("no such history entry")
        self._page.view.go_to_back_forward_list_item(item)

    @property
    def is_provisional(self):
        return self._is_provisional

    def _emit(self, event, url=None):
        params = {
            "context": self._page.id,
            "navigation": self.number,
            "url": url or self._page.view.get_uri() or self._url,
            "timestamp": int(time.time() * 1_000),
        }
        self._page.emit(f"browsingContext.{event}", params)

    def _load_changed(self, event):
        match event:
            case WebKit2.LoadEvent.STARTED:
                self.number = f"navigation-{next(NUMBERS)}"
                self._is_provisional = True
                self._emit("navigationStarted")
                self._announce()
            case WebKit2.LoadEvent.COMMITTED:
                self._is_provisional = False
                self._url = self._page.view.get_uri()
                self._page.end_realm()
                self._emit("navigationCommitted")
            case WebKit2.LoadEvent.FINISHED if not self._page.realm:
                # A document without scripts does not report its states.
                for state in ("started", "domContentLoaded", "load"):
                    self.reached(state)

    def _announce(self):
        if self._begun:
            self._begun.set_result(self.number)
        self._begun = None

    def _failed(self, url, error):
        is_interrupted = any(error.matches(*each) for each in INTERRUPTED)
        self._is_provisional = False
        self._emit("navigationAborted" if is_interrupted else "navigationFailed", url)
        return True

    def reached(self, state):
        match state:
            case "started" if not self._page.realm:
                self._page.new_realm()
            case "domContentLoaded" | "load":
                self._emit(state)
            case "restored":
                self._page.new_realm()
                for event in ("domContentLoaded", "load"):
                    self._emit(event)

    async def _check_url(self):
        """Reports a navigation within the document, after which the document has the new URL of the view."""
        url = await self._page.scripts.evaluate(LIFECYCLE_WORLD, "location.href")
        if url == self._url or url != self._page.view.get_uri():
            return
        is_fragment = url.partition("#")[0] == self._url.partition("#")[0]
        self._url = url
        self.number = f"navigation-{next(NUMBERS)}"
        self._emit("fragmentNavigated" if is_fragment else "historyUpdated", url)
        self._announce()
