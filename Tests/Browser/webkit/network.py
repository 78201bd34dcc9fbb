"""The requests of a page: its documents, which the view reports, and their resources, which the inspector reports."""

import itertools
import time

from coroutines import finish, start_alone

NUMBERS = itertools.count(1)
DESTINATIONS = {"StyleSheet": "style", "Image": "image", "Font": "font", "Script": "script"}
INITIATORS = {"XHR": "xmlhttprequest", "Fetch": "fetch"}
PATTERN = {"url": ".*", "isRegex": True, "caseSensitive": False, "stage": "request"}
TIMINGS = (
    "timeOrigin", "requestTime", "redirectStart", "redirectEnd", "fetchStart", "dnsStart", "dnsEnd", "connectStart",
    "connectEnd", "tlsStart", "requestStart", "responseStart", "responseEnd",
)


def headers_list(headers):
    return [{"name": name, "value": {"type": "string", "value": value}} for name, value in headers.items()]


class Network:
    """Reports requests and responses, and holds those requests that the client intercepts."""

    def __init__(self, page):
        self.is_intercepting = False
        self._page = page
        self._requests = {}
        self._documents = {}
        # Requests are reported when they are intercepted, with the identifier that an answer needs.
        self._held = {}
        page.view.connect("resource-load-started", lambda _, resource, request: self._begun(resource, request))

    def _emit(self, event, number, **params):
        request = self._requests[number]
        common = {
            "context": self._page.id,
            "navigation": request["navigation"],
            "isBlocked": False,
            "redirectCount": 0,
            "request": request["described"],
            "timestamp": int(time.time() * 1_000),
        }
        self._page.emit(f"network.{event}", common | params)

    def _add(self, number, url, method, headers, kind, navigation=None):
        described = {
            "request": number,
            "url": url,
            "method": method,
            "headers": headers_list(headers),
            "cookies": [],
            "headersSize": None,
            "bodySize": 0,
            "destination": "document" if navigation else DESTINATIONS.get(kind, ""),
            "initiatorType": None if navigation else INITIATORS.get(kind, "other"),
            "timings": dict.fromkeys(TIMINGS, 0),
        }
        self._requests[number] = {"described": described, "navigation": navigation}

    def _respond(self, number, status, text, headers):
        described = {
            "url": self._requests[number]["described"]["url"],
            "protocol": "http/1.1",
            "status": status,
            "statusText": text,
            "fromCache": False,
            "headers": headers_list(headers),
            "mimeType": "",
            "bytesReceived": 0,
            "headersSize": None,
            "bodySize": 0,
            "content": {"size": 0},
        }
        self._requests[number]["response"] = described
        self._emit("responseStarted", number, response=described)

    def _complete(self, number):
        request = self._requests[number]
        if "response" not in request:
            return self._fail(number, "The request was ended.")
        self._emit("responseCompleted", number, response=request["response"])

    def _fail(self, number, text):
        self._emit("fetchError", number, errorText=text)

    # Documents.

    def _begun(self, resource, request):
        navigation = self._page.navigation
        is_document = resource == self._page.view.get_main_resource() or request.get_uri() == self._page.view.get_uri()
        if not (navigation.is_provisional and is_document):
            return
        number = f"document-{next(NUMBERS)}"
        headers = _soup_headers(request.get_http_headers())
        self._documents[number] = resource
        method = request.get_http_method() or "GET"
        self._add(number, request.get_uri(), method, headers, "Document", navigation.number)
        self._emit("beforeRequestSent", number)
        resource.connect("notify::response", lambda *_: self._document_response(number, resource))
        resource.connect("finished", lambda _: self._complete(number))
        resource.connect("failed", lambda _, error: self._fail(number, error.message))

    def _document_response(self, number, resource):
        response = resource.get_response()
        if response and "response" not in self._requests[number]:
            self._respond(number, response.get_status_code(), "", _soup_headers(response.get_http_headers()))

    # Resources of documents.

    def inspected(self, method, params):
        number = params.get("requestId")
        match method.partition(".")[2]:
            case "requestWillBeSent" if params.get("type") != "Document":
                self._request_begun(number, params)
            case "requestIntercepted":
                self._intercepted(number)
            case "requestServedFromMemoryCache":
                resource = params["resource"]
                self._add(number, resource["url"], "GET", {}, resource["type"])
                self._emit("beforeRequestSent", number)
                if response := resource.get("response"):
                    self._respond(number, response["status"], response["statusText"], response["headers"])
                    self._complete(number)
            case "responseReceived" if number in self._requests:
                response = params["response"]
                self._respond(number, response["status"], response["statusText"], response["headers"])
            case "loadingFinished" if number in self._requests:
                self._complete(number)
            case "loadingFailed" if number in self._requests:
                self._fail(number, params["errorText"])

    def _request_begun(self, number, params):
        request = params["request"]
        self._add(number, request["url"], request["method"], request["headers"], params.get("type"))
        if self.is_intercepting:
            self._held[number] = True
        else:
            self._emit("beforeRequestSent", number)

    def _intercepted(self, number):
        if self._held.pop(number, False):
            self._emit("beforeRequestSent", number, isBlocked=True, intercepts=["intercept"])
        else:
            start_alone(self.resume(number))

    async def intercept(self, is_on):
        if is_on == self.is_intercepting:
            return
        self.is_intercepting = is_on
        inspector = await self._page.inspector
        if is_on:
            await inspector.send("Network.setInterceptionEnabled", enabled=True)
            await inspector.send("Network.addInterception", **PATTERN)
        else:
            await inspector.send("Network.removeInterception", **PATTERN)
            await inspector.send("Network.setInterceptionEnabled", enabled=False)

    async def resume(self, number):
        inspector = await self._page.inspector
        await inspector.send("Network.interceptContinue", requestId=number, stage="request")

    async def fail(self, number):
        inspector = await self._page.inspector
        await inspector.send("Network.interceptRequestWithError", requestId=number, errorType="General")

    async def provide(self, number, params):
        headers = {header["name"]: header["value"]["value"] for header in params.get("headers", [])}
        kinds = [value for name, value in headers.items() if name.lower() == "content-type"]
        inspector = await self._page.inspector
        await inspector.send(
            "Network.interceptRequestWithResponse",
            requestId=number,
            content=params.get("body", {}).get("value", ""),
            base64Encoded=True,
            mimeType=kinds[0] if kinds else "text/plain",
            status=params["statusCode"],
            statusText=params.get("reasonPhrase", ""),
            headers=headers,
        )

    async def body(self, number):
        if resource := self._documents.get(number):
            data = await finish(resource.get_data, resource.get_data_finish, None)
            return {"type": "string", "value": bytes(data).decode(errors="replace")}
        inspector = await self._page.inspector
        answer = await inspector.send("Network.getResponseBody", requestId=number)
        return {"type": "base64" if answer["base64Encoded"] else "string", "value": answer["body"]}

    def owns(self, number):
        return number in self._requests


def _soup_headers(headers):
    found = {}
    if headers:
        headers.foreach(lambda name, value: found.__setitem__(name, value))
    return found
