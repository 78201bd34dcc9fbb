"""Commands for scripts."""

import itertools
import json
import re

from emulation_commands import use_options
from errors import BidiError
from registry import command, targets

NUMBERS = itertools.count(1)
# Comments in preload scripts, for options of contexts for which the client has no command.
OPTIONS = re.compile(r"/\* webkit-options: (.*?) \*/")


@command("script.addPreloadScript")
async def add_preload_script(contexts, params):
    number = f"preload-{next(NUMBERS)}"
    source = preload_source(params)
    users, _ = targets(contexts, params)
    if options := OPTIONS.search(source):
        for user in users:
            await use_options(contexts, user, json.loads(options[1]))
    for user in users:
        user.preloads[number] = source
        for page in contexts.pages_of(user):
            page.update_preloads()
    for each in params.get("contexts", []):
        contexts.page(each).add_preload(number, source)
    return {"script": number}


def preload_source(params):
    """Returns the call of a preload script. Its arguments can only be channels."""
    channels = [each["value"]["channel"] for each in params.get("arguments", [])]
    arguments = [
        "(text) => webkit.messageHandlers.bidi.postMessage(JSON.stringify("
        f'{{ kind: "channel", channel: {json.dumps(each)}, data: {{ type: "string", value: text }} }}))'
        for each in channels
    ]
    return f"({params['functionDeclaration']})({', '.join(arguments)});"


@command("script.removePreloadScript")
async def remove_preload_script(contexts, params):
    for user in contexts.users.values():
        user.preloads.pop(params["script"], None)
    for page in contexts.pages.values():
        page.remove_preload(params["script"])


def script_target(contexts, target):
    """Returns the page and the world of a target."""
    if "context" in target:
        return contexts.page(target["context"]), target.get("sandbox")
    for page in contexts.pages.values():
        if page.realm and target["realm"].partition("/")[0] == page.realm:
            return page, target["realm"].partition("/")[2] or None
    raise BidiError("no such frame", target["realm"])


async def run(contexts, params, code, **options):
    page, world = script_target(contexts, params["target"])
    options |= {
        "awaitPromise": params.get("awaitPromise", False),
        "keeps": params.get("resultOwnership") == "root",
        "maxDepth": params.get("serializationOptions", {}).get("maxObjectDepth"),
    }
    if world:
        page.sandboxes.add(world)
    realm = page.realm_in(world)
    return await page.scripts.run(world, code, **options) | {"realm": realm}


@command("script.evaluate")
async def evaluate(contexts, params):
    return await run(contexts, params, params["expression"])


@command("script.callFunction")
async def call_function(contexts, params):
    return await run(contexts, params, params["functionDeclaration"], arguments=params.get("arguments", []))


@command("script.disown")
async def disown(contexts, params):
    page, world = script_target(contexts, params["target"])
    await page.scripts.disown(world, params["handles"])
