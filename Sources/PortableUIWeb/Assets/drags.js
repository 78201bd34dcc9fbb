// Elements that are dragged.
//
// The server learns of a drag ten times a second. In between, the browser moves what has followed the pointer so far.

const PAUSE = 100; // ms between two reports
const SPEED_TIME = 100; // ms over which the speed is measured

let drag = null;
let report;
let endsPress = false; // whether the click at the end of a drag is to be ignored

const handlers = {
  pointerdown: begin,
  pointermove: move,
  pointerup: (event) => finish(event, "ended"),
  pointercancel: (event) => finish(event, "canceled"),
};

/** Reports drags with `send(element, phase, …)`. `events` are those of a press that has begun before. */
export function followDrags(send, events) {
  report = send;
  for (const [type, handle] of Object.entries(handlers)) addEventListener(type, handle, true);
  addEventListener("click", (event) => {
    if (!endsPress || event.detail === 0) return;
    endsPress = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, true);
  // Pictures and links would otherwise be dragged by the browser.
  addEventListener("dragstart", (event) => { if (drag) event.preventDefault(); }, true);
  for (const event of events) handlers[event.type](event);
}

const CONTROLS = "input, select, textarea, button, a, [contenteditable]";

function begin({ target, button, isPrimary, pointerId, clientX, clientY, timeStamp }) {
  endsPress = false;
  const element = button === 0 && isPrimary && !drag ? target.closest?.("[data-drag]") : null;
  if (!element || element.contains(target.closest(CONTROLS))) return;
  const { left, top } = element.getBoundingClientRect();
  drag = {
    element, pointerId, left, top, x: clientX, y: clientY, start: [clientX, clientY], hasBegun: false, timer: null,
    lastReport: -Infinity, path: [{ x: clientX, y: clientY, time: timeStamp }], reported: [[0, 0]], followers: [],
  };
}

function move(event) {
  if (event.pointerId !== drag?.pointerId) return;
  const { clientX, clientY, timeStamp } = event;
  [drag.x, drag.y] = [clientX, clientY];
  drag.path.push({ x: clientX, y: clientY, time: timeStamp });
  while (drag.path.length > 2 && timeStamp - drag.path[1].time > SPEED_TIME) drag.path.shift();
  if (!drag.hasBegun) {
    if (Math.hypot(...translation()) < Number(drag.element.dataset.drag)) return;
    drag.hasBegun = true;
    drag.element.dataset.dragged = "";
    capturePointer();
    followStyles();
  }
  for (const follower of drag.followers) follower.place(translation());
  drag.timer ??= setTimeout(reportMove, Math.max(0, drag.lastReport + PAUSE - performance.now()));
}

function capturePointer() {
  try {
    drag.element.setPointerCapture?.(drag.pointerId);
  } catch {
    // The pointer was lifted while this script was loaded.
  }
}

const translation = () => [drag.x - drag.start[0], drag.y - drag.start[1]];

function reportMove() {
  if (!drag) return;
  drag.timer = null;
  drag.lastReport = performance.now();
  send("moved");
}

function send(phase) {
  const { element, start, left, top, x, y } = drag;
  if (!element.isConnected) return;
  drag.reported.push(translation());
  const points = [start[0] - left, start[1] - top, x - left, y - top, ...speed(), left, top];
  report(element, phase, ...points.map(Math.round));
}

/** Returns the points per second. */
function speed() {
  const [first, last] = [drag.path[0], drag.path.at(-1)];
  const seconds = (last.time - first.time) / 1000;
  return seconds > 0 ? [(last.x - first.x) / seconds, (last.y - first.y) / seconds] : [0, 0];
}

function finish(event, phase) {
  if (event.pointerId !== drag?.pointerId) return;
  clearTimeout(drag.timer);
  if (drag.hasBegun) {
    endsPress = phase === "ended";
    setTimeout(() => { endsPress = false; }); // the click follows at once, if it does
    // The server's views then have what the browser shows.
    if (phase === "ended" && String(drag.reported.at(-1)) !== String(translation())) send("moved");
    if (phase === "canceled") for (const follower of drag.followers) follower.returnToServer();
    send(phase);
    delete drag.element.dataset.dragged;
    styles.disconnect();
  }
  drag = null;
}

// What follows the pointer

const styles = new MutationObserver((changes) => {
  for (const target of new Set(changes.map(({ target }) => target))) noteStyle(target);
  styles.takeRecords(); // the changes that this script has made
});

/** Watches the offsets of the elements around and inside the dragged one. */
function followStyles() {
  const { element } = drag;
  for (const candidate of [element, ...element.querySelectorAll("*"), ...ancestors(element)]) {
    offsets.set(candidate, offsetOf(candidate));
    styles.observe(candidate, { attributeFilter: ["style"] });
  }
}

const offsets = new WeakMap(); // element → its offset before the drag

function ancestors(element) {
  const found = [];
  for (let outer = element.parentElement; outer && outer.localName !== "main"; outer = outer.parentElement) found.push(outer);
  return found;
}

function offsetOf(element) {
  const [x = 0, y = 0] = element.style.translate.split(" ").map(Number.parseFloat).filter(Number.isFinite);
  return [x, y];
}

/** Notes whether the server has moved an element by a translation that was reported, in one or both directions. */
function noteStyle(element) {
  if (!drag) return;
  const base = offsets.get(element) ?? [0, 0];
  const offset = offsetOf(element);
  const factors = matchingFactors(offset.map((length, axis) => length - base[axis]));
  drag.followers = drag.followers.filter((follower) => follower.element !== element);
  if (!factors) return;
  const shown = element.style.translate;
  const follower = {
    element,
    returnToServer: () => { element.style.translate = shown; },
    place: (translation) => {
      element.style.translate = translation.map((length, axis) => `${base[axis] + factors[axis] * length}px`).join(" ");
      styles.takeRecords();
    },
  };
  drag.followers.push(follower);
  follower.place(translation());
}

/** Returns by which axes an element follows the pointer, or `undefined` if it does not. */
function matchingFactors(moved) {
  for (const reported of drag.reported.slice(1).reverse()) {
    const factors = moved.map((length, axis) => Math.abs(length - reported[axis]) <= 1 ? 1 : Math.abs(length) < 0.5 ? 0 : NaN);
    if (!factors.some(Number.isNaN) && factors.some((factor, axis) => factor && Math.abs(reported[axis]) > 1)) return factors;
  }
  return undefined;
}
