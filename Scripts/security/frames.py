"""The frames of WebSockets, also those that the protocol forbids."""

import os

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


def frame(kind, data=b"", ends=True, is_masked=True, reserved=0):
    """A frame of a client."""
    size = len(data)
    first = (0x80 if ends else 0) | reserved << 4 | kind
    mask = 0x80 if is_masked else 0
    if size < 126:
        start = bytes((first, mask | size))
    elif size < 65536:
        start = bytes((first, mask | 126)) + size.to_bytes(2, "big")
    else:
        start = bytes((first, mask | 127)) + size.to_bytes(8, "big")
    if not is_masked:
        return start + data
    key = os.urandom(4)
    repeated = (key * (size // 4 + 1))[:size]
    content = int.from_bytes(data, "little") ^ int.from_bytes(repeated, "little")
    return start + key + content.to_bytes(size, "little")


async def read_frame(reader):
    """Reads a frame of the server: its kind and its data."""
    first, second = await reader.readexactly(2)
    size = second & 0x7F
    if size >= 126:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    return first & 0x0F, await reader.readexactly(size)
