"""The common elements of the gallery's pages."""

from playwright.sync_api import expect


class DemoPage:
    """A page of a demo."""

    def __init__(self, page, url):
        self.page = page
        self.url = url

    def open(self):
        self.page.goto(self.url)
        return self

    def another_tab(self):
        return type(self)(self.page.context.new_page(), self.url).open()

    def heading(self, name):
        return self.page.get_by_role("heading", name=name, exact=True)

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def progress(self, name):
        return self.page.get_by_role("progressbar", name=name, exact=True)

    def latency(self, name):
        self.page.get_by_label("Latency").select_option(name)
        self.settle()

    def failing(self, name):
        self.page.get_by_label("Fail requests").select_option(name)
        self.settle()

    def settle(self):
        """Waits until the server has handled all events."""
        expect(self.page.locator("[data-pending]")).to_have_count(0)

    def panel(self, name):
        heading = self.page.get_by_role("heading", name=name, exact=True)
        return self.page.locator("section").filter(has=heading)

    @property
    def journey(self):
        return self.panel("Journey").get_by_role("listitem")

    def expect_journey(self, *states):
        """Expects that the journey ends with these states, after the server has handled all events."""
        self.settle()
        for offset, state in enumerate(reversed(states)):
            expect(self.journey.nth(-1 - offset)).to_contain_text(state)

    def focused_name(self):
        return self.page.evaluate("""() => {
          const element = document.activeElement;
          return element?.labels?.[0]?.innerText ?? element?.innerText ?? '';
        }""").strip()

    def tab_to(self, name):
        """Presses the Tab key until the named control has the focus."""
        for _ in range(40):
            self.page.keyboard.press("Tab")
            if self.focused_name() == name:
                return
        raise AssertionError(f"The Tab key does not reach {name}.")

    def expect_fits(self):
        """Expects that the page doesn't scroll horizontally."""
        assert self.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
