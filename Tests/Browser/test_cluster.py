"""Three galleries share a PostgreSQL database, while processes are killed and the database restarts."""

import random
import shutil
import time
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

import postgresql
from cluster import Cluster, process_of
from gallery_server import GalleryServer
from machines import are_namespaces
from saving_page import product_page, profile_page

pytestmark = [
    pytest.mark.cluster,
    pytest.mark.broken,
    pytest.mark.skipif(not postgresql.programs(), reason="PostgreSQL is not installed"),
    pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed"),
]
# So many saves are acknowledged at least, while so many processes are ended, every fourth time PostgreSQL.
SAVES, FAILURES = 500, 12
PRODUCT = "/shopping/products/42"
# Each page has saved again so many seconds after a failure, by its own clock.
LIMIT = 30
# Waits that depend on the speed of the machine end after so many seconds.
PATIENCE = 60


@pytest.fixture
def cluster(tmp_path, machines):
    with Cluster(tmp_path, machines) as cluster:
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
        expect(page.get_by_role("main").get_by_text("In your cart: 1")).to_be_visible()
        expect(page.get_by_role("button", name="Remove from favorites")).to_be_visible()
        screenshot(page, f"cluster-product-{number}", full_page=False)

    # The order that one process places empties the cart on the pages of the others.
    one.goto(one.url.split("/shopping")[0] + "/shopping/cart")
    one.get_by_role("button", name="Check out").click()
    one.get_by_role("dialog").get_by_role("button", name="Place order").click()
    for page in others:
        expect(page.get_by_role("main").get_by_text("In your cart")).to_have_count(0)


def test_a_database_that_does_not_answer_is_an_error_with_retry(cluster, open_on_each, screenshot):
    pages = open_on_each("/profile")
    cluster.database.stop()
    pages[0].get_by_label("Username").fill("Grace Hopper")
    pages[0].get_by_role("button", name="Save").click()
    expect(pages[0].get_by_role("main").get_by_text("The database server does not answer. Nothing was changed; try again.")).to_be_visible()
    screenshot(pages[0], "cluster-without-database", full_page=False)
    pages[1].get_by_role("button", name="Refresh").click()
    expect(pages[1].get_by_role("main").get_by_text("The profile could not be refreshed.")).to_be_visible()

    cluster.database.start()
    pages[0].get_by_role("button", name="Retry").click()
    for page in pages:
        expect(page.get_by_label("Username")).to_have_value("Grace Hopper")


@pytest.mark.skipif(not are_namespaces(), reason="the machines have no network of their own")
def test_a_network_that_fails_is_an_error_until_it_works_again(cluster, open_on_each):
    pages = open_on_each("/profile")
    with cluster.machines.disconnected(cluster.machines.database):
        pages[0].get_by_label("Username").fill("Grace Hopper")
        pages[0].get_by_role("button", name="Save").click()
        # Nothing says that the connection is gone, except that no answer arrives.
        expect(pages[0].get_by_role("main").get_by_text("The database server does not answer.")).to_be_visible(timeout=25_000)

        # The galleries are not notified of this change.
        cluster.database.execute("UPDATE profiles SET username = 'Barbara Liskov', revision = revision + 1")
    for page in pages[1:]:
        expect(page.get_by_label("Username")).to_have_value("Barbara Liskov", timeout=25_000)
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


def test_no_acknowledged_save_is_lost_and_none_is_made_twice(cluster, open_on_each, open_page):
    cluster.database.execute(HISTORY)
    url = cluster.proxy.url
    products = cluster.database.execute("SELECT id FROM shop_products WHERE NOT is_sold_out ORDER BY id LIMIT 30")
    for page in open_on_each("/profile"):
        page.close()
    pages = [profile_page(page, url, f"page {number}") for number, page in enumerate(open_on_each("/"), start=1)]
    pages.append(product_page(open_page(ignore_https_errors=True), url, products))

    started = time.monotonic()
    failures = [fail(cluster, pages, number) for number in range(FAILURES)]
    for page in pages:
        page.stop()
    wait_until(lambda: all(page.is_idle for page in pages), pages, "A page does not finish its last save")
    report(failures, pages, time.monotonic() - started)

    history = cluster.database.execute("SELECT username FROM history")
    names = [save for page in pages[:3] for save in page.saves]
    assert [save for save in names if history.count(save["text"]) > 1] == [], "These were saved twice."
    lost = [save for save in names if save["ended"] and save["text"] not in history]
    assert lost == [], "These were acknowledged and are lost."
    assert set(history) <= {save["text"] for save in names}
    cart = dict(line.split("|") for line in cluster.database.execute("SELECT product, quantity FROM shop_cart"))
    for product in products:
        added = [save for save in pages[3].saves if save["text"].endswith(f"/{product}")]
        acknowledged = sum(1 for save in added if save["ended"])
        assert acknowledged <= int(cart.get(product, 0)) <= len(added), product
    assert [failure for failure in failures if failure["seconds"] > LIMIT] == []


