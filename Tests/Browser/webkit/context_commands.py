"""Commands for the session, for contexts, and for the input of pages."""

from registry import command, targets


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


@command("input.performActions")
async def perform_actions(contexts, params):
    await contexts.page(params["context"]).input.perform(params["actions"])
