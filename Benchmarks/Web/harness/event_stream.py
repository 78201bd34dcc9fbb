"""Server-sent events."""


class EventBuffer:
    """Collects the bytes of a stream until its events are complete."""

    def __init__(self):
        self.bytes = bytearray()
        self.wire = 0

    def feed(self, data, wire):
        """Adds bytes that took `wire` bytes on the socket. Yields the text and bytes of each completed event.

        All bytes count for the first event that they complete.
        """
        self.bytes += data
        self.wire += wire
        while (end := self.bytes.find(b"\n\n")) >= 0:
            text = self.bytes[:end].decode()
            del self.bytes[:end + 2]
            wire, self.wire = self.wire, 0
            yield text + "\n\n", wire


def fields(text):
    """The name and the data of an event. The data of a comment, such as a heartbeat, is `None`."""
    name, data = "message", []
    for line in text.splitlines():
        field, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if field == "event":
            name = value
        elif field == "data":
            data.append(value)
    return name, "\n".join(data) if data else None
