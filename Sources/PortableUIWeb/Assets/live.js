// The script of a live page.
//
// The view tree lives on the server. This script tells the server what a person does (POST, one at a time, numbered)
// and applies the numbered patches that come back (Server-Sent Events, read with fetch). It decides nothing: whether
// a press or an edit is acceptable is the server's business.

const TYPING_PAUSE = 100; // ms without a keystroke before an edit is sent
const BANNER_DELAY = 2_000; // ms without a stream before the page says so
const SILENCE_LIMIT = 45_000; // ms without a byte before the stream counts as dead; a heartbeat comes each 15,000
const POST_LIMIT = 30_000; // ms before an unanswered POST is sent again
const POST_BYTES = 60_000; // of events; the server takes 64 KB in all
const REPORT_AFTER = { patches: 5, length: 100_000 }; // the server waits at 10 unacknowledged patches or 256 KB
const SVG_TAGS = new Set(["svg", "path", "circle", "line", "rect"]);
const OWN_ATTRIBUTES = new Set(["data-n", "data-on", "data-pending", "value"]);

const address = location.pathname + location.search;
const token = document.querySelector('meta[name="live-page"]')?.content;
const arrival = performance.getEntriesByType("navigation")[0]?.type; // navigate, reload, back_forward, …
const nodes = new Map(); // node id → element

const idOf = (element) => Number(element.dataset.n);
const isTextField = (element) => element?.localName === "input" || element?.localName === "textarea";
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const backoff = (attempt) => Math.min(15_000, 500 * 2 ** attempt) * (0.5 + Math.random() / 2);

// What the person does

const queue = []; // { event, element }, waiting for the next POST
const sent = []; // { seq, pressed }, waiting for a patch that has seen POST `seq`
const pending = new Map(); // pressed element → number of its presses that await their answer
const unsent = new Set(); // text fields with edits that are not in the queue yet
const revisions = new WeakMap(); // text field → number of its newest edit
const choices = new WeakMap(); // select → the value to show, even while that option is still to come
const deferred = []; // operations that would disturb the field in which an input method is composing
let composing = null;
let typing;

function listen() {
  const on = (type, kind, handle) => document.addEventListener(type, (event) => {
    const element = event.target.closest?.(`[data-on~="${kind}"]`);
    if (element && nodes.get(idOf(element)) === element) handle(element, event);
  });
  on("click", "click", (element) => tell(element, "click"));
  on("input", "input", (element) => { if (isTextField(element)) edited(element); });
  on("change", "select", chosen);
  on("keydown", "submit", (element, event) => {
    // An Enter that confirms what an input method composed (229 in Safari) is none of ours.
    if (event.key !== "Enter" || event.isComposing || event.keyCode === 229) return;
    if (element.localName !== "input" || element !== event.target) return;
    event.preventDefault();
    tell(element, "submit");
  });
  document.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("focusout", sendEdits);
  document.addEventListener("compositionstart", (event) => { composing = event.target; });
  document.addEventListener("compositionend", compositionEnded);
  document.addEventListener("visibilitychange", visibilityChanged);
  addEventListener("online", connect);
  addEventListener("pagehide", leave);
  // Leaving ended the session, so a page that the browser brings back from memory starts afresh.
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
}

/** Queues a press or choice behind the edits made before it, and marks the element until it is answered. */
function tell(element, kind, ...payload) {
  flushEdits();
  queue.push({ event: [idOf(element), kind, ...payload], element });
  pending.set(element, (pending.get(element) ?? 0) + 1);
  element.setAttribute("data-pending", "");
  send();
}

function answered(element) {
  pending.set(element, pending.get(element) - 1);
  if (pending.get(element) > 0) return;
  pending.delete(element);
  element.removeAttribute("data-pending");
}

function chosen(select) {
  choices.set(select, select.value);
  tell(select, "select", select.value);
}

function edited(field) {
  revisions.set(field, (revisions.get(field) ?? 0) + 1);
  unsent.add(field);
  clearTimeout(typing);
  typing = setTimeout(sendEdits, TYPING_PAUSE);
}

function sendEdits() {
  flushEdits();
  send();
}

/** Queues the newest text of each edited field, except where an input method is still composing. */
function flushEdits() {
  for (const field of unsent) {
    if (field.isConnected && field === composing) continue;
    unsent.delete(field);
    if (!field.isConnected) continue;
    const event = [idOf(field), "input", field.value, revisions.get(field)];
    const newest = queue.at(-1);
    if (newest?.element === field && newest.event[1] === "input") newest.event = event;
    else queue.push({ event, element: field });
  }
}

