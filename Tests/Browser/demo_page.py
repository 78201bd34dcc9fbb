"""What the pages of the gallery have in common."""

from playwright.sync_api import expect


class DemoPage:
    """A demo's page, as a person sees it."""

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
        """Waits until the server has answered every press and choice made so far."""
        expect(self.page.locator("[data-pending]")).to_have_count(0)

    def panel(self, name):
        heading = self.page.get_by_role("heading", name=name, exact=True)
        return self.page.locator("section").filter(has=heading)

    @property
    def journey(self):
        return self.panel("Journey").get_by_role("listitem")

    def expect_journey(self, *states):
        """Expects the newest states of the journey to be these, newest last."""
        for offset, state in enumerate(reversed(states)):
            expect(self.journey.nth(-1 - offset)).to_contain_text(state)

    def focused_name(self):
        return self.page.evaluate("""() => {
          const element = document.activeElement;
          return element?.labels?.[0]?.innerText ?? element?.innerText ?? '';
        }""").strip()

    def tab_to(self, name):
        """Moves the focus with the Tab key alone until the named control has it."""
        for _ in range(40):
            self.page.keyboard.press("Tab")
            if self.focused_name() == name:
                return
        raise AssertionError(f"The Tab key never reaches {name}.")

    def expect_fits(self):
        """Expects that nothing sticks out sideways."""
        assert self.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
