"""The keys of the protocol, and the keys of GDK."""

from gi.repository import Gdk

NAMES = {
    "\ue001": "Cancel", "\ue002": "Help", "\ue003": "BackSpace", "\ue004": "Tab", "\ue005": "Clear",
    "\ue006": "Return", "\ue007": "KP_Enter", "\ue008": "Shift_L", "\ue009": "Control_L", "\ue00a": "Alt_L",
    "\ue00b": "Pause", "\ue00c": "Escape", "\ue00d": "space", "\ue00e": "Page_Up", "\ue00f": "Page_Down",
    "\ue010": "End", "\ue011": "Home", "\ue012": "Left", "\ue013": "Up", "\ue014": "Right", "\ue015": "Down",
    "\ue016": "Insert", "\ue017": "Delete", "\ue019": "KP_Equal", "\ue024": "KP_Multiply", "\ue025": "KP_Add",
    "\ue027": "KP_Subtract", "\ue028": "KP_Decimal", "\ue029": "KP_Divide", "\ue03d": "Super_L",
    "\ue050": "Shift_R", "\ue051": "Control_R", "\ue052": "Alt_R", "\ue053": "Super_R",
}
NAMES |= {chr(0xE01A + digit): f"KP_{digit}" for digit in range(10)}
NAMES |= {chr(0xE031 + number): f"F{number + 1}" for number in range(12)}
MODIFIERS = {
    "Shift": Gdk.ModifierType.SHIFT_MASK,
    "Control": Gdk.ModifierType.CONTROL_MASK,
    "Alt": Gdk.ModifierType.MOD1_MASK,
    "Super": Gdk.ModifierType.META_MASK,
}


def key_value(key):
    """Returns the number of a key in GDK."""
    return Gdk.keyval_from_name(NAMES[key]) if key in NAMES else Gdk.unicode_to_keyval(ord(key))


def modifier(key):
    """Returns the modifier that a key sets while it is down."""
    return MODIFIERS.get(NAMES.get(key, "").partition("_")[0], Gdk.ModifierType(0))


def key_code(value):
    """Returns the hardware's code of a key, and its group on the keyboard."""
    keymap = Gdk.Keymap.get_for_display(Gdk.Display.get_default())
    is_found, entries = keymap.get_entries_for_keyval(value)
    return (entries[0].keycode, entries[0].group) if is_found and entries else (0, 0)