function compositionEnded() {
  composing = null;
  for (const op of deferred.splice(0)) if (nodes.has(op[1])) apply(op);
  clearTimeout(typing);
  typing = setTimeout(sendEdits, TYPING_PAUSE);
}

// To the server

let seq = 0; // of the newest POST that the server has taken
let isPosting = false;
let owesReport = false;
let hasLeft = false;

/** Sends what is queued, one POST at a time; one that got lost is sent again under the same number. */
async function send() {
  if (isPosting || hasLeft || !(queue.length || owesReport)) return;
  isPosting = true;
  const body = nextBody(seq + 1);
  for (let attempt = 0; !hasLeft; attempt += 1) {
    const status = await post(body, document.hidden);
    if (status === 204) {
      seq = body.seq;
      break;
    }
    if (status === 410 || status === 403) return startOver();
    if (status === 400 || status === 413 || status === 415) {
      console.warn(`The server refuses these events with status ${status}; they are dropped.`, body.events);
      sent.pop()?.pressed.forEach(answered); // its number is free again
      break;
    }
    await pause(backoff(attempt));
  }
  isPosting = false;
  send();
}

function nextBody(seq) {
  const encoder = new TextEncoder();
  let [count, bytes] = [0, 0];
  for (const { event } of queue) {
    bytes += encoder.encode(JSON.stringify(event)).length;
    if (count > 0 && bytes > POST_BYTES) break;
    count += 1;
  }
  const batch = queue.splice(0, count);
  sent.push({ seq, pressed: batch.filter(({ event }) => event[1] !== "input").map(({ element }) => element) });
  [lastReported, unreportedLength, owesReport] = [lastPatch, 0, false];
  return { seq, ack: lastPatch, events: batch.map(({ event }) => event), hidden: document.hidden || undefined };
}

/** The status of the answer, or 0 if there was none. */
async function post(body, keepalive) {
  const headers = { "Content-Type": "application/json", "Live-Page": token };
  const signal = AbortSignal.timeout(POST_LIMIT);
  const options = { method: "POST", headers, body: JSON.stringify(body), keepalive, signal, cache: "no-store" };
  return fetch(address, options).then((response) => response.status, () => 0);
}

function leave() {
  if (hasLeft) return;
  hasLeft = true;
  flushEdits();
  post({ ...nextBody(seq + (isPosting ? 2 : 1)), bye: true }, true);
  closeStream();
}

// From the server

let stream = null; // the AbortController of the stream that is open, or being opened
let lastPatch = 0;
let lastReported = 0;
let unreportedLength = 0;
let failures = 0;
let retry, watchdog, bannerTimer;
const banner = document.createElement("div");

/** Keeps a stream open while the page is seen: HTTP/1.1 allows a browser six connections to a server in all. */
async function connect() {
  clearTimeout(retry);
  if (stream || hasLeft || document.hidden) return;
  if (!token) return startOver(); // the server had no session to give, as for a prefetch
  showBannerSoon();
  const controller = stream = new AbortController();
  const started = Date.now();
  try {
    heard(controller);
    const headers = { Accept: "text/event-stream", "Live-Page": token, "Live-Last": String(lastPatch) };
    const response = await fetch(address, { headers, signal: controller.signal, cache: "no-store" });
    if (response.status === 410 || response.status === 403) return startOver();
    if (response.ok && response.headers.get("Content-Type")?.startsWith("text/event-stream")) {
      hideBanner();
      await read(response.body, controller);
    }
  } catch {
    // It broke, or was given up: a stream that ends is opened again, below.
  }
  if (stream !== controller) return; // closed on purpose
  closeStream();
  failures = Date.now() - started > 5_000 ? 0 : failures + 1;
  showBannerSoon();
  retry = setTimeout(connect, backoff(failures));
}

function closeStream() {
  clearTimeout(retry);
  clearTimeout(watchdog);
  stream?.abort();
  stream = null;
}

function showBannerSoon() {
  bannerTimer ??= setTimeout(() => { banner.textContent = "Reconnecting…"; }, BANNER_DELAY);
}

function hideBanner() {
  bannerTimer = clearTimeout(bannerTimer);
  banner.textContent = "";
}

