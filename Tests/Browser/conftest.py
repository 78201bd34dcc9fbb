"""The fixtures: the browser, its pages, and the servers."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect, sync_playwright

import browsers
import samples
from dialogs import finish, page_html, to_do
from gallery_server import GalleryServer
from machines import are_namespaces, new_machines
from page_clock import pause_clock
from wire_server import COUNT_READS, WireServer

SCREENSHOTS = Path(__file__).parent / "screenshots"
# Playwright's style for screenshots, which Firefox reports because the pages' policy blocks it.
STYLE_OF_SCREENSHOTS = "sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA="
ON_PURPOSE = "on purpose"  # in the errors of scripts that a test lets fail
MISSING = "the server responded with a status of 404"
SIZES = {"wide": {"width": 1280, "height": 800}, "narrow": {"width": 360, "height": 740}}

expect.set_options(timeout=15_000)


# Namespaces are created before the browser starts, since a change of the network ends its requests.
@pytest.fixture(scope="session", autouse=are_namespaces())
def machines():
    with new_machines() as machines:
        yield machines


@pytest.fixture(scope="session")
def browser(browser_name):
    with sync_playwright() as playwright, browsers.started(browser_name, playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def browser_name(pytestconfig):
    return pytestconfig.getoption("browser")


def pytest_addoption(parser):
    parser.addoption("--browser", choices=browsers.STARTS, default="chromium", help="the browser that runs the tests")
    parser.addoption("--sample", metavar="SEED", help="run one case of each test, which this text selects")
    parser.addoption("--one-in", metavar="NUMBER", type=int, default=1, help="with --sample, run one in so many tests")


def pytest_collection_modifyitems(config, items):
    seed = config.getoption("sample")
    if seed is not None:
        names = samples.of([item.nodeid for item in items], seed)
        kept = set(samples.one_in(config.getoption("one_in"), names, seed))
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in kept])
        items[:] = [item for item in items if item.nodeid in kept]


def pytest_runtest_setup(item):
    name = item.config.getoption("browser")
    for marker in item.iter_markers("lacks"):
        if marker.args[0] == name:
            pytest.skip(f"{name}: {marker.kwargs['reason']}")


@pytest.fixture(scope="session", autouse=True)
def waits_for_functions():
    """Rejects expressions in `wait_for_function`: the policy of live pages does so only after the first attempt."""
    wait = Page.wait_for_function

    def wait_for_function(page, function, **options):
        assert "=>" in function, f"This is an expression, not a function: {function}"
        return wait(page, function, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Page, "wait_for_function", wait_for_function)
        yield


@pytest.fixture
def open_page(browser, request):
    """Opens pages, each in its own browser context, and fails the test if one of them reports an error.

    They reduce motion by default, since a press misses an element that has begun to move.
    """
    contexts, problems = [], []

    def report(problem):
        is_request = problem.startswith(("Failed to load resource", "WebSocket connection to", "This patch does not match"))
        if STYLE_OF_SCREENSHOTS in problem or ON_PURPOSE in problem:
            return
        if not (is_request and request.node.get_closest_marker("broken")):
            problems.append(problem)

    def watch(page):
        # The browser reports the status of a document that says that there is nothing at its address.
        page.on(
            "console",
            lambda message: report(message.text)
            if message.type == "error" and not (MISSING in message.text and message.location["url"] == page.url)
            else None,
        )
        page.on("pageerror", lambda error: report(str(error)))

    def open_page(size="wide", scheme="light", **options):
        options = {"viewport": SIZES[size], "color_scheme": scheme, "reduced_motion": "reduce", **options}
        context = browser.new_context(**options)
        context.set_default_timeout(15_000)
        context.on("page", watch)
        contexts.append(context)
        return context.new_page()

    yield open_page
    if getattr(request.node, "has_failed", False):
        show([page for context in contexts for page in context.pages], request.node.nodeid.rpartition("/")[2])
    for context in contexts:
        context.close()
    assert problems == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.has_failed = report.failed or getattr(item, "has_failed", False)
    return report


def show(pages, name):
    """Prints the state of the pages of a failed test, and stores screenshots."""
    name = re.sub(r"[^\w.-]+", "-", name)
    for number, page in enumerate(pages):
        try:
            state = page.evaluate("window.livePage ? [livePage.lastPatch, livePage.pending] : null")
            focus = page.evaluate("document.activeElement?.outerHTML.slice(0, 200)")
            image = SCREENSHOTS / f"failed-{name}-{number}.png"
            page.screenshot(path=image)
            print(f"{page.url}: last patch and pending elements: {state}, focus: {focus}, {image.name}")
        except Error as error:
            print(f"{page.url}: {error}")


@pytest.fixture
def page(open_page):
    return open_page()


@pytest.fixture
def wire():
    server = WireServer()
    yield server
    server.close()


@pytest.fixture
def wire_page(wire, open_page):
    """Opens a tab for the page of `wire`, whose frames wait until this tab has read them."""

    def wire_page(**options):
        wire.page = open_page(**options)
        wire.page.add_init_script(COUNT_READS)
        return wire.page

    return wire_page


@pytest.fixture
def live(wire, wire_page):
    """Opens a live page with the given content. Its clock is paused, unless `clock` is `False`."""

    def live(main, styles="", clock=True, **options):
        wire.main, wire.styles = f'<main data-n="1">{main}</main>', styles
        page = wire_page(**{"reduced_motion": "no-preference", **options})
        if clock:
            page.clock.install(time=0)
        page.goto(f"{wire.url}/page")
        if clock:
            pause_clock(page)
        wire.stream()
        return page

    return live


@pytest.fixture
def opened(wire, live):
    """Opens a page on which a press of `Add` has presented the sheet, which is the element 100."""

    def opened(**options):
        page = live(page_html(), **options)
        page.get_by_role("button", name="Add").click()
        assert wire.post().events == [[8, "click"]]
        wire.patch(["i", 1, 0, to_do()], done=1)
        expect(page.get_by_role("dialog")).to_be_visible()
        # A press can miss a button of a sheet that still moves.
        finish(page)
        return page

    return opened


@pytest.fixture
def gallery(request, tmp_path):
    """A gallery with its own data, since a save may succeed after its test has ended.

    Tests that store nothing share one, since starting a gallery takes longer than most of them.
    """
    if request.node.get_closest_marker("shares_gallery") and not request.node.get_closest_marker("stores"):
        server = request.getfixturevalue("shared_gallery")
        before = server.stored()
        yield server
        assert server.stored() == before, "This test stores something, so mark it with `stores`: other tests use this gallery."
    else:
        server = GalleryServer(tmp_path)
        yield server
        server.close()


@pytest.fixture(scope="session")
def shared_gallery(tmp_path_factory):
    server = GalleryServer(tmp_path_factory.mktemp("gallery"))
    yield server
    server.close()


@pytest.fixture
def start_gallery(tmp_path):
    """Starts galleries with options, all with the same data, and ends them after the test."""
    servers = []

    def start_gallery(*options):
        servers.append(GalleryServer(tmp_path, *options))
        return servers[-1]

    yield start_gallery
    for server in servers:
        server.close()


@pytest.fixture
def screenshot():
    def screenshot(page, name, full_page=True, animations="disabled"):
        SCREENSHOTS.mkdir(exist_ok=True)
        page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=full_page, animations=animations)

    return screenshot
