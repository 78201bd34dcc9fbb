"""Evaluation of scripts in the worlds of a page."""

import json
from pathlib import Path

from coroutines import Future, finish
from errors import BidiError

FOLDER = Path(__file__).parent
AGENT = (FOLDER / "agent.js").read_text()
LIFECYCLE = (FOLDER / "lifecycle.js").read_text()
LIFECYCLE_WORLD = "bidi.lifecycle"
MAX_INSPECTED_LENGTH = 40_000
FIND_AGENT = 'globalThis[Symbol.for("bidi.agent")]'


class Scripts:
    """Runs scripts in the current document of a page.

    The page's own world is reached through the inspector, since its policy can forbid `eval`, which Playwright calls:
    the inspector allows it while it evaluates. It does not accept long messages, but the long sources of Playwright
    call no `eval`. The other worlds are those of WebKit with the same names.
    """

    def __init__(self, page):
        self._page = page
        self._number = 0
        self._outcomes = {}
        self._worlds = {None: "main"}
        self._handlers = set()

    def add_handler(self, world):
        """Lets scripts in the world post messages."""
        if world in self._handlers:
            return
        self._handlers.add(world)
        manager = self._page.view.get_user_content_manager()
        if world:
            manager.register_script_message_handler_in_world("bidi", world)
        else:
            manager.register_script_message_handler("bidi")

    async def evaluate(self, world, source):
        """Evaluates a program whose value is a string."""
        if world is None and len(source) < MAX_INSPECTED_LENGTH:
            return await self._evaluate_in_page(source)
        view = self._page.view
        value = await finish(
            view.evaluate_javascript, view.evaluate_javascript_finish, source, -1, world, None, None
        )
        return value.to_string()

    async def _evaluate_in_page(self, source):
        inspector = await self._page.inspector
        options = {"returnByValue": True, "emulateUserGesture": True}
        answer = await inspector.send("Runtime.evaluate", expression=source, **options)
        result = answer["result"]
        if answer.get("wasThrown"):
            raise BidiError("javascript error", result.get("description", ""))
        return result.get("value", "")

    async def run(self, world, code, **options):
        """Runs code, and returns the outcome as the protocol describes it."""
        self.add_handler(world)
        name = self._worlds.setdefault(world, f"world-{len(self._worlds)}")
        if options.get("arguments"):
            options["arguments"] = [await self._localized(argument, name) for argument in options["arguments"]]
        self._number += 1
        options |= {"id": self._number, "context": self._page.id}
        self._outcomes[self._number] = future = Future()
        try:
            answer = await self._call(world, name, f"run({json.dumps(options)}, () => (\n{code.strip().rstrip(';')}\n))")
            if not answer:
                raise BidiError("unknown error", "The document was replaced.")
            return await future if answer == "pending" else json.loads(answer)
        finally:
            del self._outcomes[options["id"]]

    async def disown(self, world, handles):
        await self._call(world, self._worlds[world], f"disown({json.dumps(handles)})")

    async def _call(self, world, name, call):
        source = f'{FIND_AGENT}?.{call} ?? "missing"'
        answer = await self.evaluate(world, source)
        if answer != "missing":
            return answer
        await self.evaluate(world, f"({AGENT.strip()})({json.dumps(name)}); ''")
        return await self.evaluate(world, source)

    async def _localized(self, argument, name):
        """Gives a node of another world to the world with the name `name`."""
        owner = argument.get("sharedId", name).partition(":")[0]
        if owner == name:
            return argument
        self._number += 1
        offer = str(self._number)
        world = next(each for each, world_name in self._worlds.items() if world_name == owner)
        await self._call(world, owner, f'offer({json.dumps(argument["sharedId"])}, "{offer}")')
        return {"offer": offer}

    def finished(self, number, outcome):
        if future := self._outcomes.get(number):
            future.set_result(outcome)

    def end_document(self):
        """Ends the evaluations of a document that is gone."""
        for future in list(self._outcomes.values()):
            future.set_error(BidiError("unknown error", "The document was replaced."))
