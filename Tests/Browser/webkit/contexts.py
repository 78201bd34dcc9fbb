"""User contexts, each with its own cookies and settings, and their pages."""

import gc
import itertools

from gi.repository import GLib, WebKit2

from errors import BidiError
from inspector import Inspectors
from page import Page

NUMBERS = itertools.count(1)


class UserContext:
    """The settings of a user context, of which its pages are made."""

    def __init__(self):
        self.id = f"user-{next(NUMBERS)}"
        self.size = None
        self.preloads = {}
        self.preferences = {}
        self.languages = []
        self.time_zone = None
        self.allows_scripts = True
        self._web_context = None

    @property
    def web_context(self):
        """The context in WebKit. It is created with the first page, since its time zone cannot change."""
        if not self._web_context:
            data = WebKit2.WebsiteDataManager.new_ephemeral()
            options = {"time_zone_override": self.time_zone} if self.time_zone else {}
            self._web_context = WebKit2.WebContext(website_data_manager=data, **options)
            if self.languages:
                self._web_context.set_preferred_languages(self.languages)
            data.set_network_proxy_settings(WebKit2.NetworkProxyMode.NO_PROXY, None)
        return self._web_context

    def new_settings(self):
        settings = WebKit2.Settings()
        settings.set_enable_developer_extras(True)
        settings.set_enable_page_cache(False)
        settings.set_enable_smooth_scrolling(False)
        settings.set_enable_javascript_markup(self.allows_scripts)
        settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
        settings.set_javascript_can_open_windows_automatically(True)
        return settings


class Contexts:
    """All user contexts and pages."""

    def __init__(self, emit):
        self.emit = emit
        self.inspectors = Inspectors()
        self.users = {}
        self.pages = {}
        self.intercepts = {}

    def new_user(self):
        user = UserContext()
        self.users[user.id] = user
        return user

    def user(self, number):
        if number not in self.users:
            raise BidiError("no such user context", number)
        return self.users[number]

    def remove_user(self, number):
        for page in self.pages_of(self.user(number)):
            self.close_page(page)
        del self.users[number]
        # The processes of the context end when nothing refers to it, and pages and their views refer to each other.
        GLib.idle_add(lambda: gc.collect() and False)

    def pages_of(self, user):
        return [page for page in self.pages.values() if page.user is user]

    def page(self, number):
        if number not in self.pages:
            raise BidiError("no such frame", number)
        return self.pages[number]

    def intercepts_page(self, page):
        """Tells whether the client intercepts requests of the page: `None` stands for all pages."""
        return any(pages is None or page.id in pages for pages in self.intercepts.values())

    def new_page(self, user, opener=None):
        page = Page(self, user, opener)
        self.pages[page.id] = page
        self.emit("browsingContext.contextCreated", page.info())
        page.new_realm()
        return page

    def close_page(self, page):
        if self.pages.pop(page.id, None):
            page.close()
            self.emit("browsingContext.contextDestroyed", page.info())
