"""Commands for requests."""

import itertools

from errors import BidiError
from offline import set_offline
from registry import command

NUMBERS = itertools.count(1)


def _network(contexts, params):
    for page in contexts.pages.values():
        if page.network.owns(params["request"]):
            return page.network
    raise BidiError("no such request", params["request"])


@command("network.addIntercept")
async def add_intercept(contexts, params):
    if "beforeRequestSent" not in params["phases"]:
        return {"intercept": "none"}
    number = f"intercept-{next(NUMBERS)}"
    contexts.intercepts[number] = params.get("contexts")
    await _update_intercepts(contexts)
    return {"intercept": number}


@command("network.removeIntercept")
async def remove_intercept(contexts, params):
    contexts.intercepts.pop(params["intercept"], None)
    await _update_intercepts(contexts)


async def _update_intercepts(contexts):
    for page in list(contexts.pages.values()):
        await page.network.intercept(contexts.intercepts_page(page))


@command("network.continueRequest")
async def continue_request(contexts, params):
    await _network(contexts, params).resume(params["request"])


@command("network.provideResponse")
async def provide_response(contexts, params):
    await _network(contexts, params).provide(params["request"], params)


@command("network.failRequest")
async def fail_request(contexts, params):
    await _network(contexts, params).fail(params["request"])


@command("network.getData")
async def get_data(contexts, params):
    return {"bytes": await _network(contexts, params).body(params["request"])}


@command("emulation.setNetworkConditions")
async def set_conditions(contexts, params):
    is_offline = params["networkConditions"] is not None
    for number in params.get("userContexts", []):
        await set_offline(contexts, contexts.user(number), is_offline)


@command("network.addDataCollector")
async def add_collector(contexts, params):
    return {"collector": "collector"}
