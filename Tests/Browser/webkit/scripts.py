"""Evaluation of scripts in the worlds of a page."""

import json
from pathlib import Path

from coroutines import Future, finish, start
from errors import BidiError

FOLDER = Path(__file__).parent
AGENT = (FOLDER / "agent.js").read_text()
LIFECYCLE = (FOLDER / "lifecycle.js").read_text()
LIFECYCLE_WORLD = "bidi.lifecycle"
MAX_INSPECTED_LENGTH = 40_000
REPLACED = "The document was replaced."
FIND_AGENT = 'globalThis[Symbol.for("bidi.agent")]'


class Scripts:
    """Runs scripts in the current document of a page.

    The page's own world is reached through the inspector, since its policy can forbid `eval`, which Playwright calls:
    the inspector allows it while it evaluates. It does not accept long messages, but the long sources of Playwright
    call no `eval`, and long arguments are stored first. Each other world is the world of WebKit with the same name.
    """

    def __init__(self, page):
        self._page = page
        self._number = 0
        self._outcomes = {}
        self._posted = {}
        self._pending = set()
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
        number = self._number
        options |= {"id": number, "context": self._page.id}
        self._outcomes[number] = future = Future()
        start(self._finish(number, self._start(world, name, code, options)))
        try:
            return await future
        finally:
            del self._outcomes[number]
            self._posted.pop(number, None)
            self._pending.discard(number)

    async def _start(self, world, name, code, options):
        run = f"run({json.dumps(options)}"
        if len(run) >= MAX_INSPECTED_LENGTH:
            await self._call(world, name, f"store({json.dumps(options)})")
            run = f"runStored({options['id']}"
        return await self._call(world, name, f"{run}, () => (\n{code.strip().rstrip(';')}\n))")

    async def _finish(self, number, starting):
        """Uses the answer, and not the posted outcome, since the messages of the console arrive before the answer."""
        future = self._outcomes[number]
        try:
            answer = await starting
        except Exception as error:
            return future.set_error(error)
        if not answer:
            future.set_error(BidiError("unknown error", REPLACED))
        elif answer != "pending":
            future.set_result(json.loads(answer))
        elif number in self._posted:
            future.set_result(self._posted[number])
        else:
            self._pending.add(number)

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

    def posted(self, number, outcome):
        if number not in self._outcomes:
            return
        self._posted[number] = outcome
        if number in self._pending:
            self._outcomes[number].set_result(outcome)

    def deliver_posted(self):
        """Uses the posted outcomes of a document that is gone, since their answers are on their way still."""
        for number, outcome in list(self._posted.items()):
            self._outcomes[number].set_result(outcome)

    def end_document(self):
        for future in list(self._outcomes.values()):
            future.set_error(BidiError("unknown error", REPLACED))