function heard(controller) {
  clearTimeout(watchdog);
  watchdog = setTimeout(() => controller.abort(), SILENCE_LIMIT);
}

async function read(body, controller) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ""; ;) {
    const { value, done } = await reader.read();
    if (done) return;
    heard(controller);
    const frames = (rest + value).split("\n\n");
    rest = frames.pop();
    for (const frame of frames) if (!controller.signal.aborted) receive(frame);
  }
}

function receive(frame) {
  const data = frame.match(/^data:(.*)$/m)?.[1];
  const kind = frame.match(/^event:(.*)$/m)?.[1] ?? "patch";
  if (!data) return; // a heartbeat
  if (kind === "reload") return setTimeout(reloadWhenReachable, Number(data));
  const [number, done, ...rest] = JSON.parse(data);
  if (kind === "patch" && number <= lastPatch) return; // known already
  if (kind === "patch" && number > lastPatch + 1) return stream.abort(); // one is missing: ask again from lastPatch
  while (sent[0]?.seq <= done) sent.shift().pressed.forEach(answered);
  try {
    if (kind === "snapshot") showSnapshot(...rest);
    else rest.forEach(apply);
  } catch (error) {
    console.error("This patch does not fit the page, which starts over.", error);
    return startOver();
  }
  for (const select of document.getElementsByTagName("select")) showChoice(select);
  if (composing && !composing.isConnected) compositionEnded();
  lastPatch = number;
  unreportedLength += data.length;
  owesReport ||= number - lastReported >= REPORT_AFTER.patches || unreportedLength >= REPORT_AFTER.length;
  send();
}

function visibilityChanged() {
  if (!document.hidden) return connect();
  closeStream();
  hideBanner();
  owesReport = true;
  sendEdits();
}

// Applying patches

const operations = {
  t: (id, text) => { node(id).textContent = text; },
  a: (id, name, value) => setAttribute(node(id), name, value),
  i: (parent, before, tree) => place(node(parent), render(tree), before && node(before)),
  r: (id) => remove(node(id)),
  m: (id, before) => place(node(id).parentNode, node(id), before && node(before)),
  v: (id, text, revision) => setValue(node(id), text, revision),
  f: (id) => node(id).focus(),
  n: (path) => navigate(new URL(path, location.href)),
  T: (title) => { document.title = title; },
};

function apply(op) {
  const [name, ...parameters] = op;
  const disturbs = name === "f" || (name === "v" && node(parameters[0]) === composing);
  if (disturbs && composing?.isConnected) deferred.push(op);
  else operations[name](...parameters);
}

function node(id) {
  const element = nodes.get(id);
  if (!element) throw new Error(`There is no element ${id}.`);
  return element;
}

/** Makes the element that a tree describes, out of the one that is on the page already if its tag is the same. */
function render([id, tag, attributes, content, kinds, value]) {
  let element = nodes.get(id);
  if (element?.localName !== tag) {
    element = document.createElementNS(`http://www.w3.org/${SVG_TAGS.has(tag) ? "2000/svg" : "1999/xhtml"}`, tag);
    nodes.set(id, element);
  }
  const wanted = { ...attributes, "data-n": String(id), "data-on": kinds || null };
  for (const name of element.getAttributeNames()) if (!OWN_ATTRIBUTES.has(name)) wanted[name] ??= null;
  for (const [name, text] of Object.entries(wanted)) setAttribute(element, name, text);
  if (typeof content === "string") {
    if (element.textContent !== content) element.textContent = content;
  } else {
    const children = (content || []).map(render);
    const kept = new Set(children);
    for (const child of [...element.childNodes]) if (!kept.has(child)) remove(child);
    let next = element.firstChild;
    for (const child of children) {
      if (child === next) next = next.nextSibling;
      else place(element, child, next);
    }
  }
  if (value) apply(["v", id, ...value]);
  return element;
}

function setAttribute(element, name, value) {
  // The page's policy forbids style attributes, but not declarations that a script sets.
  if (name === "style") element.style.cssText = value ?? "";
  else if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Inserts or moves an element without taking the focus out of it. */
function place(parent, element, before) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  if (element.isConnected && parent.isConnected && parent.moveBefore) parent.moveBefore(element, before || null);
  else parent.insertBefore(element, before || null);
  if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
}

function remove(child) {
  child.remove();
  for (const element of [child, ...child.querySelectorAll?.("[data-n]") ?? []]) {
    if (nodes.get(Number(element.dataset?.n)) === element) nodes.delete(idOf(element));
  }
}

