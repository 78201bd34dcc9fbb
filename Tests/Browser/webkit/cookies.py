"""The cookies of a user context."""

from gi.repository import GLib, Soup

from coroutines import finish
from registry import command

SAME_SITE = {
    "strict": Soup.SameSitePolicy.STRICT,
    "lax": Soup.SameSitePolicy.LAX,
    "none": Soup.SameSitePolicy.NONE,
}
NAMES = {policy: name for name, policy in SAME_SITE.items()}


def _manager(contexts, params):
    user = contexts.user(params["partition"]["userContext"])
    return user.web_context.get_website_data_manager().get_cookie_manager()


async def _cookies(manager):
    return await finish(manager.get_all_cookies, manager.get_all_cookies_finish, None)


@command("storage.getCookies")
async def get(contexts, params):
    return {"cookies": [_described(cookie) for cookie in await _cookies(_manager(contexts, params))]}


def _described(cookie):
    expires = cookie.get_expires()
    return {
        "name": cookie.get_name(),
        "value": {"type": "string", "value": cookie.get_value()},
        "domain": cookie.get_domain(),
        "path": cookie.get_path(),
        "httpOnly": cookie.get_http_only(),
        "secure": cookie.get_secure(),
        "sameSite": NAMES[cookie.get_same_site_policy()],
        **({"expiry": expires.to_unix()} if expires else {}),
    }


@command("storage.setCookie")
async def add(contexts, params):
    described = params["cookie"]
    path = described.get("path") or "/"
    cookie = Soup.Cookie.new(described["name"], described["value"]["value"], described["domain"], path, -1)
    cookie.set_http_only(described.get("httpOnly") or False)
    cookie.set_secure(described.get("secure") or False)
    if described.get("sameSite"):
        cookie.set_same_site_policy(SAME_SITE[described["sameSite"]])
    if described.get("expiry"):
        cookie.set_expires(GLib.DateTime.new_from_unix_utc(described["expiry"]))
    manager = _manager(contexts, params)
    await finish(manager.add_cookie, manager.add_cookie_finish, cookie, None)


@command("storage.deleteCookies")
async def delete(contexts, params):
    manager = _manager(contexts, params)
    for cookie in await _cookies(manager):
        await finish(manager.delete_cookie, manager.delete_cookie_finish, cookie, None)
