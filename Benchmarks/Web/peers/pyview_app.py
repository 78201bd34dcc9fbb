"""The pages in pyview: python pyview_app.py PORT

It uses the templates of ibis, since template strings need Python 3.14.
"""

import sys
from dataclasses import dataclass

import uvicorn
from pyview import LiveView, PyView, is_connected
from pyview.template import LiveRender, LiveTemplate
from pyview.vendor.ibis import Template

ROWS = 500


class TemplateView(LiveView):
    template = ""

    def __init_subclass__(cls):
        cls.compiled = LiveTemplate(Template(cls.template, template_id=cls.__name__))

    async def render(self, assigns, meta):
        return LiveRender(self.compiled, assigns, meta)


class Counter(TemplateView):
    template = """<div><p id="label">Count: {{ count }}</p>
<button phx-click="increment">Increment</button></div>"""

    async def mount(self, socket, session):
        socket.context = {"count": 0}

    async def handle_event(self, event, payload, socket):
        socket.context["count"] += 1


class SharedCounter(TemplateView):
    """All pages show one count."""

    template = Counter.template
    count = 1_000_000

    async def mount(self, socket, session):
        socket.context = {"count": SharedCounter.count}
        if is_connected(socket):
            await socket.subscribe("shared")

    async def handle_event(self, event, payload, socket):
        SharedCounter.count += 1
        await socket.broadcast("shared", SharedCounter.count)

    async def handle_info(self, event, socket):
        socket.context["count"] = event.payload


@dataclass
class Row:
    id: int
    title: str


class ListPage(TemplateView):
    template = """<div><ul>{% for row in rows %}<li id="row-{{ row.id }}"><span>{{ row.title }}</span>
<button phx-click="delete" phx-value-id="{{ row.id }}">Delete</button></li>{% endfor %}</ul></div>"""

    async def mount(self, socket, session):
        socket.context = {"rows": [Row(number, f"Row {number}") for number in range(ROWS)]}

    async def handle_event(self, event, payload, socket):
        deleted = int(payload["id"])
        socket.context["rows"] = [row for row in socket.context["rows"] if row.id != deleted]


app = PyView()
app.add_live_view("/counter", Counter)
app.add_live_view("/shared", SharedCounter)
app.add_live_view("/list", ListPage)

if __name__ == "__main__":
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning")
