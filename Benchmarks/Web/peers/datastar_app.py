"""The pages in Datastar and Starlette: python datastar_app.py PORT

One long stream of events for each page, and posts that are answered 204, as for live pages. The app writes its
fragments by hand: Datastar keeps no views on the server and compares nothing, so it is a floor rather than an equal.
"""

import asyncio
import secrets
import sys

import uvicorn
from datastar_py.sse import ServerSentEventGenerator as SSE
from datastar_py.starlette import DatastarResponse
from starlette.applications import Starlette
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

ROWS = 500
SESSIONS = {}


class Session:
    def __init__(self, page):
        self.queue = asyncio.Queue()
        self.page = page
        self.count = 0
        self.rows = {row: f"Row {row}" for row in range(ROWS)} if page == "list" else {}


class Shared:
    """The count that all pages named `shared` show."""

    count = 1_000_000


def label(count):
    return f'<p id="label">Count: {count}</p>'


def render(session, number):
    if session.page == "list":
        return '<ul id="rows">' + "".join(
            f'<li id="row-{row}"><span>{title}</span>'
            f'<button data-on:click="@post(\'/event/{number}/delete/{row}\')">Delete</button></li>'
            for row, title in session.rows.items()
        ) + "</ul>"
    count = Shared.count if session.page == "shared" else session.count
    return label(count) + f'<button data-on:click="@post(\'/event/{number}/increment\')">Increment</button>'


async def page(request):
    number = secrets.token_urlsafe(12)
    session = SESSIONS[number] = Session(request.path_params["page"])
    return HTMLResponse(
        '<!doctype html><html><head><meta charset="utf-8"><title>Benchmark</title>'
        '<script type="module" src="/datastar.js"></script></head>'
        f'<body data-init="@get(\'/stream/{number}\')">{render(session, number)}</body></html>')


async def stream(request):
    number = request.path_params["number"]
    session = SESSIONS[number]

    async def events():
        try:
            yield SSE.patch_signals({"connected": True})
            while True:
                yield await session.queue.get()
        finally:
            SESSIONS.pop(number, None)

    return DatastarResponse(events())


async def increment(request):
    session = SESSIONS[request.path_params["number"]]
    if session.page == "shared":
        Shared.count += 1
        for other in SESSIONS.values():
            other.queue.put_nowait(SSE.patch_elements(label(Shared.count)))
    else:
        session.count += 1
        session.queue.put_nowait(SSE.patch_elements(label(session.count)))
    return Response(status_code=204)


async def delete(request):
    session, row = SESSIONS[request.path_params["number"]], request.path_params["row"]
    if session.rows.pop(row, None) is not None:
        session.queue.put_nowait(SSE.remove_elements(f"#row-{row}"))
    return Response(status_code=204)


app = Starlette(routes=[
    Route("/stream/{number}", stream),
    Route("/event/{number}/increment", increment, methods=["POST"]),
    Route("/event/{number}/delete/{row:int}", delete, methods=["POST"]),
    Route("/{page}", page),
])

if __name__ == "__main__":
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning")
