"""The page's script: the states of views that the tab keeps, which only the server can read."""

import json

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.broken

BUTTON = '<button class="button" data-n="2" data-on="click">Open</button><p data-n="3">Text</p>'


class States:
    """A page at /shop whose tab keeps states."""

    def __init__(self, wire, live):
        self.wire = wire
        self.page = live(BUTTON, clock=False)
        wire.page_load()

    def keep(self, *names):
        """Lets the tab have states, each with its name as text."""
        self.page.evaluate("""(names) => {
          for (const name of names) sessionStorage[`swiftui.sealed ${name}`] = `kept ${name}`;
          sessionStorage["swiftui.sealed"] = JSON.stringify(names.map((name) => [name, false]));
        }""", names)

    def load_again(self, *rows):
        self.list_in_document(*rows)
        self.page.reload()
        self.wire.stream()

    def list_in_document(self, *rows):
        listed = json.dumps([["sealed", *row] for row in rows]).replace('"', "&quot;")
        self.wire.main = f'<main data-n="1" data-stored="{listed}">{BUTTON}</main>'

    def list(self, *rows, done=0):
        self.wire.patch(["a", 1, "data-stored", json.dumps([["sealed", *row] for row in rows])], done=done)

    def report(self):
        """Returns the next states that the page reports, and the number of their batch."""
        while True:
            post = self.wire.post()
            if reports := [event for event in post.events if event[1] == "stored"]:
                return reports, post.body["seq"]

    def expect_kept(self, **texts):
        self.page.wait_for_function(
            "(texts) => Object.entries(texts).every(([name, text]) =>"
            " (sessionStorage[`swiftui.sealed /shop ${name}`] ?? null) === text)", arg=texts)

    def is_hidden(self):
        return self.page.evaluate("() => 'restoring' in document.documentElement.dataset")

    def expect_shown(self):
        self.page.wait_for_function("() => !('restoring' in document.documentElement.dataset)")


@pytest.fixture
def states(wire, live):
    return States(wire, live)


def test_kept_states_are_reported_when_the_page_is_loaded_again(states):
    states.keep("/shop a", "/shop b")
    states.load_again(["/shop a", None], ["/shop b", "first"], ["/shop c", "new"])
    reports, seq = states.report()
    assert reports == [[0, "stored", "sealed", "/shop a", "kept /shop a"], [0, "stored", "sealed", "/shop b", "kept /shop b"]]
    states.expect_kept(a="kept /shop a", b="kept /shop b", c="new")
    states.list(["/shop a", "A"], ["/shop b", None, "refused"], ["/shop c", "new"], done=seq)
    states.expect_kept(a="A", b=None, c="new")
    states.expect_shown()


def test_the_page_is_shown_with_the_answer_even_if_nothing_changes(states):
    states.keep("/shop a")
    states.load_again(["/shop a", "first"])
    _, seq = states.report()
    assert states.is_hidden()
    states.wire.patch(done=seq)
    states.expect_shown()
    states.expect_kept(a="kept /shop a")


def test_a_patch_before_the_answer_does_not_replace_the_kept_state(states):
    states.keep("/shop a")
    states.load_again(["/shop a", None])
    _, seq = states.report()
    states.list(["/shop a", "of the first load"])
    expect(states.page.locator("main")).to_have_attribute("data-stored", '[["sealed", "/shop a", "of the first load"]]')
    states.expect_kept(a="kept /shop a")
    states.list(["/shop a", "answer"], done=seq)
    states.expect_kept(a="answer")


def test_states_inside_a_restored_one_are_reported_before_the_page_is_shown(states):
    states.keep("/shop a", "/shop b")
    states.load_again(["/shop a", None])
    _, seq = states.report()
    states.page.evaluate("""() => {
      window.shown = [];
      new MutationObserver(() => window.shown.push(document.querySelector("p").textContent))
        .observe(document.documentElement, { attributeFilter: ["data-restoring"] });
    }""")
    states.list(["/shop a", "A"], ["/shop b", None], done=seq)
    reports, seq = states.report()
    assert reports == [[0, "stored", "sealed", "/shop b", "kept /shop b"]]
    states.wire.patch(["t", 3, "Restored"], done=seq)
    states.expect_shown()
    assert states.page.evaluate("() => window.shown") == ["Restored"]


def test_a_press_while_the_page_waits_for_its_states_is_sent_once(states):
    states.keep("/shop a")
    states.load_again(["/shop a", None])
    _, seq = states.report()
    assert states.is_hidden()
    states.page.evaluate("""() => {
      window.clicks = 0;
      document.querySelector("button").addEventListener("click", () => { window.clicks += 1; });
      document.querySelector("button").click();
    }""")
    press = states.wire.post()
    assert press.events == [[2, "click"]]
    states.wire.patch(done=press.body["seq"])
    states.expect_shown()
    assert states.page.evaluate("() => window.clicks") == 1


def test_a_view_that_is_opened_later_starts_anew(states):
    """It may be of another item than the one that the tab has kept."""
    states.keep("/shop sheet")
    states.load_again(["/shop list", None])
    states.page.get_by_role("button", name="Open").click()
    seq = states.wire.post().body["seq"]
    states.list(["/shop list", None], ["/shop sheet", None], done=seq)
    states.expect_kept(sheet=None)
    states.list(["/shop list", None], ["/shop sheet", "of another item"])
    states.expect_kept(sheet="of another item")


def test_a_view_that_arrives_late_continues_until_the_person_presses_something(states):
    states.keep("/shop row")
    states.load_again(["/shop list", None])
    states.page.locator("p").click()  # it does nothing
    states.list(["/shop list", None], ["/shop row", None])
    reports, _ = states.report()
    assert reports == [[0, "stored", "sealed", "/shop row", "kept /shop row"]]


def test_the_tab_forgets_whole_pages_and_never_states_of_the_shown_page(states):
    others = [f"/blog{page} {index}" for page in range(4) for index in range(25)] + ["/blog4 0"]
    states.keep(*others)
    own = {str(index): "text" for index in range(150)}
    states.load_again(*([f"/shop {name}", text] for name, text in own.items()))
    states.expect_kept(**own)
    kept = states.page.evaluate("() => Object.keys(sessionStorage).filter((key) => key.startsWith('swiftui.sealed /blog'))")
    assert sorted(kept) == sorted(f"swiftui.sealed {name}" for name in others if not name.startswith("/blog0 "))
    listed = states.page.evaluate("() => JSON.parse(sessionStorage['swiftui.sealed']).map(([name]) => name)")
    assert len(listed) == 150 + 76
