"""The input of a page: events of the mouse and of the keyboard. GTK gets them like the events of devices."""

from gi.repository import Gdk, GLib, Gtk

from keys import key_code, key_value, modifier

BUTTONS = {0: 1, 1: 2, 2: 3}
BUTTON_MASKS = {
    1: Gdk.ModifierType.BUTTON1_MASK,
    2: Gdk.ModifierType.BUTTON2_MASK,
    3: Gdk.ModifierType.BUTTON3_MASK,
}
# For one step of a wheel, WebKit scrolls by the height of the page to this power.
WHEEL_EXPONENT = 2 / 3


class Input:
    """Performs the actions of the client one after the other."""

    def __init__(self, page):
        self._page = page
        self._position = (0.0, 0.0)
        self._modifiers = Gdk.ModifierType(0)
        self._buttons = Gdk.ModifierType(0)

    async def perform(self, sources):
        for source in sources:
            for action in source["actions"]:
                self._perform(action)
                # The page handles an event before it answers, so no event waits for the one before it.
                await self._page.round_trip()

    def _perform(self, action):
        match action["type"]:
            case "keyDown":
                self._key(Gdk.EventType.KEY_PRESS, action["value"])
            case "keyUp":
                self._key(Gdk.EventType.KEY_RELEASE, action["value"])
            case "pointerMove":
                self._move(action["x"], action["y"])
            case "pointerDown":
                self._press(BUTTONS[action["button"]])
            case "pointerUp":
                self._release(BUTTONS[action["button"]])
            case "scroll":
                self._scroll(action)

    def _key(self, kind, key):
        is_press = kind == Gdk.EventType.KEY_PRESS
        mask = modifier(key)
        if not is_press:
            self._modifiers = _without(self._modifiers, mask)
        event = self._new_event(kind)
        value = key_value(key)
        event.key.time = _now()
        event.key.state = self._modifiers
        event.key.keyval = value
        event.key.hardware_keycode, event.key.group = key_code(value)
        event.key.is_modifier = bool(mask)
        event.set_device(_seat().get_keyboard())
        Gtk.main_do_event(event)
        if is_press:
            self._modifiers |= mask

    def _move(self, x, y):
        self._position = (float(x), float(y))
        event = self._new_event(Gdk.EventType.MOTION_NOTIFY)
        self._place(event, event.motion)
        Gtk.main_do_event(event)

    def _press(self, button):
        self._button(Gdk.EventType.BUTTON_PRESS, button)
        self._buttons |= BUTTON_MASKS[button]

    def _release(self, button):
        self._button(Gdk.EventType.BUTTON_RELEASE, button)
        self._buttons = _without(self._buttons, BUTTON_MASKS[button])

    def _button(self, kind, button):
        event = self._new_event(kind)
        self._place(event, event.button)
        event.button.button = button
        Gtk.main_do_event(event)

    def _scroll(self, action):
        self._position = (float(action["x"]), float(action["y"]))
        event = self._new_event(Gdk.EventType.SCROLL)
        self._place(event, event.scroll)
        event.scroll.direction = Gdk.ScrollDirection.SMOOTH
        step = self._page.view.get_allocated_height() ** WHEEL_EXPONENT
        event.scroll.delta_x = action["deltaX"] / step
        event.scroll.delta_y = action["deltaY"] / step
        Gtk.main_do_event(event)

    def _new_event(self, kind):
        event = Gdk.Event.new(kind)
        event.any.window = self._page.view.get_window()
        event.any.send_event = 0
        return event

    def _place(self, event, fields):
        fields.time = _now()
        fields.x, fields.y = self._position
        fields.x_root, fields.y_root = self._position
        fields.state = self._modifiers | self._buttons
        event.set_device(_seat().get_pointer())
        event.set_source_device(_seat().get_pointer())


def _without(masks, mask):
    return Gdk.ModifierType(int(masks) & ~int(mask))


def _seat():
    return Gdk.Display.get_default().get_default_seat()


def _now():
    return GLib.get_monotonic_time() // 1_000 & 0xFFFFFFFF
