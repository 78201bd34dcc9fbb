"""Attacks on pages of others, with wrong secrets, at other addresses, from other sites."""

import asyncio
import re

from .attack import SLOW, Finding, attack, cannot
from .page import Page
from .page_socket import PageSocket

SECTION = "Whose page it is"
CAPABILITY = "0123456789abcdef" * 2


def statuses(found):
    """The statuses with their numbers, as in `403 ×3, 410`."""
    counts = {status: found.count(status) for status in sorted(set(found))}
    return ", ".join(f"{status}" if count == 1 else f"{status} ×{count}" for status, count in counts.items())


@attack(SECTION, "A page is used with the secret of its browser")
async def foreign_secrets(site):
    # Of two networks, since pages that a browser opens together without a cookie accept each other's secret.
    mine, other = Page(site, "/catalogue/motion"), Page(site, "/catalogue/motion", site.address())
    await mine.open()
    await other.open()
    secret = mine.cookie.split("=")[1]
    found = [
        (await mine.post(Cookie=other.cookie)).status, (await mine.post(Cookie=None)).status,
        (await mine.post(Cookie=f"live={secret[:-1]}")).status, (await mine.post(**{"Live_Page": other.token})).status,
        (await mine.post(**{"Live_Page": CAPABILITY})).status, (await mine.post(**{"Live_Page": None})).status,
        (await mine.post(path=f"/catalogue/motion?live-page={mine.token}", Live_Page=None)).status,
    ]
    for fields in ({"Cookie": other.cookie}, {"Cookie": None}, {"Live_Page": other.token}):
        wire, response = await mine.stream(**fields)
        wire.close()
        found.append(response.status)
    is_accepted = (await mine.post(b'{"seq":1,"ack":0}')).status == 204
    tokens, cookies = set(), set()
    for _ in range(50):
        page = await Page(site, "/catalogue/motion").open()
        tokens.add(page.token)
        cookies.add(page.cookie.split("=")[1])
    addresses = re.findall(r'(?:href|src|action)="([^"]*)"', mine.html)
    is_secret = all(re.fullmatch("[0-9a-f]{32}", text) for text in tokens | cookies)
    leaks = [a for a in addresses if mine.token in a or secret in a] + ([1] if secret in mine.html else [])
    return Finding(
        "posts and streams with the cookie or token of another page, cut, guessed, in the address, or without; 50 documents",
        f"{statuses(found)}; {len(tokens | cookies)} different secrets of 128 bits, none in {len(addresses)} addresses",
        all(status in (400, 403, 410) for status in found) and len(tokens | cookies) == 100 and is_secret and not leaks
        and is_accepted)


@attack(SECTION, "Tabs that a browser without a cookie opens together", SLOW)
async def new_browsers(site):
    address = site.address()
    first, second, third = [await Page(site, "/catalogue/motion", address).open() for _ in range(3)]
    stranger = await Page(site, "/catalogue/motion", site.address()).open()
    wire, _ = await second.stream()
    found = [(await second.post(b'{"seq":1,"ack":0}', Cookie=cookie)).status for cookie in (stranger.cookie, second.cookie)]
    together = (await first.post(Cookie=third.cookie)).status
    await asyncio.sleep(31)
    late = [(await second.post(b'{"seq":2,"ack":0}', Cookie=cookie)).status for cookie in (third.cookie, second.cookie)]
    wire.close()
    return Finding(
        "posts with the cookie of a page of another network, and of a page that was opened together, at once and after 31 s",
        f"{found[0]}; {together}; {late[0]}; with its own {found[1]} and {late[1]}",
        [*found, together, *late] == [403, 204, 204, 403, 204])


@attack(SECTION, "A page is used only at the path and query")
async def other_addresses(site):
    page = await Page(site, "/profile").open()
    found = []
    for path in ("/profile?tab=1", "/profile/", "//profile", "/%70rofile", "/todo", "/shopping", "/blog/1", "/previews"):
        found.append((await page.post(path=path)).status)
        wire, response = await page.stream(path=path)
        wire.close()
        found.append(response.status)
    other = await Page(site, "/todo").open()
    found.append((await other.post(path="/profile", Live_Page=other.token)).status)
    own = (await page.post(b'{"seq":1,"ack":0}')).status
    return Finding(
        "posts and streams with all secrets of a page at 8 other paths and queries, and the reverse",
        f"{statuses(found)}; at its own address {own}", all(s in (403, 404, 405) for s in found) and own == 204)


cannot(
    SECTION, "Events that are posted, streams and WebSockets are requests",
    "no route of the gallery has a middleware that checks permissions")


@attack(SECTION, "A WebSocket accepts events for 60 seconds", SLOW)
async def old_sockets(site):
    page = await Page(site, "/catalogue/motion").open()
    number = page.button("Race")
    socket = await page.socket()
    early = await socket.click(number)
    await asyncio.sleep(61)
    socket.events([number, "click"])
    batch = page.batch
    code = await socket.ends(5)
    is_refused = socket.done < batch and "renew" in socket.names
    page.batch -= 1
    again = (await page.post(page.content([[number, "click"]]))).status
    return Finding(
        "a click on a WebSocket that is 61 s old, then the same click posted",
        f"not handled: the page gets `renew` and code {code}; posted: {again} (a click at the start: {1000 * early:.1f} ms)",
        is_refused and code is not None and again == 204)


cannot(
    SECTION, "A text that a browser claims to have kept",
    "the server drops such a text in silence, so that an attacker would see no difference; the named tests look at the page")


