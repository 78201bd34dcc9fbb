"""A network that is lost: requests fail, and the pages are told so."""

from gi.repository import WebKit2

# No server listens on this port.
NOWHERE = "http://127.0.0.1:1"
TELL_PAGE = """(isOnline) => {
  Object.defineProperty(navigator, "onLine", { get: () => isOnline, configurable: true });
  dispatchEvent(new Event(isOnline ? "online" : "offline"));
}"""


async def set_offline(contexts, user, is_offline):
    manager = user.web_context.get_website_data_manager()
    if is_offline:
        settings = WebKit2.NetworkProxySettings.new(NOWHERE, None)
        manager.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, settings)
    else:
        manager.set_network_proxy_settings(WebKit2.NetworkProxyMode.NO_PROXY, None)
    for page in contexts.pages_of(user):
        await page.scripts.run(None, TELL_PAGE, arguments=[{"type": "boolean", "value": not is_offline}])
