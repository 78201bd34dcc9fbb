"""Malformed, oversized and forged requests, and foreign hosts."""

import asyncio
import re
import time

from .attack import OWN, Finding, attack, cannot
from .limits import BURST, RATE, accepted
from .ownership import statuses
from .page import Page
from .page_socket import PageSocket
from .site import own_address
from .sockets import answers_to
from .wire import Closed, head, request

SECTION = "Transport"
CHEAP = "/catalogue/motion"


@attack(SECTION, "HTTP/1.1 without exactly one `Host`")
async def hosts(site):
    plain = f"GET {CHEAP} HTTP/1.1\r\n"
    host = f"Host: {site.host}\r\n"
    found = [
        await answers_to(site, (plain + fields + "\r\n").encode(), 1)
        for fields in ("", host + host, host + "Host: attacker.example\r\n", host + "hOsT:\r\n")]
    return Finding(
        "no `Host`, twice the same, two different ones, an empty second one", statuses(sum(found, [])),
        found == [[400]] * 4)


@attack(SECTION, "A head of 10 MB")
async def huge_heads(site):
    small = await answers_to(site, head("GET", "/health", {"Host": site.host, "X-A": "a" * 15_000}), 1)
    found = []
    for fields in ({"X-A": "a" * 17_000}, {f"X-{n}": "a" * 100 for n in range(200)}):
        found += await answers_to(site, head("GET", "/health", {"Host": site.host, **fields}), 1)
    found += await answers_to(site, f"GET /{'a' * 17_000} HTTP/1.1\r\nHost: {site.host}\r\n\r\n".encode(), 1)
    before, start, sent = site.gallery.mebibytes, time.monotonic(), 0
    wire = await site.wire()
    wire.send(f"GET / HTTP/1.1\r\nHost: {site.host}\r\nX-A: ".encode())
    answer = asyncio.create_task(wire.response())
    while not answer.done() and sent < 10_000_000:
        wire.send(b"a" * 4000)
        sent += 4000
        await asyncio.sleep(0.001)
    huge = (await answer).status
    grown = site.gallery.mebibytes - before
    wire.close()
    return Finding(
        "heads of 15 KB, of 17 KB in a field, in 200 fields and in the address, and of 10 MB",
        f"{statuses(small)}; {statuses(found)}; {huge} after {sent / 1000:.0f} KB and {time.monotonic() - start:.2f} s, "
        f"memory +{max(0, grown):.1f} MiB",
        small == [200] and len(found) == 3 and set(found) <= {400, 414, 431} and found[:2] == [431, 431] and huge == 431
        and sent < 1_000_000)


@attack(SECTION, "The rest of a body that is too large")
async def huge_bodies(site):
    page = await Page(site, CHEAP).open()
    fields = {**page.secrets, "Content-Type": "application/json"}
    before, found = site.gallery.mebibytes, []
    for more in ({"Content-Length": "10000000"}, {"Transfer-Encoding": "chunked"}):
        wire = await site.wire()
        wire.send(head("POST", CHEAP, {**fields, **more}))
        part = b" " * 8000
        chunk = b"1f40\r\n" + part + b"\r\n" if "Transfer-Encoding" in more else part
        answer, sent = asyncio.create_task(wire.response()), 0
        while not answer.done() and sent < 10_000_000:
            wire.send(chunk)
            sent += len(chunk)
            await asyncio.sleep(0.001)
        try:
            response = await answer
            ended, _ = await wire.end(15)
            found.append((response.status, response.headers.get("connection"), sent, ended))
        except Closed:
            found.append((0, None, sent, 0))
        wire.close()
    wire = await site.wire()
    wire.send(request("POST", CHEAP, fields, b" " * 70_000))
    complete = (await wire.response()).status
    wire.send(request("GET", "/health", {"Host": site.host}))
    seconds, count = await wire.end(15)
    wire.close()
    text = "; ".join(f"{status} after {sent / 1000:.0f} KB, `{connection}`" for status, connection, sent, _ in found)
    return Finding(
        "bodies of 10 MB, with their length and in chunks, and one of 70 KB, after whose answer another request follows",
        f"{text}; {complete}, then {count} bytes; memory +{max(0, site.gallery.mebibytes - before):.1f} MiB",
        all((status, connection) == (413, "close") and ended is not None and sent < 2_000_000
            for status, connection, sent, ended in found)
        and (complete, count) == (413, 0) and seconds is not None)