def fail(cluster, pages, number):
    """Ends a process at a random moment of the saves under way, and waits until each page has saved again after it."""
    enough = max(acknowledged(pages) + 10, (number + 1) * SAVES / FAILURES)
    wait_until(lambda: acknowledged(pages) >= enough, pages, "The pages do not save")
    time.sleep(random.uniform(0, 0.06))
    saved, moment = acknowledged(pages), time.time()
    name = "PostgreSQL" if number % 4 == 2 else random.choice(sorted(cluster.galleries))
    cluster.end(name)
    wait_until(
        lambda: all(page.acknowledged[1] > moment for page in pages), pages, f"After the end of {name}, a page does not save"
    )
    ends = [next(save["ended"] for save in page.saves if save["begun"] > moment and save["ended"]) for page in pages]
    seconds = max(ends) - moment
    if seconds > LIMIT:
        print(f"The end of {name}:", *(page.timeline(moment) for page in pages), sep="\n")
    return {"name": name, "saved": saved, "seconds": seconds}


def acknowledged(pages):
    return sum(page.acknowledged[0] for page in pages)


def wait_until(condition, pages, problem):
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > deadline:
            timelines = "\n".join(page.timeline(time.time() - PATIENCE) for page in pages)
            raise AssertionError(f"{problem} within {PATIENCE} s:\n{timelines}")
        pages[0].wait(0.1)


def report(failures, pages, seconds):
    """Prints the table of the failures."""
    saves = [save for page in pages for save in page.saves]
    errors, unanswered = sum(save["errors"] for save in saves), sum(1 for save in saves if not save["ended"])
    print(f"\n{acknowledged(pages)} saves were acknowledged in {seconds:.0f} s. {unanswered} have no answer, since their pages "
          f"were loaded again. {errors} errors were displayed and repeated with Retry.")  # fmt: skip
    print("| after saves | ended | each page has saved again after |\n|---:|---|---:|")
    for failure in failures:
        print("| {saved} | {name} | {seconds:.1f} s |".format(**failure))


@pytest.fixture
def two_galleries(tmp_path, machines):
    """Two galleries with the same accounts, which are connected by a database and know nothing else of each other."""
    with ExitStack() as closing:
        database = postgresql.PostgreSQL(machines)
        closing.callback(database.close)
        galleries = []
        for name, host in list(machines.galleries.items())[:2]:
            options = ("--host", host, "--process-name", name, "--database", database.address)
            galleries.append(
                GalleryServer(tmp_path, *options, port=machines.port(name), environment=database.environment,
                              inside=machines.inside(host))
            )  # fmt: skip
            closing.callback(galleries[-1].close)
        yield galleries


def test_a_sign_out_on_one_process_ends_the_pages_of_another(two_galleries, open_page):
    here, there = [open_page() for _ in two_galleries]
    for page, gallery, button, path in (
        (here, two_galleries[0], "Create account", "/account/new"), (there, two_galleries[1], "Sign in", "/account"),
    ):
        if page.goto(gallery.url + path).status == 404:
            pytest.skip("The galleries were built without the trait Accounts.")
        page.get_by_label("Name").fill("Ada")
        page.get_by_label("Password", exact=True).fill("correct horse")
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.get_by_role("heading", name="Hello, Ada")).to_be_visible()
    assert process_of(here) != process_of(there)

    # The first process has shown the devices before the second sign-in.
    here.reload()
    expect(here.locator("html")).to_have_attribute("data-live", "")
    here.get_by_role("button", name="Sign out Chrome on Linux").click()
    started = time.monotonic()
    there.bring_to_front()
    expect(there.get_by_role("heading", name="Sign in")).to_be_visible()
    assert time.monotonic() - started < 5
    expect(here.get_by_role("heading", name="Hello, Ada")).to_be_visible()
