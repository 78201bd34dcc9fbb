"""The page of either to-do app."""

from playwright.sync_api import expect

from demo_page import DemoPage

APPS = ["/todo", "/todo-viper"]
# A Wednesday.
NOW = "2026-11-18T12:00:00Z"
SECTIONS = ["Today", "Tomorrow", "Later This Week", "Next Week"]


class ToDoPage(DemoPage):
    @property
    def dialog(self):
        return self.page.get_by_role("dialog", name="New To-do")

    @property
    def alert(self):
        return self.page.get_by_role("alertdialog", name="The to-do could not be saved")

    @property
    def title(self):
        return self.dialog.get_by_label("Title", exact=True)

    @property
    def date(self):
        return self.dialog.get_by_label("Date", exact=True)

    @property
    def save(self):
        return self.dialog.get_by_role("button", name="Save", exact=True)

    @property
    def cancel(self):
        return self.dialog.get_by_role("button", name="Cancel", exact=True)

    def expect_ready(self):
        expect(self.heading("To-do")).to_be_visible()
        expect(self.progress("Loading")).to_have_count(0)
        return self

    def add(self):
        self.button("Add").click()
        expect(self.title).to_be_focused()

    def create(self, title, date=None):
        self.add()
        self.title.fill(title)
        if date:
            self.date.fill(date)
        expect(self.save).to_be_enabled()
        self.save.click()
        expect(self.dialog).to_have_count(0)

    def section(self, name):
        return self.page.get_by_role("group", name=name, exact=True)

    def expect_sections(self, *sections):
        """Expects exactly these sections in this order, each with its rows, for example `("Today", ["Buy milk"])`."""
        for name, titles in sections:
            rows = self.section(name).get_by_role("listitem")
            expect(rows).to_have_count(len(titles))
            for index, title in enumerate(titles):
                expect(rows.nth(index)).to_contain_text(title)
        headings = self.page.get_by_role("heading").all_inner_texts()
        assert [heading for heading in headings if heading in SECTIONS] == [name for name, _ in sections]