@attack(SECTION, "A malformed request is answered with 400")
async def malformed_requests(site):
    host, after = f"Host: {site.host}\r\n", request("GET", "/health", {"Host": site.host})
    heads = {
        "no version": b"GET /\r\n\r\n", "no request": b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n",
        "space in a name": f"GET / HTTP/1.1\r\n{host}X A: b\r\n\r\n".encode(),
        "space before a colon": f"GET / HTTP/1.1\r\n{host}Content-Length : 0\r\n\r\n".encode(),
        "zero in a value": f"GET / HTTP/1.1\r\n{host}X-A: \0\r\n\r\n".encode(),
        "two lengths": f"POST / HTTP/1.1\r\n{host}Content-Length: 0\r\nContent-Length: 5\r\n\r\nhello".encode(),
        "a negative length": f"POST / HTTP/1.1\r\n{host}Content-Length: -1\r\n\r\n".encode(),
        "length and chunks":
            f"POST / HTTP/1.1\r\n{host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n".encode(),
        "chunked is not last": f"POST / HTTP/1.1\r\n{host}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n".encode(),
        "no size of a chunk": f"POST {CHEAP} HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n".encode(),
    }
    found = {name: await answers_to(site, data + after, 1) for name, data in heads.items()}
    wrong = [name for name, codes in found.items() if len(codes) > 1 or 200 in codes]
    all_codes = [code for codes in found.values() for code in codes]
    silent = sum(not codes for codes in found.values())
    return Finding(
        f"{len(heads)} malformed requests, each with a valid one behind it: {', '.join(heads)}",
        f"{statuses(all_codes)}{f', {silent} closed' if silent else ''}"
        + (f"; the second one was handled after: {', '.join(wrong)}" if wrong else "; no second one is handled"),
        not wrong and set(all_codes) <= {400, 415, 501, 505})


@attack(SECTION, "The address of the client is known in every context", OWN)
async def direct_addresses(site):
    address = own_address()
    if not address:
        return Finding("not attacked: this machine has only loopback addresses, which are not limited", "–", True)
    site = await site.another()
    forged = [request("GET", CHEAP, {"Host": site.host, "X-Forwarded-For": f"203.0.113.{n % 250}"}) for n in range(500)]
    start, answers = time.monotonic(), []
    wire = await site.wire(host=address)
    for data in forged:
        wire.send(data)
        answers.append((await wire.response()).status)
    seconds = time.monotonic() - start
    wire.close()
    count, household = answers.count(200), []
    household = await accepted(site, [f"2001:db8:9:{n % 256:x}::1" for n in range(800)])
    return Finding(
        f"500 documents on one connection from {address}, each with another `X-Forwarded-For`; 800 from a /56 by way of a "
        "proxy",
        f"{count} in {seconds:.1f} s, the others 429; {household[0]} of the /56 in {household[2]:.1f} s",
        BURST <= count <= BURST + RATE * seconds + 2 and household[0] <= 2 * (BURST + RATE * household[2]) + 2)


