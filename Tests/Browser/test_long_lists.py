"""Long lists of the gallery: the rows around the visible ones, reached by wheel, keyboard, buttons and focus."""

import pytest
from playwright.sync_api import expect

from accessibility import expect_accessible
from demo_page import DemoPage

pytestmark = pytest.mark.shares_gallery

# The numbers of the visible rows and their positions, once rows fill the window below the start of the list.
VISIBLE = """() => {
  const list = document.querySelector(".list").getBoundingClientRect();
  const rows = [...document.querySelectorAll(".list > .row")].map((row) => ({ row, box: row.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0 && box.top < innerHeight);
  if (!rows.length || rows.at(-1).box.bottom < Math.min(innerHeight, list.bottom) - 2) return false;
  if (rows[0].box.top > Math.max(1, list.top + 1)) return false;
  return rows.map(({ row, box }) => [Number(row.textContent.match(/^Row (-?\\d+)/)[1]), box.top]);
}"""


class LongListPage(DemoPage):
    def tops(self):
        return dict(self.page.wait_for_function(VISIBLE).json_value())

    def visible(self):
        return list(self.tops())

    def scroll(self, top):
        self.page.evaluate("top => scrollTo({ top, behavior: 'instant' })", top)

    @property
    def height(self):
        return self.page.evaluate("document.documentElement.scrollHeight")

    @property
    def count(self):
        """The number of elements of rows."""
        return self.page.locator(".list > .row").count()


@pytest.fixture(params=["wide", "narrow"])
def long_list(gallery, open_page, request):
    shown = LongListPage(open_page(request.param), gallery.url + "/catalogue/list").open()
    expect(shown.page.locator("html")).to_have_attribute("data-live", "")
    shown.page.wait_for_function("() => document.documentElement.scrollHeight > 1_000_000")
    return shown


def test_rows_are_reached_by_scrolling(long_list):
    page = long_list.page
    assert long_list.visible()[0] == 1
    start = long_list.height
    page.mouse.move(180, 400)
    for _ in range(10):
        page.mouse.wheel(0, 2_000)
        rows = long_list.visible()
        assert rows == list(range(rows[0], rows[0] + len(rows)))
    long_list.scroll(long_list.height / 2)
    assert 24_000 < long_list.visible()[0] < 26_000
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Delete row 50000")).to_be_in_viewport()
    assert long_list.visible()[-1] == 50_000
    page.keyboard.press("Home")
    page.wait_for_function("() => scrollY === 0")
    assert long_list.visible()[0] == 1
    # The page has given back what it has shown, and the length of the scroll bar has hardly changed.
    assert long_list.count < 150
    assert abs(long_list.height - start) < start / 100


def test_buttons_scroll_to_rows_that_were_never_shown(long_list):
    long_list.button("Go to the middle").click()
    expect(long_list.page.get_by_role("button", name="Delete row 25000")).to_be_in_viewport()
    row = long_list.page.locator(".row", has_text="Row 25000Delete")
    middle = row.bounding_box()["y"] + row.bounding_box()["height"] / 2
    assert abs(middle - long_list.page.viewport_size["height"] / 2) < 3
    assert 25_000 in long_list.visible()
    long_list.scroll(0)
    long_list.button("Go to the end").click()
    expect(long_list.page.get_by_role("button", name="Delete row 50000")).to_be_in_viewport()


def test_visible_rows_stay_in_place_when_others_change(long_list):
    page = long_list.page
    long_list.button("Go to the middle").click()
    expect(page.get_by_role("button", name="Delete row 25000")).to_be_in_viewport()
    kept, removed = list(long_list.tops())[1:3]
    delete = page.get_by_role("button", name=f"Delete row {removed}")
    # Some drivers scroll a button to the middle of the window before they press it.
    delete.scroll_into_view_if_needed()
    long_list.settle()
    before = long_list.tops()
    delete.click()
    expect(delete).to_have_count(0)
    assert abs(long_list.tops()[kept] - before[kept]) <= 1
    # A row above the window is inserted by another part of the page.
    page.evaluate("[...document.querySelectorAll('button')].find((b) => b.textContent === 'Insert at the start').click()")
    expect(page.get_by_test_id("count")).to_have_text("50000 rows")
    long_list.settle()
    assert abs(long_list.tops()[kept] - before[kept]) <= 1