function setValue(element, text, revision) {
  if (element.localName === "select") {
    if (!pending.has(element)) choices.set(element, text); // else the person's choice is newer
    return showChoice(element);
  }
  if (revision < (revisions.get(element) ?? 0)) return; // an edit that the server has not seen yet is newer
  revisions.set(element, revision);
  if (element.value === text) return;
  const { value: old, selectionStart, selectionEnd, selectionDirection } = element;
  element.value = text;
  if (element !== document.activeElement || selectionStart === null) return;
  element.setSelectionRange(carry(selectionStart, old, text), carry(selectionEnd, old, text), selectionDirection);
}

/** Where an offset into the old text lies in the new one: beside the same unchanged text. */
function carry(offset, old, text) {
  const shorter = Math.min(old.length, text.length);
  let [prefix, suffix] = [0, 0];
  while (prefix < shorter && old[prefix] === text[prefix]) prefix += 1;
  while (suffix < shorter - prefix && old.at(-1 - suffix) === text.at(-1 - suffix)) suffix += 1;
  if (old.length - offset <= suffix) return text.length - (old.length - offset);
  return offset <= prefix ? offset : text.length - suffix;
}

function showChoice(select) {
  const choice = choices.get(select);
  if (choice !== undefined && select.value !== choice) select.value = choice;
}

/** Shows the whole page anew after a gap; what is still there keeps its focus, selection and scroll position. */
function showSnapshot(title, tree) {
  if (title !== null) document.title = title;
  const main = document.querySelector("main");
  const element = render(tree);
  if (element === main) return;
  main.before(element);
  remove(main);
}

function navigate(target) {
  if (target.origin === location.origin) location.assign(target);
}

// Starting, and starting over

/** Takes over the first HTML: its styles, its elements, and what was typed before this script ran. */
function adoptPage() {
  const sheet = document.querySelector("head style[nonce]");
  for (const rule of sheet?.sheet.cssRules ?? []) {
    for (const element of document.querySelectorAll(rule.selectorText)) {
      element.style.cssText = rule.style.cssText;
      element.classList.remove(rule.selectorText.slice(1));
    }
  }
  sheet?.remove();
  for (const element of document.querySelectorAll("[data-n]")) {
    nodes.set(idOf(element), element);
    if (isTextField(element)) adoptText(element);
    if (element.localName === "select") adoptChoice(element);
  }
}

// A browser that reloads a page fills in what the fields held before. The stored state shall be seen instead.

function adoptText(field) {
  revisions.set(field, Number(field.dataset.rev ?? 0));
  if (field.value === field.defaultValue) return;
  if (arrival === "navigate" || field === document.activeElement) edited(field);
  else field.value = field.defaultValue;
}

function adoptChoice(select) {
  const stored = [...select.options].find((option) => option.defaultSelected)?.value ?? "";
  if (select.value !== stored && arrival === "navigate") chosen(select);
  else choices.set(select, select.value = stored);
}

/** Reloads because the session is gone; each time later if that happens again and again. */
async function startOver() {
  if (hasLeft || document.hidden) return; // a hidden page finds out once more when it is seen
  hasLeft = true;
  closeStream();
  showBannerSoon();
  await pause(reloadDelay());
  reloadWhenReachable();
}

function reloadDelay() {
  try {
    const { count, at } = JSON.parse(sessionStorage.getItem("live-reloads")) ?? { count: 0, at: 0 };
    const repeats = Date.now() - at < 60_000 ? count + 1 : 0;
    sessionStorage.setItem("live-reloads", JSON.stringify({ count: repeats, at: Date.now() }));
    return repeats && Math.min(30_000, 2_000 * 2 ** repeats);
  } catch {
    return arrival === "reload" ? 30_000 : 0; // no storage, and so no cookies: most likely it will not get better
  }
}

/** Reloads once the server answers, so that a restart never leaves the browser's own error page behind. */
async function reloadWhenReachable() {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (response && response.status < 500) return location.reload();
    await pause(backoff(attempt));
  }
}

/** Facts for tests and the curious. */
window.livePage = Object.freeze({
  get lastPatch() { return lastPatch; },
  get pending() { return pending.size; },
});

banner.className = "live-status";
banner.setAttribute("role", "status");
document.body.append(banner);
listen();
adoptPage();
visibilityChanged();
