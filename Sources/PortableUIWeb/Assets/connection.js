// A simulated connection, so that this page is seen as from far away, or in a poor network.
//
// The page's element states it as JSON: the milliseconds of a round trip, how much longer each way may take at random,
// the number of messages of each 100 that break the connection, and the number and seconds of the newest outage.
// requests.js sends its requests and opens its WebSockets with the functions of `network`, which this script replaces.

import { network } from "./requests.js";

const DIRECT = { roundTrip: 0, jitter: 0, loss: 0, outage: 0, seconds: 0 };
const HANDSHAKES = 3; // ways, before the first answer of a new connection is on its way

const { ...direct } = network;
let line = DIRECT;
let shown; // the statement that `line` is from
let outage = new AbortController(); // aborts all requests when it begins
let end; // the timer of the end of an outage

/** Shows what the page's element states now. `renew` opens the stream again, on the simulated connection. */
export function simulate(renew) {
  const stated = document.querySelector("main")?.dataset.connection;
  if (stated === shown) return;
  const isFirst = shown === undefined;
  const { outage: known } = line;
  shown = stated;
  line = { ...DIRECT, ...JSON.parse(stated ?? "{}") };
  Object.assign(network, { fetch: send, open: (...address) => new SlowSocket(address) });
  if (line.outage !== known) goOffline();
  else if (isFirst) renew();
}

// Outages. The events are those of a browser that loses its network.

function goOffline() {
  outage.abort();
  clearTimeout(end);
  end = setTimeout(() => {
    outage = new AbortController();
    dispatchEvent(new Event("online"));
  }, line.seconds * 1_000);
  dispatchEvent(new Event("offline"));
}

const isOffline = () => outage.signal.aborted;

// Time and loss

const timeOfWay = () => line.roundTrip / 2 + Math.random() * line.jitter;
const isLost = () => Math.random() * 100 < line.loss;

/** Waits for the time of a way, and throws if the signal is aborted until then. */
async function travel(signal) {
  signal.throwIfAborted();
  const time = timeOfWay();
  if (time) await new Promise((resolve, reject) => {
    setTimeout(resolve, time);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** Passes messages on after the time of their way, in the order in which they were sent. */
class Lane {
  #waiting = [];
  #due = 0;

  send(deliver) {
    const now = performance.now();
    this.#due = Math.max(this.#due, now + timeOfWay());
    if (!this.#waiting.length && this.#due <= now) return deliver();
    this.#waiting.push(deliver);
    setTimeout(() => this.#waiting.shift()(), this.#due - now);
  }
}

// Requests

/** Sends a request as `fetch` does. The last one of a page that is left does not wait, since its timers end. */
async function send(address, options) {
  const signal = AbortSignal.any([outage.signal, ...options.signal ? [options.signal] : []]);
  signal.throwIfAborted();
  if (options.keepalive) return direct.fetch(address, options);
  await travel(signal);
  if (isLost()) throw new TypeError("The simulated connection lost a request.");
  const response = await direct.fetch(address, { ...options, signal });
  await travel(signal);
  const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream");
  if (isStream) return new Response(slowed(response.body), { status: response.status, headers: response.headers });
  if (isLost()) throw new TypeError("The simulated connection lost a response.");
  return response;
}

/** Returns the stream of a response, each part of which arrives after the time of its way. */
function slowed(body) {
  const [reader, lane] = [body.getReader(), new Lane()];
  let isOpen = true;
  return new ReadableStream({
    start(controller) {
      const finish = (how) => { if (isOpen) { isOpen = false; how(); } };
      const pass = async () => {
        const { value, done } = await reader.read();
        if (done) return lane.send(() => finish(() => controller.close()));
        lane.send(() => { if (isOpen) controller.enqueue(value); });
        if (isLost()) return void reader.cancel().then(() => lane.send(() => finish(() => controller.close())));
        return pass();
      };
      pass().catch((error) => finish(() => controller.error(error)));
    },
    cancel(reason) {
      isOpen = false;
      return reader.cancel(reason);
    },
  });
}

// WebSockets

/** A WebSocket as far as requests.js uses one. */
class SlowSocket {
  readyState = WebSocket.CONNECTING;
  onopen = null;
  onmessage = null;
  onclose = null;
  #socket = null;
  #outward = new Lane();
  #inward = new Lane();
  #hasReceived = false;

  constructor(address) {
    const time = HANDSHAKES * timeOfWay();
    setTimeout(() => this.#connect(address), isOffline() ? 0 : time);
  }

  #connect(address) {
    if (this.readyState !== WebSocket.CONNECTING) return;
    if (isOffline()) return this.#break();
    try {
      this.#socket = direct.open(...address);
    } catch {
      return this.#break(); // the policy of an older browser does not allow it
    }
    this.#socket.onopen = () => this.#inward.send(() => this.#opened());
    this.#socket.onmessage = (event) => this.#inward.send(() => this.#received(event));
    this.#socket.onclose = (event) => this.#inward.send(() => this.#break(event));
  }

  #opened() {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  #received(event) {
    if (this.readyState !== WebSocket.OPEN) return;
    // The first message tells that the network allows WebSockets. Without it, the page would try none for long.
    if (this.#hasReceived && isLost()) return this.#break();
    this.#hasReceived = true;
    this.onmessage?.(event);
  }

  send(text) {
    this.#outward.send(() => {
      if (this.readyState !== WebSocket.OPEN || this.#socket.readyState !== WebSocket.OPEN) return;
      if (isLost()) this.#break();
      else this.#socket.send(text);
    });
  }

  close() {
    this.readyState = WebSocket.CLOSED;
    this.#socket?.close();
  }

  #break(event) {
    if (this.readyState === WebSocket.CLOSED) return;
    this.close();
    this.onclose?.(event);
  }
}
