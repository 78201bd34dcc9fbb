"""Attacks with header fields and addresses: each costs no more than its bytes."""

from .attack import Finding, attack
from .ownership import statuses
from .page import Page
from .wire import request

SECTION = "What a client can cost"
# The bytes of a field, which leave room in a head of 16 KiB for the rest.
FIELD = 15_000
REQUESTS = 60
DOCUMENT = "/catalogue/motion"
# With so many times the processor time of a field without meaning, a field costs more than its bytes.
ALLOWED = 3.0


def filled(part, size=FIELD):
    """A part, repeated up to a size."""
    return (part * (size // len(part) + 1))[:size].rstrip(";, ")


FIELDS = {
    "time zones": (DOCUMENT, {"Cookie": filled("tz=Mars/Crater;")}),
    "different time zones": (DOCUMENT, {"Cookie": filled("".join(f"tz=Mars/C{n};" for n in range(1500)))}),
    "languages": (DOCUMENT, {"Accept-Language": filled("xx-Latn-ZZ;q=0.5,")}),
    "Accept-Encoding": ("script", {"Accept-Encoding": "gzip;" + filled("a;")}),
    "q=0 in Accept-Encoding": ("script", {"Accept-Encoding": filled("gzip;q=0.;q=0.0000001,")}),
    "cookies": (DOCUMENT, {"Cookie": filled("live=x;")}),
    "names of protocols": (DOCUMENT, {
        "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version": "13", "Sec-WebSocket-Protocol": filled("a.%41,")}),
}


async def script_path(site):
    page = await Page(site, DOCUMENT).open()
    return page.html.partition('<script type="module" src="')[2].partition('"')[0]


@attack(SECTION, "The content of a header field costs no more")
async def header_fields(site):
    figures, worst, answers = [], 0, []
    script = await script_path(site)
    for name, (path, fields) in FIELDS.items():
        path = script if path == "script" else path
        plain = {"X-Padding": "a" * FIELD, **{n: v for n, v in fields.items() if len(v) < 100}}
        if "Sec-WebSocket-Key" in fields:
            fields, plain = {**fields, "Origin": f"http://{site.host}"}, {**plain, "Origin": f"http://{site.host}"}
        forged, control = ([
            request("GET", path, {"Host": site.host, **chosen}) for _ in range(REQUESTS)] for chosen in (fields, plain))
        cost = best = None
        for _ in range(3):
            # The least of each, since the processor's speed and the system's own work vary.
            figure, found = await alone(site, forged, "Sec-WebSocket-Key" in fields)
            cost = min(figure, cost or figure)
            figure, _ = await alone(site, control, "Sec-WebSocket-Key" in fields)
            best = min(figure, best or figure)
        answers += [response.status for response in found]
        worst = max(worst, cost / best)
        figures.append(f"{name} {cost:.2f} ms ({cost / best:.2f}×)")
    return Finding(
        f"{len(FIELDS)} × {3 * REQUESTS} requests with a field of 15 KB, beside a field `X-Padding` of the same size",
        f"{', '.join(figures)}; {statuses(answers)}", worst <= ALLOWED)


async def alone(site, requests, ends):
    """The cost of requests, of which each has a connection of its own if it ends it."""
    if not ends:
        return await site.cost(requests)
    before, answers = site.gallery.processor_seconds, []
    for data in requests:
        wire = await site.wire()
        wire.send(data)
        answers.append(await wire.response())
        wire.close()
    return 1000 * (site.gallery.processor_seconds - before) / len(requests), answers


@attack(SECTION, "An address has at most 32 levels")
async def deep_addresses(site):
    base = "/shopping/products"
    paths = {
        "32 levels": base + "/1" * 31, "33 levels": base + "/1" * 32, "1,000 levels": base + "/1" * 998,
        "2,049 bytes": "/shopping?" + "a" * (2049 - 10),
    }
    figures, found = [], {}
    for name, path in paths.items():
        before = site.gallery.mebibytes
        cost, answers = await site.cost([request("GET", path, {"Host": site.host})] * 10)
        found[name] = {response.status for response in answers}
        grown = (site.gallery.mebibytes - before) / 10
        figures.append(f"{name} {statuses([*found[name]])}, {cost:.2f} ms, {max(0, grown):.2f} MiB")
    page = await Page(site, "/shopping").open()
    socket = await page.socket()
    before = site.gallery.processor_seconds
    for _ in range(10):
        socket.events([0, "visit", 0, paths["1,000 levels"]])
    await socket.until(lambda: socket.done >= 10 or socket.ended_at, 5)
    figures.append(f"a visit of 1,000 levels on an open page {100 * (site.gallery.processor_seconds - before):.2f} ms")
    is_small = socket.patch_bytes < 200_000
    socket.close()
    return Finding(
        "documents at addresses of 32, 33 and 1,000 levels and of 2,049 bytes, and visits of an open page, 10 of each",
        f"{'; '.join(figures)} and {socket.patch_bytes:,} bytes of patches",
        found["32 levels"] == {200} and all(found[n] == {404} for n in paths if n != "32 levels") and is_small)