@attack(SECTION, "A foreign `Host` gets no page")
async def foreign_hosts(site):
    page = await Page(site, CHEAP).open()
    found = []
    for host in ("attacker.example", f"attacker.example:{site.gallery.port}", "203.0.113.1", "localhost.attacker.example",
                 "127.0.0.1.attacker.example", "[2001:db8::1]", "127.0.0.1@attacker.example", "a" * 300):
        origin = f"http://{host}"
        found.append((await site.get(CHEAP, Host=host)).status)
        found.append((await page.post(Host=host, Origin=origin)).status)
        wire, response = await page.stream(Host=host, Origin=origin)
        wire.close()
        found.append(response.status)
        found.append(await PageSocket(page).open(Host=host, Origin=origin))
    own = [(await site.get(CHEAP, Host=host)).status for host in (f"localhost:{site.gallery.port}", "127.0.0.1")]
    return Finding(
        "documents, posts, streams and WebSockets for 8 foreign hosts, with all secrets and their `Origin`",
        f"{statuses(found)}; for localhost and 127.0.0.1 {statuses(own)}",
        set(found) <= {400, 421} and found.count(421) >= 28 and own == [200, 200])


@attack(SECTION, "On all interfaces, the listed names", OWN)
async def all_interfaces(site):
    address = own_address()
    site = await site.another("--allowed-host", "gallery.example.com")
    allowed = ["gallery.example.com", "localhost", "127.0.0.1", *([address] if address else [])]
    foreign = ["attacker.example", "example.com", "www.gallery.example.com", "203.0.113.1", "0.0.0.0"]
    found = {host: (await site.get(CHEAP, Host=f"{host}:{site.gallery.port}")).status for host in allowed + foreign}
    return Finding(
        "documents of a gallery on 0.0.0.0 at a listed name, the addresses of the machine, and other names",
        ", ".join(f"{host} {status}" for host, status in found.items()),
        all(found[host] == 200 for host in allowed) and all(found[host] == 421 for host in foreign))


@attack(SECTION, "`X-Forwarded-For`, `-Proto`, `-Host` and `-Prefix`")
async def forged_proxies(site):
    async def answers(source):
        found = []
        for name, value in {"Host": "attacker.example", "Proto": "https", "Prefix": "/app"}.items():
            wire = await site.wire(source=source)
            wire.send(request("GET", CHEAP, {"Host": site.host, f"X-Forwarded-{name}": value}))
            response = await wire.response()
            wire.close()
            found += [response.status, "Secure" in response.headers.get("set-cookie", ""), '"/app/' in response.text]
        return found

    trusted, other = await answers("127.0.0.1"), await answers("127.0.0.2")
    return Finding(
        "`X-Forwarded-Host`, `-Proto` and `-Prefix` from the trusted proxy 127.0.0.1, and from 127.0.0.2",
        f"from the proxy, they have effects ({trusted[0]}, `Secure` cookie, links below /app); from the other address none "
        f"({other[0]})",
        (trusted[0], trusted[4], trusted[8]) == (421, True, True) and other == [200, False, False] * 3)


cannot(SECTION, "A site with HTTPS requires HTTPS", "the gallery has no option for `isSecure`")


@attack(SECTION, "A document contains no secret except its token")
async def repeated_documents(site):
    first = await Page(site, CHEAP).open()
    secret, texts, tokens = first.cookie.split("=")[1], set(), set()
    for _ in range(40):
        page = await Page(site, CHEAP, cookie=first.cookie).open()
        tokens.add(page.token)
        nonce = re.search(r"'nonce-([0-9a-f]+)'", page.document.headers["content-security-policy"])
        text = page.html.replace(page.token, "TOKEN")
        texts.add(text.replace(nonce[1], "NONCE") if nonce else text)
    leaks = sum(secret in text for text in texts)
    others = set(re.findall(r"\b[0-9a-f]{32}\b", "".join(texts)))
    return Finding(
        "40 documents of one browser, compared",
        f"{len(tokens)} different tokens; without token and nonce, {len(texts)} text(s), {leaks} with the cookie, "
        f"{len(others)} other values of 128 bits",
        len(tokens) == 40 and len(texts) == 1 and not leaks and not others)
