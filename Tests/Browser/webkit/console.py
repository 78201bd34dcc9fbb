"""The messages of the console, and the errors of scripts, which WebKit reports as messages too."""

import time

METHODS = {"warning": "warn"}
LEVELS = {"warning": "warn", "log": "info"}
REJECTION = "Unhandled Promise Rejection: "
REFUSED_STYLES = "Refused to apply a stylesheet"


def entry(message, page):
    """Returns the log entry for a message of the inspector, or `None` if Playwright is its reason."""
    if _is_of_playwright(message):
        return None
    level = message["level"]
    is_error = message["source"] == "javascript" and level == "error"
    text = message["text"].removeprefix(REJECTION)
    common = {
        "level": LEVELS.get(level, level),
        "text": text,
        "source": {"realm": page.realm, "context": page.id},
        "timestamp": int(time.time() * 1_000),
        "stackTrace": {"callFrames": _frames(message)},
    }
    if is_error:
        return {"type": "javascript", **common}
    return {"type": "console", "method": METHODS.get(level, level), "args": _arguments(message, text), **common}


def _is_of_playwright(message):
    """Tells whether the message is about a style element that a script has added, as Playwright does for screenshots.

    The policy of the page refuses it, since WebKit applies this policy to all worlds. The position of such elements
    is the first one of the document, which no element has that is in its source.
    """
    position = (message.get("line"), message.get("column"))
    return message["text"].startswith(REFUSED_STYLES) and position == (1, 1)


def _frames(message):
    frames = (message.get("stackTrace") or {}).get("callFrames", [])
    if not frames and "url" in message:
        frames = [{"url": message["url"], "lineNumber": message.get("line", 1), "functionName": ""}]
    return [
        {
            "url": frame["url"],
            "lineNumber": frame["lineNumber"] - 1,
            "columnNumber": frame.get("columnNumber", 1) - 1,
            "functionName": frame["functionName"],
        }
        for frame in frames
    ]


def _arguments(message, text):
    parameters = message.get("parameters") or [{"type": "string", "value": text}]
    return [_argument(parameter) for parameter in parameters]


def _argument(parameter):
    kind = parameter["type"]
    if kind in ("string", "boolean", "number") and "value" in parameter:
        return {"type": kind, "value": parameter["value"]}
    if kind == "undefined":
        return {"type": kind}
    return {"type": "string", "value": parameter.get("description", parameter.get("subtype", kind))}
