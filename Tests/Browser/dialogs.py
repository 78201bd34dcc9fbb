"""Pages with dialogs, in the HTML of the server."""

from html import escape

from playwright.sync_api import expect

VOID = {"input", "hr"}


def html(tree):
    """Returns the initial HTML of an element, which patches encode as `[id, tag, attributes, content, events, value]`."""
    node, tag, attributes, content, events, value = [*tree, *[0] * (6 - len(tree))]
    written = {**attributes, "data-n": str(node)}
    if events:
        written["data-on"] = events
    if value:
        written |= {"data-rev": str(value[1]), "value": value[0]}
    if tag == "dialog":
        written["open"] = ""
    opening = f"<{tag}" + "".join(f' {name}="{escape(text)}"' for name, text in written.items()) + ">"
    if tag in VOID:
        return opening
    inner = escape(content) if isinstance(content, str) else "".join(map(html, content or []))
    return f"{opening}{inner}</{tag}>"


def button(node, name, *classes, **attributes):
    label = [node + 1, "span", {"class": "text"}, name]
    names = " ".join(["button", *classes])
    return [node, "button", {"class": names, "type": "button", **attributes}, [label], "click"]


def field(node, name, value=""):
    label = [node + 1, "span", {"class": "field-label"}, [[node + 2, "span", {"class": "text"}, name]]]
    text = [node + 3, "input", {"class": "input", "type": "text"}, 0, "input", [value, 0]]
    return [node, "label", {"class": "field"}, [label, text]]


def bar(node, leading=(), principal=(), trailing=(), names="bar"):
    places = [("leading", leading), ("principal", principal), ("trailing", trailing)]
    groups = [
        [node + 1 + index, "div", {"class": f"bar-{place}"}, list(items)] for index, (place, items) in enumerate(places)
    ]
    return [node, "header", {"class": names}, groups]


def sheet(node, *content, title="New to-do", actions=(), named=True):
    """Returns a sheet with a bar at the top and, with actions, one at the bottom."""
    heading = [node + 5, "h2", {"class": "bar-title"}, [[node + 6, "span", {"class": "text"}, title]]]
    parts = [
        bar(node + 1, principal=[heading]),
        [node + 7, "div", {"class": "dialog-content"}, list(content)],
    ]
    if actions:
        groups = [
            [node + 9, "div", {"class": "bar-leading"}, []],
            [node + 10, "div", {"class": "bar-trailing"}, list(actions)],
        ]
        parts.append([node + 8, "div", {"class": "bar below"}, groups])
    label = {"aria-label": title} if named else {}
    return [node, "dialog", {"class": "dialog sheet", **label}, parts, "dismiss"]


def alert(node, title, message, *buttons):
    parts = [
        [node + 1, "h2", {"class": "alert-title"}, [[node + 2, "span", {"class": "text"}, title]]],
        [node + 3, "div", {"class": "alert-message", "id": f"message-{node}"}, [
            [node + 4, "span", {"class": "text"}, message]]],
        [node + 5, "div", {"class": "alert-actions"}, list(buttons)],
    ]
    attributes = {"class": "dialog alert", "role": "alertdialog", "aria-label": title}
    return [node, "dialog", {**attributes, "aria-describedby": f"message-{node}"}, parts, "dismiss"]


def to_do(node=100):
    """Returns the sheet for a new to-do."""
    form = [node + 60, "div", {"class": "form"}, [
        [node + 61, "section", {"class": "section"}, [
            [node + 62, "div", {"class": "section-content"}, [
                field(node + 20, "Title", "Buy oat milk"), field(node + 30, "Date", "2026-03-14")]]]]]]
    actions = [button(node + 40, "Cancel"), button(node + 50, "Save", "bordered-prominent")]
    return sheet(node, form, actions=actions)


def page_trees():
    """Returns a page with a bar and a list."""
    heading = [2, "h1", {"class": "bar-title"}, [[3, "span", {"class": "text"}, "To-do"]]]
    rows = [
        [20 + 2 * row, "li", {"class": "row"}, [[21 + 2 * row, "span", {"class": "text"}, f"To-do number {row + 1}"]]]
        for row in range(15)
    ]
    return [bar(4, principal=[heading], trailing=[button(8, "Add")]), [12, "ul", {"class": "list"}, rows]]


def page_html():
    return "".join(map(html, page_trees()))


def cover(node, *content, title="Order"):
    """Returns a sheet that covers the whole window."""
    tree = sheet(node, *content, title=title)
    tree[2]["class"] += " cover"
    return tree


def confirmation(node, title, *buttons):
    tree = alert(node, title, "It holds three things.", *buttons)
    tree[2]["class"] += " confirmation"
    return tree


def disk_full():
    return alert(200, "The to-do was not saved", "The disk is full.", button(210, "OK"))


def focused(page):
    return page.evaluate("""() => {
      const element = document.activeElement;
      return element.labels?.[0]?.innerText ?? (/^(body|dialog)$/.test(element.localName) ? element.localName : element.innerText || element.ariaLabel);
    }""").strip()


def modal(page):
    return page.evaluate("[...document.querySelectorAll('dialog:modal')].map(each => +each.dataset.n)")


def is_gone(page, node):
    expect(page.locator(f'dialog[class*="dialog"]').filter(has=page.locator(f'[data-n="{node + 1}"]'))).to_have_count(0)


def finish(page):
    page.evaluate("document.getAnimations().forEach(each => each.finish())")


# Made-up events, whose times the test determines.
DRAG = """([distance, milliseconds]) => {
  const grabber = document.querySelector('.dialog-grabber');
  const { x, y, width } = grabber.getBoundingClientRect();
  let time = 0;
  const send = (type, down) => {
    const event = new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX: x + width / 2, clientY: y + 5 + down });
    Object.defineProperty(event, 'timeStamp', { value: time });
    grabber.dispatchEvent(event);
  };
  grabber.style.display = 'block';
  grabber.setPointerCapture = () => {};
  send('pointerdown', 0);
  for (let step = 1; step <= 10; step += 1) {
    time += milliseconds / 10;
    send('pointermove', distance * step / 10);
  }
  const moved = document.querySelector('dialog').style.translate;
  send('pointerup', distance);
  return moved;
}"""


def drag(page, distance, milliseconds):
    """Drags the grabber of a sheet down, or up with a negative distance. Returns how far the sheet was moved."""
    return page.evaluate(DRAG, [distance, milliseconds])