@attack(SECTION, "Another site cannot open a WebSocket")
async def foreign_sockets(site):
    page, other = Page(site, "/catalogue/motion"), Page(site, "/catalogue/motion", site.address())
    await page.open()
    await other.open()
    live = f"live, page.{page.token}, last.0"
    attempts = [
        {"Origin": None}, {"Origin": "https://attacker.example"}, {"Origin": "null"}, {"Origin": f"https://{site.host}"},
        {"Origin": f"http://{site.host}.attacker.example"}, {"Origin": "http://127.0.0.1:1"}, {"Cookie": None},
        {"Cookie": other.cookie}, {"path": "/profile"}, {"path": "/catalogue/motion?x"},
        {"protocols": "live, last.0", "Live_Page": page.token}, {"protocols": f"live, page.{CAPABILITY}, last.0"},
        {"protocols": live.replace("live, ", "")}, {"Sec_Fetch_Site": "cross-site"}, {"Sec_Fetch_Site": "same-site"},
        {"Sec_WebSocket_Version": "12"},
    ]
    found = [await PageSocket(page).open(**{"protocols": live, **attempt}) for attempt in attempts]
    own = await PageSocket(page).open(protocols=live)
    return Finding(
        "16 handshakes: other origins or none, without cookie, with others, other paths, token in a header, other versions",
        f"{statuses(found)}; with everything right {own}", 101 not in found and min(found) >= 400 and own == 101)


@attack(SECTION, "An event reaches only a control")
async def forged_events(site):
    page = await Page(site, "/catalogue").open()
    controls = set(page.numbers("data-on="))
    numbers = [n for n in page.numbers("<") if n not in controls][:120] + [10**6, 2**53 - 1]
    disabled = page.numbers("disabled=")
    selects, radios = page.numbers("<select"), page.numbers('type="range"')
    events = [[n, "click"] for n in [*numbers, *disabled]] + [[n, "input", "x", 1] for n in [*numbers, *disabled]]
    events += [[n, "select", value] for n in selects for value in ("", "999999", "1", "select")]
    events += [[n, "input", value, 1] for n in radios for value in ("9999999", "-1", "NaN", "x")]
    events += [[0, "dismiss"], [1, "submit"], [1, "select", "1"]]
    # With the language of the page's script, after which views may be rendered again.
    socket = await page.socket(last=99)
    await socket.until(lambda: socket.snapshots)
    before = await snapshot(page)
    socket = await page.socket(last=99)
    await socket.until(lambda: socket.snapshots)
    answers = []
    for start in range(0, len(events), 40):
        answers.append((await page.post(page.content(events[start:start + 40], ack=socket.last_patch))).status)
        # The events of a page are limited.
        await asyncio.sleep(0.9)
    after = await snapshot(page)
    socket = await page.socket(last=99)
    await socket.until(lambda: socket.snapshots)
    await socket.click(page.button("Show an alert"))
    shown = await snapshot(page)
    behind = await page.post(page.content([[page.button(title), "click"] for title in ("Automatic", "Show a sheet")]))
    covered = await snapshot(page)
    return Finding(
        f"{len(events)} events for elements without actions, disabled ones, none, and values that no control offers; "
        "2 clicks behind a dialog",
        f"posts {statuses(answers)}; the page is the same before and after ({len(before):,} bytes of snapshot); behind the "
        "dialog too",
        set(answers) == {204} and before == after and behind.status == 204 and shown == covered)


@attack(SECTION, "An event of a web component reaches its view")
async def forged_component_events(site):
    page = await Page(site, "/catalogue/components").open()
    stars = page.numbers('data-component="star-rating ')[0]
    forged = [
        "", "null", "[]", "{}", "[" * 5_000, '{"rated":{"stars":"5"}}', '{"rated":{"stars":99}}', '{"rated":{"stars":-1}}',
        '{"rated":{"stars":1e99}}', '{"rated":{}}', '{"deleted":{}}', '{"rated":{"stars":5}}' + " " * 33_000,
    ]
    before = await snapshot(page)
    answers = [(await page.post(page.content([[stars, "component", "event", text]], ack=0))).status for text in forged]
    answers += [
        (await page.post(page.content([[stars, "component", "failure", text]], ack=0))).status
        for text in ("\x1b[2J\nforged line", "x" * 30_000) * 2
    ]
    after = await snapshot(page)
    await page.post(page.content([[stars, "component", "event", '{"rated":{"stars":5}}']], ack=0))
    rated = await snapshot(page)
    return Finding(
        f"{len(forged)} events that are no value of the type, or state no number of stars, or are too long; 4 failures with "
        "control characters and 30 KB",
        f"posts {statuses(answers)}; the page is the same before and after; a correct event changes it",
        set(answers) == {204} and before == after and rated != after)


cannot(
    SECTION, "A module of a web component belongs to the site",
    "a client chooses neither modules nor elements; the named tests state other addresses on the server and in the page")


async def snapshot(page):
    """The page as the server has it, without the numbers of patches and of edits."""
    wire, response = await page.stream(last=10**9)
    data = b""
    while b"\n\n" not in data.partition(b"event:snapshot")[2]:
        data += await asyncio.wait_for(wire.reader.read(1 << 16), 10)
    wire.close()
    text = data.partition(b"event:snapshot")[2].partition(b"\n\n")[0].decode("utf-8", "replace")
    text = re.sub(r"^\s*data:\[\d+,\d+,", "", re.sub(r"\r\n[0-9a-f]+\r\n", "", text))
    # A value that is refused has the number of its edit, so that the page shows the old one again.
    return re.sub(r'(\["(?:[^"\\]|\\.)*"),\d+\]', r"\1]", text)
