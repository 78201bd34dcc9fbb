// Web components: custom elements of the app, each inside the element of its view.
//
// The inside of these elements belongs to the scripts of the app. A script gets its properties as `properties`, and sends
// events to its view with `dispatchEvent(new CustomEvent("send", { detail }))`.

import { idOf, nodes } from "./nodes.js";
import { word } from "./words.js";

const PAUSE = 100; // ms between two times at which events are sent
const EVENTS_AT_ONCE = 3; // the server accepts 50 in a second, of everything on the page
const WAITING_NAMES = 10; // of the events of a component that wait
const EVENT_LENGTH = 32_768; // of an event in bytes, which the server accepts
const FAILURE_LENGTH = 200;
const LOADS = 5; // after which a module is not tried again
const RECOVERIES = 3; // in the time below, before the components of the page are ended
const RECOVERY_TIME = 60_000; // ms
const FOREIGN_CHANGES = "The components of this page have changed elements that are not theirs.";
const ENDED = "live-components-ended";

const mounts = new Map(); // element of a view → its component, or the reason for there being none
let report; // queues a message of a component
let recover; // requests the whole page
let isEnded = endedBefore(); // whether the page has no components, since they have changed it too often

/** Shows the components of elements that are new or have changed. */
export function show(hosts, handlers) {
  ({ report, recover } = handlers);
  observer.takeRecords(); // the changes of this script and of patches
  observer.observe(document.documentElement, { childList: true, subtree: true });
  for (const host of mounts.keys()) if (!host.isConnected) mounts.delete(host);
  for (const host of hosts) if (host.isConnected) showOne(host);
}

function showOne(host) {
  const declaration = host.dataset.component;
  const mount = mounts.get(host);
  if (!mount || mount.declaration !== declaration || mount.isMissing) start(host, declaration);
  else if (mount.element) setProperties(mount); // else it gets them when its module is there
}

// Mounting and updating

async function start(host, declaration) {
  const [name, address] = declaration.split(" ");
  const mount = { host, declaration, name, element: null, shown: undefined, hasFailed: false, waiting: new Map() };
  mounts.set(host, mount);
  host.replaceChildren();
  try {
    if (isEnded) throw new Error(FOREIGN_CHANGES);
    mount.module = moduleAddress(address);
    await load(mount);
    if (!customElements.get(name)) throw new Error(`${new URL(mount.module).pathname} does not define <${name}>.`);
    if (mounts.get(host) === mount && !isEnded) append(mount);
  } catch (error) {
    console.warn(`<${name}> cannot be shown.`, error);
    fail(mount, error);
  }
}

const attempts = new Map(); // address of a module → how often it was not loaded

/** Loads the module of a component. A browser remembers that a module was not loaded, so another attempt has another address. */
async function load(mount) {
  const { module } = mount;
  const failed = attempts.get(module) ?? 0;
  const address = new URL(module);
  if (failed) address.searchParams.set("attempt", failed);
  try {
    await import(address);
  } catch (error) {
    attempts.set(module, failed + 1);
    // Browsers report so that a module was not loaded. It is tried again with the next properties, or on a new network.
    mount.isMissing = error instanceof TypeError && failed < LOADS;
    throw error;
  }
}

addEventListener("online", () => {
  for (const mount of [...mounts.values()]) if (mount.isMissing && isOnPage(mount)) start(mount.host, mount.declaration);
});

/** Returns the address of a module. Other sites are not allowed, as in the policy of the page. */
function moduleAddress(address) {
  if (!address) throw new Error("It has no module.");
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new Error("Its module is on another site.");
  return url.href;
}

function append(mount) {
  run(mount, () => {
    const element = document.createElement(mount.name);
    if (mount.hasFailed) return; // the browser has reported the error of its constructor
    element.addEventListener("send", (event) => { if (event.target === element) received(mount, event.detail); });
    mount.element = element;
    setProperties(mount);
    if (!mount.hasFailed) mount.host.append(element);
  });
}

function setProperties(mount) {
  const text = mount.host.dataset.properties ?? "null";
  if (text === mount.shown) return;
  mount.shown = text;
  run(mount, () => { mount.element.properties = JSON.parse(text); });
}

// Failures

let running = null; // the component whose code runs, called from here

/** Runs code of a component. The browser reports errors of the callbacks of custom elements instead of throwing them. */
function run(mount, work) {
  const outer = running;
  running = mount;
  try {
    work();
  } catch (error) {
    console.warn(`<${mount.name}> has failed.`, error);
    fail(mount, error);
  } finally {
    running = outer;
  }
}

/** Shows a message in the place of a component. */
function fail(mount, error) {
  if (mount.hasFailed) return;
  mount.hasFailed = true;
  reportFailure(mount, error);
  const message = document.createElement("p");
  message.className = "live-failed";
  message.setAttribute("role", "status");
  message.textContent = word("componentFailed");
  mount.element = null;
  mount.waiting.clear();
  run(mount, () => mount.host.replaceChildren(message));
}

