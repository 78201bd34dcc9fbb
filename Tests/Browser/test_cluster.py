"""Three galleries share a PostgreSQL database, while processes are killed and the database restarts."""

import os
import random
import shutil
import time

import pytest
from playwright.sync_api import expect

import postgresql
from cluster import CartWriter, Cluster, ProfileWriter, process_of, random_moment

pytestmark = [
    pytest.mark.cluster,
    pytest.mark.broken,
    pytest.mark.skipif(not postgresql.programs(), reason="PostgreSQL is not installed"),
    pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed"),
]
SAVES = int(os.environ.get("CLUSTER_SAVES", 500))
PRODUCT = "/shopping/products/42"
# Each page is usable again so many seconds after a failure.
LIMIT = 10


@pytest.fixture
def cluster(tmp_path):
    with Cluster(tmp_path) as cluster:
        yield cluster


@pytest.fixture
def open_on_each(cluster, open_page):
    """Opens a page of a path on each of the three processes. nginx chooses one for each new browser."""

    def open_on_each(path):
        pages = {}
        for _ in range(20):
            page = open_page(ignore_https_errors=True)
            page.goto(cluster.proxy.url + path)
            if pages.setdefault(process_of(page), page) is not page:
                page.close()
            if len(pages) == len(cluster.galleries):
                return [pages[name] for name in sorted(pages)]
        raise AssertionError(f"nginx has used only {sorted(pages)}.")

    return open_on_each


def test_a_save_appears_on_the_pages_of_each_process(open_on_each, screenshot):
    one, *others = open_on_each("/profile")
    one.get_by_label("Username").fill("Grace Hopper")
    one.get_by_role("button", name="Save").click()
    for number, page in enumerate([one, *others], start=1):
        expect(page.get_by_label("Username")).to_have_value("Grace Hopper")
        screenshot(page, f"cluster-profile-{number}", full_page=False)

    one, *others = open_on_each(PRODUCT)
    one.get_by_role("button", name="Add to cart").click()
    one.get_by_role("button", name="Add to favorites").click()
    for number, page in enumerate([one, *others], start=1):
        expect(page.get_by_text("In your cart: 1")).to_be_visible()
        expect(page.get_by_role("button", name="Remove from favorites")).to_be_visible()
        screenshot(page, f"cluster-product-{number}", full_page=False)

    # The order that one process places empties the cart on the pages of the others.
    one.goto(one.url.split("/shopping")[0] + "/shopping/cart")
    one.get_by_role("button", name="Check out").click()
    one.get_by_role("dialog").get_by_role("button", name="Place order").click()
    for page in others:
        expect(page.get_by_text("In your cart")).to_have_count(0)


def test_a_database_that_does_not_answer_is_an_error_with_retry(cluster, open_on_each, screenshot):
    pages = open_on_each("/profile")
    cluster.database.stop()
    pages[0].get_by_label("Username").fill("Grace Hopper")
    pages[0].get_by_role("button", name="Save").click()
    expect(pages[0].get_by_text("The database server does not answer. Nothing was changed; try again.")).to_be_visible()
    screenshot(pages[0], "cluster-without-database", full_page=False)
    pages[1].get_by_role("button", name="Refresh").click()
    expect(pages[1].get_by_text("The profile could not be refreshed.")).to_be_visible()

    cluster.database.start()
    pages[0].get_by_role("button", name="Retry").click()
    for page in pages:
        expect(page.get_by_label("Username")).to_have_value("Grace Hopper")


HISTORY = """
CREATE TABLE history (username text NOT NULL);
GRANT ALL ON history TO gallery;
CREATE FUNCTION remember() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN INSERT INTO history VALUES (NEW.username); RETURN NULL; END $$;
CREATE TRIGGER remember AFTER UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION remember();
"""


@pytest.mark.skipif("CLUSTER_SAVES" not in os.environ, reason="it takes minutes: run it with CLUSTER_SAVES=500")
def test_no_acknowledged_save_is_lost_and_none_is_made_twice(cluster, open_on_each):
    cluster.database.execute(HISTORY)
    url = cluster.proxy.url
    writers = [ProfileWriter(page, url + "/profile") for page in open_on_each("/profile")]
    writers += [CartWriter(page, url + PRODUCT) for page in open_on_each(PRODUCT)[:1]]
    names, acknowledged, events = [], [], []
    added = {"pressed": 0, "acknowledged": 0}
    saved, round, started = 0, 0, time.monotonic()
    while saved < SAVES or any(event.waiting for event in events):
        round += 1
        # The cart has room for 99 of a product.
        active = writers if added["pressed"] < 90 else writers[:3]
        for writer in active:
            writer.begin(f"Save {round} of {writers.index(writer) + 1}")
            if isinstance(writer, CartWriter):
                added["pressed"] += 1
            else:
                names.append(writer.text)
        earlier = list(events)
        if round % 12 == 6 and saved < SAVES:
            what = "PostgreSQL" if round % 48 == 30 else random.choice(sorted(cluster.galleries))
            events.append(Failure(cluster, what, saved, active))
        for writer in active:
            if writer.end(LIMIT):
                saved += 1
                if isinstance(writer, CartWriter):
                    added["acknowledged"] += 1
                else:
                    acknowledged.append(writer.text)
                for event in earlier:
                    event.is_over_for(writer)
            else:
                events[-1].unanswered += 1
    report(events, saved, time.monotonic() - started, sum(writer.errors for writer in writers))

    history = cluster.database.execute("SELECT username FROM history")
    assert [name for name in names if history.count(name) > 1] == [], "These were saved twice."
    assert [name for name in acknowledged if name not in history] == [], "These were acknowledged and are lost."
    assert set(history) <= set(names)
    quantity = int(cluster.database.execute("SELECT quantity FROM shop_cart")[0])
    assert added["acknowledged"] <= quantity <= added["pressed"]
    assert max(event.seconds for event in events) < LIMIT


class Failure:
    """The end of a process, at a random moment of the saves under way, and what the pages did after it."""

    def __init__(self, cluster, what, saved, writers):
        random_moment()
        self.what, self.saved, self.unanswered = what, saved, 0
        # The pages that have not saved again. The page of the cart stops when the cart is full.
        self.waiting = {writer for writer in writers if isinstance(writer, ProfileWriter)}
        self._moment = time.monotonic()
        if what == "PostgreSQL":
            cluster.stop_database()
        else:
            cluster.kill(what)

    def is_over_for(self, writer):
        """Notes that a page has begun and finished a save after the failure."""
        if self.waiting:
            self.waiting.discard(writer)
            self.seconds = time.monotonic() - self._moment


def report(events, saved, seconds, errors):
    """Prints the table of the failures."""
    print(f"\n{saved} saves were acknowledged in {seconds:.0f} s, and {errors} failed first and were repeated with Retry.")
    print("| after saves | ended | saves without an answer | each page has saved again after |\n|---:|---|---:|---:|")
    for event in events:
        print(f"| {event.saved} | {event.what} | {event.unanswered} | {event.seconds:.1f} s |")
