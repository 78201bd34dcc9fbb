// Files: what a person chooses or drops is sent in parts, beside the events, and what the server offers is stored.
//
// The page's main element lists the keys of the files that the server wants. The server decides where a file continues,
// so a part that is lost, or sent twice, does no harm.

import { idOf } from "./nodes.js";
import { backoff, pause, postPart, statusOf } from "./requests.js";

const PARTS = { first: 64 * 1024, greatest: 1024 * 1024, time: 2_000 }; // bytes, and ms that one should take
const HASHED = 64 * 1024; // bytes at the start of a file that distinguish it from others
const OFFSETS = new Set([204, 409]);
const GIVEN_UP = new Set([400, 404, 413, 415]); // the server does not want the file

const files = new Map(); // key → file that was chosen
const sending = new Set(); // keys of the files whose parts are sent
let wanted = new Set(); // keys of the files that the server wants
let lastKey = 0;
let turn = Promise.resolve(); // one part after another, so that a page uses one connection

/** Lets a person choose files with new fields, or drop them onto new areas. */
export function followFields(fields, report) {
  for (const field of fields) if (field.localName === "input") followField(field, report); else followArea(field, report);
}

/** Of a field in the page's dialog for files, it opens the browser's dialog if the press that led here permits it. */
function followField(field, report) {
  const importer = field.closest(".importer");
  field.addEventListener("change", () => { if (field.files.length) choose(field, field.files, report, "chosen"); });
  // A person who closes the browser's dialog closes the page's one, too.
  field.addEventListener("cancel", () => { if (wasOpened.delete(field)) importer.dispatchEvent(cancel()); });
  receive(importer ?? field.parentElement, () => !field.disabled, (list) => choose(field, list, report, "chosen"));
  if (importer) open(field);
}

function followArea(area, report) {
  const target = (event, isTargeted) => {
    if (!holdsFiles(event.dataTransfer) || area.contains(event.relatedTarget)) return;
    area.toggleAttribute("data-targeted", isTargeted);
    if (area.hasAttribute("data-follows-target")) report(area, "targeted", Number(isTargeted));
  };
  const isEnabled = () => Boolean(area.dataset.on?.includes("files"));
  area.addEventListener("dragenter", (event) => { if (isEnabled()) target(event, true); });
  area.addEventListener("dragleave", (event) => target(event, false));
  receive(area, isEnabled, (list, event) => {
    const { left, top } = area.getBoundingClientRect();
    if (event.type === "drop") target(event, false);
    const place = event.type === "drop" ? [event.clientX - left, event.clientY - top].map(Math.round) : [0, 0];
    choose(area, list, report, "dropped", ...place);
  });
}

/** Takes the files that a person drops onto an element, or pastes while the focus is inside. */
function receive(place, isEnabled, take) {
  place.addEventListener("dragover", (event) => {
    if (holdsFiles(event.dataTransfer) && isEnabled()) event.preventDefault();
  });
  for (const kind of ["drop", "paste"]) {
    place.addEventListener(kind, (event) => {
      const list = (event.dataTransfer ?? event.clipboardData).files;
      if (kind === "drop") event.preventDefault(); // the browser would leave the page
      if (!list.length || !isEnabled()) return;
      event.preventDefault();
      take(list, event);
    });
  }
}

const holdsFiles = (transfer) => transfer.types.includes("Files");

const wasOpened = new Set(); // fields whose dialog the page has opened
const cancel = () => new Event("cancel", { bubbles: true, cancelable: true });

function open(field) {
  if (!navigator.userActivation?.isActive || !field.isConnected || field.disabled) return;
  try {
    field.showPicker();
    wasOpened.add(field);
  } catch { /* the person presses the field */ }
}

async function choose(field, list, report, kind, ...place) {
  const entries = [];
  for (const file of [...list]) {
    const key = lastKey += 1;
    files.set(key, file);
    entries.push([key, file.name, file.size, await fingerprint(file)]);
  }
  if (field.localName === "input") field.value = ""; // so that the same file can be chosen again
  report(field, kind, entries, ...place);
}

/** Returns a text by which the server recognizes a file that is chosen again, or an empty one. */
async function fingerprint(file) {
  try {
    const digest = await crypto.subtle.digest("SHA-256", await file.slice(0, HASHED).arrayBuffer());
    const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return `${file.lastModified}-${hash}`;
  } catch {
    return ""; // a page without encryption has no hashes, and a folder cannot be read
  }
}

/** Sends the files that the server wants, and stops sending the others. `report` is called for an unreadable one. */
export function sendFiles(list, report) {
  wanted = new Set(list.split(" ").filter(Boolean).map(Number));
  for (const key of [...files.keys()]) if (sending.has(key) && !wanted.has(key)) files.delete(key);
  for (const key of wanted) if (files.has(key) && !sending.has(key)) send(key, report);
}

async function send(key, report) {
  sending.add(key);
  const file = files.get(key);
  let [offset, length, failures] = [0, PARTS.first, 0];
  while (wanted.has(key)) {
    const part = file.slice(offset, offset + length);
    const { status, next, time } = await inTurn(() => sendPart(key, offset, part));
    if (status === "unreadable") {
      report(null, "unreadable", key);
      break;
    }
    if (GIVEN_UP.has(status)) break;
    if (OFFSETS.has(status)) {
      [offset, failures] = [next, 0];
      if (status === 204 && offset >= file.size) break;
      length = time > PARTS.time ? Math.max(PARTS.first, length / 2) : Math.min(PARTS.greatest, length * 2);
    } else {
      length = PARTS.first;
      await Promise.race([pause(backoff(failures)), online()]);
      failures += 1;
    }
  }
  files.delete(key);
  sending.delete(key);
}

const online = () => new Promise((resolve) => addEventListener("online", resolve, { once: true }));

function inTurn(work) {
  const result = turn.then(work);
  turn = result.catch(() => {});
  return result;
}

async function sendPart(key, offset, part) {
  const started = performance.now();
  const bytes = await part.arrayBuffer().catch(() => null);
  if (!bytes) return { status: "unreadable" }; // it was removed or has changed
  const response = await postPart(bytes, { "Live-File": key, "Live-Offset": offset }).catch(() => null);
  if (!response) return { status: 0 };
  return {
    status: statusOf(response), next: Number(response.headers.get("Live-Offset")), time: performance.now() - started,
  };
}