const failedNames = new Set(); // of the elements whose failure the server knows, once for all with one name

function reportFailure(mount, error) {
  if (failedNames.has(mount.name) || !isOnPage(mount)) return;
  failedNames.add(mount.name);
  report(mount.host, "failure", String(error).slice(0, FAILURE_LENGTH));
}

addEventListener("error", ({ error, message, filename }) => {
  if (running) return fail(running, error ?? message);
  for (const mount of mounts.values()) if (filename && mount.module === filename.replace(/[?&]attempt=\d+$/, "")) reportFailure(mount, error ?? message);
});

addEventListener("unhandledrejection", ({ reason }) => {
  const stack = String(reason?.stack ?? "");
  for (const mount of mounts.values()) if (mount.module && stack.includes(mount.module)) reportFailure(mount, reason);
});

const isOnPage = ({ host }) => host.isConnected && nodes.get(idOf(host)) === host;

// Events: of several with one name that wait, the newest is sent.

function received(mount, detail) {
  if (!isOnPage(mount)) return;
  let text;
  try {
    text = JSON.stringify(detail ?? null);
  } catch (error) {
    return void console.warn(`<${mount.name}> has sent what is no JSON.`, error);
  }
  if (new Blob([text]).size > EVENT_LENGTH) {
    return void console.warn(`<${mount.name}> has sent an event of more than ${EVENT_LENGTH} bytes, which is dropped.`);
  }
  const name = nameOf(detail);
  mount.waiting.delete(name);
  if (mount.waiting.size >= WAITING_NAMES) {
    return void console.warn(`<${mount.name}> has sent too many events at once. “${name}” is dropped.`);
  }
  mount.waiting.set(name, text);
  timer ||= setTimeout(sendWaiting);
}

/** Queues all events that wait, before a press that may depend on them. */
export function sendAll() {
  for (const mount of mounts.values()) {
    for (const [name, text] of mount.waiting) report(mount.host, "event", text, name);
    mount.waiting.clear();
  }
}

/** Returns the name of the case of a Swift enumeration, or an empty text for an event of another type. */
function nameOf(detail) {
  const names = detail && typeof detail === "object" && !Array.isArray(detail) ? Object.keys(detail) : [];
  return names.length === 1 ? names[0] : "";
}

let timer = 0;
let lastServed = null; // the component of the event that was sent last, after which the others have their turn

function sendWaiting() {
  timer = 0;
  let sent = 0;
  for (; sent < EVENTS_AT_ONCE; sent += 1) {
    const mount = nextWaiting();
    if (!mount) break;
    const [[name, text]] = mount.waiting;
    mount.waiting.delete(name);
    lastServed = mount;
    if (isOnPage(mount)) report(mount.host, "event", text, name);
  }
  if (sent) timer = setTimeout(sendWaiting, PAUSE);
}

function nextWaiting() {
  const all = [...mounts.values()];
  const next = all.indexOf(lastServed) + 1;
  return [...all.slice(next), ...all.slice(0, next)].find(({ waiting }) => waiting.size > 0);
}

// Removals of elements that belong to the page. Its own scripts forget an element before they remove it.

const observer = new MutationObserver((records) => {
  if (records.some(({ removedNodes }) => [...removedNodes].some(isMissing)) && mayRecover()) recover();
});

const isMissing = (node) => !node.isConnected && node.nodeType === Node.ELEMENT_NODE
  && [node, ...node.querySelectorAll("[data-n]")].some((each) => each.dataset.n && nodes.get(idOf(each)) === each);

/** Marks the changes until now as those of a patch. */
export function noteOwnChanges() { observer.takeRecords(); }

let recoveries = []; // when the page was last requested

/**
 * Whether the page can be shown again as a whole, after something else has changed its elements. Components that change
 * them again and again are ended.
 */
export function mayRecover() {
  if (isEnded) return false;
  const now = performance.now();
  recoveries = [...recoveries.filter((time) => now - time < RECOVERY_TIME), now];
  if (recoveries.length > RECOVERIES) endAll();
  return true;
}

/** Ends all components of the page, and with `isReloaded` those of the page that replaces it. */
export function endAll(isReloaded = false) {
  isEnded = true;
  try { if (isReloaded) sessionStorage.setItem(ENDED, ""); } catch { /* this page has no storage */ }
  for (const mount of mounts.values()) fail(mount, new Error(FOREIGN_CHANGES));
}

/** Whether a component of the page before was the reason for the reload, so that another one would follow. */
function endedBefore() {
  try {
    const isAfter = sessionStorage.getItem(ENDED) !== null;
    sessionStorage.removeItem(ENDED);
    return isAfter;
  } catch {
    return false;
  }
}