def test_row_with_the_focus_stays_on_the_page(long_list):
    page = long_list.page
    field = page.get_by_label("Note 3", exact=True)
    field.fill("Hello")
    long_list.scroll(2_000_000)
    assert 3 not in long_list.visible()
    expect(field).to_be_focused()
    page.keyboard.type(" again")
    expect(field).to_have_value("Hello again")
    expect(field).to_be_in_viewport()
    long_list.scroll(2_000_000)
    long_list.visible()
    page.evaluate("document.activeElement.blur()")
    expect(field).to_have_count(0)


def test_keyboard_reaches_the_rows_one_after_another(long_list):
    page = long_list.page
    page.get_by_role("switch", name="Grid").focus()
    for number in range(1, 61):
        delete = page.get_by_role("button", name=f"Delete row {number}", exact=True)
        # The Tab key leaves the list where the next rows have not arrived yet.
        expect(delete).to_be_attached()
        page.keyboard.press("Tab")
        expect(delete).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.get_by_label(f"Note {number}", exact=True)).to_be_focused()
    assert long_list.count < 150


def test_rows_tell_assistive_technologies_their_positions(long_list):
    long_list.button("Go to the middle").click()
    row = long_list.page.locator(".row", has_text="Row 25000Delete")
    expect(row).to_be_in_viewport()
    expect(row).to_have_attribute("aria-posinset", "25000")
    expect(row).to_have_attribute("aria-setsize", "50000")
    long_list.visible()
    expect_accessible(long_list.page)


def test_place_in_the_list_is_kept_by_a_reload_and_by_going_back(long_list):
    page = long_list.page
    long_list.scroll(2_000_000)
    rows = long_list.visible()
    page.reload()
    expect(page.get_by_role("button", name=f"Delete row {rows[2]}")).to_be_in_viewport()
    page.goto(long_list.url.removesuffix("/list"))
    page.go_back()
    expect(page.get_by_role("button", name=f"Delete row {rows[2]}")).to_be_in_viewport()


def test_grid_keeps_its_columns(long_list):
    page = long_list.page
    page.get_by_role("switch", name="Grid").click()
    expect(page.get_by_role("button", name="Cell 1", exact=True)).to_be_visible()
    columns = page.evaluate("""() => {
      const cells = [...document.querySelectorAll(".lazy-grid > :not(.row-space)")];
      return cells.findIndex((cell) => cell.getBoundingClientRect().top > cells[0].getBoundingClientRect().top);
    }""")
    long_list.scroll(100_000)
    page.wait_for_function("""() => [...document.querySelectorAll(".lazy-grid > :not(.row-space)")].some((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    })""")
    first = page.locator(".lazy-grid > :not(.row-space)").first
    number = int(first.text_content().removeprefix("Cell "))
    assert number > 1_000 and (number - 1) % columns == 0
    page.set_viewport_size({"width": 700, "height": 700})
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Cell 50000", exact=True)).to_be_in_viewport()


def test_the_page_is_at_its_end_once_the_key_is_pressed(long_list):
    """No scrolling of the browser goes on, which could end elsewhere, since the rows on the way have other heights."""
    page = long_list.page
    page.evaluate("""() => addEventListener("keydown", () => setTimeout(() => {
      window.distance = document.documentElement.scrollHeight - innerHeight - scrollY;
    }))""")
    page.keyboard.press("End")
    assert abs(page.wait_for_function("() => window.distance !== undefined && [window.distance]").json_value()[0]) <= 1
    expect(page.get_by_role("button", name="Delete row 50000")).to_be_in_viewport()
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="Delete row 1", exact=True)).to_be_in_viewport()
