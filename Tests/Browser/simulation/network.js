// The network between one page and the server: requests, streams and WebSockets, whose parts arrive when a step says so.

const encoder = new TextEncoder();

/** A request of a page, from `request` over `response` to `done`, or to `open` if the response is a stream. */
class Exchange {
  constructor(network, { method = "GET", headers, body, signal }, resolve, reject) {
    Object.assign(this, { network, method, headers, body, resolve, reject });
    this.stage = "request";
    signal?.addEventListener("abort", () => this.give(new network.realm.window.DOMException("Aborted", "AbortError")));
    if (signal?.aborted) this.give(new network.realm.window.DOMException("Aborted", "AbortError"));
  }

  get isDue() { return this.stage === "open" ? this.bytes.length > 0 || this.stream.frames.length > 0 || this.stream.isEnded : true; }

  get name() { return `${this.method} ${this.stage}`; }

  get token() { return this.headers["Live-Page"]; }

  /** Lets the next part arrive. */
  advance(limit = Infinity) {
    const { site } = this.network;
    if (this.stage === "request") {
      if (this.method === "HEAD") this.response = site.head();
      else if (this.headers["Live-Reopen"]) this.response = site.reopen();
      else if (this.method === "POST") this.response = site.post(this.token, this.body);
      else this.response = site.stream(this.token, Number(this.headers["Live-Last"]), false);
      this.stage = "response";
    } else if (this.stage === "response") this.arrive(this.response);
    else this.deliver(limit);
  }

  arrive({ status, next, stream, token, text }) {
    if (!status) return this.give(new TypeError("Failed to fetch"));
    const { window } = this.network.realm;
    const values = { "live-next": next, "content-type": stream ? "text/event-stream" : "text/plain", "live-page": token };
    const headers = { get: (name) => values[name.toLowerCase()] ?? null };
    const body = stream && new window.ReadableStream({ start: (reader) => { this.reader = reader; } });
    this.stage = stream ? "open" : "done";
    [this.stream, this.bytes] = [stream, new Uint8Array()];
    this.network.note(`${this.method} ${status}`);
    this.resolve({ ok: status >= 200 && status < 300, status, type: "basic", headers, body, text: async () => text });
  }

  deliver(limit) {
    const more = encoder.encode(this.stream.take());
    const bytes = new Uint8Array(this.bytes.length + more.length);
    bytes.set(this.bytes);
    bytes.set(more, this.bytes.length);
    this.bytes = bytes.slice(limit);
    if (bytes.length) this.reader.enqueue(bytes.slice(0, limit));
    else if (this.stream.isEnded) this.end((reader) => reader.close());
  }

  end(how) {
    this.stage = "done";
    how(this.reader);
    this.network.abandoned.push(this.stream);
  }

  /** Ends without a response, or in the middle of it. */
  give(error) {
    if (this.stage === "done") return;
    if (this.stage === "request" && this.method === "POST") this.network.late.push([this.token, this.body]);
    if (this.stage === "response" && this.response.stream) this.network.abandoned.push(this.response.stream);
    if (this.stage === "open") return this.end((reader) => reader.error(error));
    this.stage = "done";
    this.reject(error);
  }

  fail() { this.give(new TypeError("Failed to fetch")); }

  /** Ends with the answer of a proxy in front of the server. */
  refuse(status) {
    if (this.stage === "response" && this.response.stream) this.network.abandoned.push(this.response.stream);
    this.arrive({ status });
  }
}

/** A WebSocket of a page, from `connecting` over `open` to `done`. */
class Socket {
  constructor(network, page, protocols) {
    Object.assign(this, { network, page, method: "WebSocket", stage: "connecting", sent: [], shut: false });
    this.fields = Object.fromEntries(protocols.slice(1).map((text) => text.split(".")));
    this.token = this.fields.page;
  }

  get name() { return `WebSocket ${this.stage}`; }

  get isDue() {
    return this.stage === "connecting" || this.sent.length > 0 || this.stream.frames.length > 0 || this.stream.isEnded;
  }

  advance(limit) {
    if (this.stage === "connecting") return this.connect();
    // Both directions are independent, and each is in order.
    if (this.sent.length && limit !== undefined) return this.network.site.message(this.token, this.stream, this.sent.shift());
    const text = this.stream.take();
    if (text) this.page.onmessage?.({ data: text });
    else if (this.stream.isEnded) this.close();
    else if (this.sent.length) this.network.site.message(this.token, this.stream, this.sent.shift());
  }

  connect() {
    const { site } = this.network;
    const { status, stream } = site.stream(this.token, Number(this.fields.last), true);
    this.network.note(`WebSocket ${status}`);
    if (status !== 200) return this.close();
    [this.stage, this.stream, this.page.readyState] = ["open", stream, 1];
    this.page.onopen?.({});
  }

  /** The page sees the end. */
  close() {
    this.release();
    this.page.onclose?.({});
  }

  /** The server sees the end later. */
  release() {
    if (this.stage === "done") return;
    if (this.stage === "open") this.network.abandoned.push(this.stream);
    // A message that is under way can still arrive.
    if (this.stage === "open") this.network.lateMessages.push(...this.sent.map((text) => [this.token, this.stream, text]));
    [this.stage, this.page.readyState] = ["done", 3];
  }

  fail() { this.close(); }

  refuse() { this.close(); }
}

export class Network {
  constructor(site, note) {
    Object.assign(this, { site, note });
    this.connections = [];
    this.late = []; // tokens and batches of requests that were given up, which can still arrive
    this.lateMessages = [];
    this.abandoned = []; // streams that the page has closed, which the server has not noticed
    this.blocksSockets = false;
  }

  fetch(options) {
    return new Promise((resolve, reject) => {
      const exchange = new Exchange(this, options, resolve, reject);
      if (exchange.stage !== "done") this.connections.push(exchange);
    });
  }

  socket(page, protocols) {
    const socket = new Socket(this, page, protocols);
    this.connections.push(socket);
    return socket;
  }

  /** The connections on which something can arrive. */
  get due() {
    this.connections = this.connections.filter(({ stage }) => stage !== "done");
    return this.connections.filter((connection) => connection.isDue && !(this.blocksSockets && connection instanceof Socket));
  }

  get isOpen() { return this.connections.some(({ stage }) => stage === "open"); }

  /** Lets something arrive at the server that was given up before. Returns what. */
  advanceLate(random) {
    if (this.late.length && random.happens(2)) {
      const [[token, body]] = this.late.splice(random.below(this.late.length), 1);
      this.site.post(token, body);
      return `late ${body}`;
    }
    if (this.lateMessages.length) {
      this.site.message(...this.lateMessages.shift());
      return "late message";
    }
    if (this.abandoned.length) {
      this.site.closed(this.abandoned.shift());
      return "noticed";
    }
    return "nothing late";
  }
}
