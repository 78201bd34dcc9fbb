// A document of a page in a fresh realm, in which the page's own scripts run unchanged. The network, the clock, random
// numbers and the state of the browser are simulated ones.

import { settle } from "./clock.js";

export class Realm {
  /** `browser` is the state of the tab: its storage, and whether it is hidden and online. */
  constructor(clock, network, browser, random, arrival) {
    Object.assign(this, { clock, network, browser, random, arrival });
    this.problems = [];
    this.reloads = 0; // that the page has requested
    network.realm = this;
  }

  /** Loads a document without its script. */
  open(html) {
    this.frame = document.createElement("iframe");
    this.frame.width = 800;
    this.frame.height = 600;
    document.body.append(this.frame);
    this.window = this.frame.contentWindow;
    this.document = this.frame.contentDocument;
    this.document.open();
    this.replace(this.window, this.document);
    this.document.write(html);
    this.document.close();
  }

  /** Runs the page's script. */
  async start() {
    const script = this.document.createElement("script");
    script.type = "module";
    script.src = "/live.js";
    const loaded = new Promise((resolve, reject) => Object.assign(script, { onload: resolve, onerror: reject }));
    this.document.head.append(script);
    await loaded;
    await settle();
  }

  /** Replaces what a page gets from its browser. */
  replace(window, document) {
    const { clock, network, browser } = this;
    const define = (object, name, value) => Object.defineProperty(object, name, { get: () => value(), configurable: true });
    const loaded = clock.now;
    window.setTimeout = (action, delay, ...rest) => clock.start(this, delay, () => action(...rest));
    window.clearTimeout = (id) => clock.cancel(id);
    window.requestAnimationFrame = (action) => clock.start(this, 16, () => action(clock.now - loaded));
    window.AbortSignal.timeout = (delay) => {
      const controller = new window.AbortController();
      clock.start(this, delay, () => controller.abort(), "limit");
      return controller.signal;
    };
    window.Date.now = () => clock.now;
    window.performance.now = () => clock.now - loaded;
    window.performance.getEntriesByType = () => [{ type: this.arrival }];
    window.Math.random = () => this.random.next() / 2 ** 32;
    window.fetch = (_, options) => network.fetch(options);
    window.WebSocket = socketClass(network);
    // Less motion, and a dark appearance that does not change.
    window.matchMedia = () => ({ matches: true, addEventListener() {} });
    define(window, "sessionStorage", () => browser.storage);
    define(window.navigator, "onLine", () => browser.isOnline);
    define(document, "hidden", () => browser.isHidden);
    Object.defineProperty(document, "cookie", { get: () => "page=1", set: () => {}, configurable: true });
    // The page reloads itself. The browser would do it in real time.
    window.addEventListener("beforeunload", () => {
      this.reloads += 1;
      queueMicrotask(() => window.stop());
    });
    const report = (kind) => (...parts) => this.problems.push(`${kind}: ${parts.map((part) => part?.stack ?? part).join(" ")}`);
    window.console.error = report("error");
    window.console.warn = report("warning");
    window.addEventListener("error", ({ message }) => report("exception")(message));
    window.addEventListener("unhandledrejection", ({ reason }) => report("rejection")(reason));
  }

  /** The token of the page's session. */
  get token() { return this.document.querySelector('meta[name="live-page"]').content; }

  dispatch(target, event, more = {}) {
    target.dispatchEvent(Object.assign(new this.window.Event(event, { bubbles: true, cancelable: true }), more));
  }

  /** The page is left. */
  hide() { this.dispatch(this.window, "pagehide"); }

  close() {
    this.clock.release(this);
    this.isClosed = true;
    this.window.fetch = () => new Promise(() => {});
    this.frame.remove();
  }
}

function socketClass(network) {
  return class {
    static OPEN = 1;
    readyState = 0;

    constructor(_, protocols) { this.connection = network.socket(this, protocols); }

    send(text) { if (this.readyState === 1) this.connection.sent.push(text); }

    close() { this.connection.release(); }
  };
}

/** What a tab keeps between its documents. */
export class BrowserState {
  constructor() {
    const values = new Map();
    [this.isHidden, this.isOnline] = [false, true];
    this.storage = {
      getItem: (name) => values.get(name) ?? null,
      setItem: (name, value) => { values.set(name, String(value)); },
      removeItem: (name) => { values.delete(name); },
    };
  }
}
