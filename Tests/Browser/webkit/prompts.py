"""The dialogs of scripts: `alert`, `confirm`, `prompt`, and the question before a page is left."""

from gi.repository import WebKit2

from errors import BidiError

KINDS = {
    WebKit2.ScriptDialogType.ALERT: "alert",
    WebKit2.ScriptDialogType.CONFIRM: "confirm",
    WebKit2.ScriptDialogType.PROMPT: "prompt",
    WebKit2.ScriptDialogType.BEFORE_UNLOAD_CONFIRM: "beforeunload",
}


class Prompts:
    """Holds the open dialog of a page, which the client answers."""

    def __init__(self, page):
        self._page = page
        self._dialog = None
        page.view.connect("script-dialog", lambda _, dialog: self._opened(dialog))

    def _opened(self, dialog):
        self._dialog = dialog.ref()
        kind = KINDS[dialog.get_dialog_type()]
        params = {"context": self._page.id, "type": kind, "message": dialog.get_message(), "handler": "ignore"}
        if kind == "prompt":
            params["defaultValue"] = dialog.prompt_get_default_text()
        self._page.emit("browsingContext.userPromptOpened", params)
        return True

    def answer(self, accepts, text):
        dialog, self._dialog = self._dialog, None
        if not dialog:
            raise BidiError("no such alert")
        kind = KINDS[dialog.get_dialog_type()]
        if kind == "prompt" and accepts:
            dialog.prompt_set_text(text or "")
        elif kind in ("confirm", "beforeunload"):
            dialog.confirm_set_confirmed(accepts)
        dialog.close()
        params = {"context": self._page.id, "accepted": accepts, "type": kind}
        self._page.emit("browsingContext.userPromptClosed", params)
