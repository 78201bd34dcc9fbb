"""The commands of the protocol that Playwright sends."""

import itertools
import json
import re

from cookies import COOKIE_COMMANDS
from errors import BidiError
from network import NETWORK_COMMANDS

COMMANDS = {**COOKIE_COMMANDS, **NETWORK_COMMANDS}
NUMBERS = itertools.count(1)
# Comments in preload scripts, for options of contexts for which the client has no command.
OPTIONS = re.compile(r"/\* webkit-options: (.*?) \*/")
ACCEPTED = (
    "browser.close", "browser.setDownloadBehavior", "emulation.setGeolocationOverride",
    "emulation.setScreenOrientationOverride", "emulation.setScreenSettingsOverride",
    "emulation.setUserAgentOverride", "input.releaseActions", "permissions.setPermission", "session.end",
    "session.subscribe", "session.unsubscribe",
)


def command(method):
    def register(function):
        COMMANDS[method] = function
        return function

    return register


async def accept(contexts, params):
    """Answers a command that needs no action."""


COMMANDS |= dict.fromkeys(ACCEPTED, accept)


def targets(contexts, params):
    """Returns the user contexts and the pages that a command names."""
    users = [contexts.user(each) for each in params.get("userContexts", []) if each in contexts.users]
    pages = [contexts.page(each) for each in params.get("contexts", [])]
    return users, pages + [page for user in users for page in contexts.pages_of(user)]


@command("session.new")
async def new_session(contexts, params):
    capabilities = {"browserName": "webkit", "browserVersion": "2", "userAgent": "", "acceptInsecureCerts": False}
    return {"sessionId": "session", "capabilities": capabilities}


@command("session.status")
async def status(contexts, params):
    return {"ready": False, "message": "The session was created."}


@command("browser.createUserContext")
async def create_user_context(contexts, params):
    return {"userContext": contexts.new_user().id}


@command("browser.removeUserContext")
async def remove_user_context(contexts, params):
    contexts.remove_user(params["userContext"])


@command("browsingContext.create")
async def create(contexts, params):
    page = contexts.new_page(contexts.user(params["userContext"]))
    await page.inspector
    return {"context": page.id}


@command("browsingContext.close")
async def close(contexts, params):
    page = contexts.page(params["context"])
    if params.get("promptUnload"):
        page.view.try_close()
    else:
        contexts.close_page(page)


@command("browsingContext.getTree")
async def tree(contexts, params):
    return {"contexts": [page.info() for page in contexts.pages.values()]}


@command("browsingContext.activate")
async def activate(contexts, params):
    contexts.page(params["context"]).focus()


@command("browsingContext.navigate")
async def navigate(contexts, params):
    number = await contexts.page(params["context"]).navigation.navigate(params["url"])
    return {"navigation": number, "url": params["url"]}


@command("browsingContext.reload")
async def reload(contexts, params):
    contexts.page(params["context"]).navigation.reload()
    return {"navigation": None, "url": ""}


@command("browsingContext.traverseHistory")
async def traverse(contexts, params):
    contexts.page(params["context"]).navigation.traverse(params["delta"])


@command("browsingContext.handleUserPrompt")
async def handle_prompt(contexts, params):
    contexts.page(params["context"]).prompts.answer(params.get("accept", True), params.get("userText"))


@command("browsingContext.setViewport")
async def set_viewport(contexts, params):
    size = (params["viewport"]["width"], params["viewport"]["height"])
    pages = [contexts.page(params["context"])] if "context" in params else []
    users, others = targets(contexts, params)
    for user in users:
        user.size = size
    for page in pages + others:
        await page.resize(*size)


@command("browsingContext.captureScreenshot")
async def capture(contexts, params):
    page = contexts.page(params["context"])
    inspector = await page.inspector
    clip = params.get("clip") or dict(zip(("width", "height"), page.window.get_size()), x=0, y=0)
    rectangle = {name: round(clip[name]) for name in ("x", "y", "width", "height")}
    system = "Page" if params.get("origin") == "document" else "Viewport"
    answer = await inspector.send("Page.snapshotRect", coordinateSystem=system, **rectangle)
    return {"data": answer["dataURL"].partition(",")[2]}


@command("emulation.setMediaFeaturesOverride")
async def set_media_features(contexts, params):
    scheme = params["features"].get("prefers-color-scheme")
    await set_preference(contexts, params, "PrefersColorScheme", "Dark" if scheme == "dark" else "Light")


async def set_preference(contexts, params, name, value):
    users, pages = targets(contexts, params)
    for user in users:
        user.preferences[name] = value
    for page in pages:
        await page.set_preference(name, value)


@command("emulation.setLocaleOverride")
async def set_locale(contexts, params):
    for user in targets(contexts, params)[0]:
        user.languages = [params["locale"]]


@command("emulation.setTimezoneOverride")
async def set_time_zone(contexts, params):
    for user in targets(contexts, params)[0]:
        user.time_zone = params["timezone"]


@command("input.performActions")
async def perform_actions(contexts, params):
    await contexts.page(params["context"]).input.perform(params["actions"])


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
            page.preloads_changed()
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


async def use_options(contexts, user, options):
    user.allows_scripts = options.get("java_script_enabled", True)
    if motion := options.get("reduced_motion"):
        value = "Reduce" if motion == "reduce" else "NoPreference"
        await set_preference(contexts, {"userContexts": [user.id]}, "PrefersReducedMotion", value)


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
