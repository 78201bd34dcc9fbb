// The operations of patches on the elements of a live page, and what the elements display.

import { arrival, coverChanged, takeStep } from "./history.js";
import { addHandles, returnDialog } from "./dismissal.js";
import { CONTROLS, focusReadable, HEADINGS } from "./focus.js";
import { load } from "./loading.js";
import { onThisSite, opened } from "./addresses.js";
import { keepBack, keptNames } from "./predictions.js";
import { forget, idOf, isDateField, isField, isSwitch, node, nodes } from "./nodes.js";

const SVG_TAGS = new Set(["svg", "path", "circle", "line", "rect"]);
// Attributes by which the outermost element states the language of the page when it changes.
const PAGE_ATTRIBUTES = new Set(["lang", "dir", "data-words"]);
const COMPONENT_ATTRIBUTES = new Set(["data-component", "data-properties"]);
const OWN_ATTRIBUTES = new Set(["data-n", "data-on", "data-pending", "data-loaded", "value", "checked", "open"]);

export const revisions = new WeakMap(); // field → number of its last edit
export const originals = new WeakMap(); // field → its text before the user has edited it
export const displayed = new WeakMap(); // field → the text that it displays, unless the browser has changed it
const choices = new WeakMap(); // select → the value to display, even if its option has not arrived
const held = new WeakMap(); // focused date field → the value to display when it loses the focus
const selected = new Set(); // elements that the patch selects
const unfollowed = new Set(); // new elements whose layout the server needs
const deferred = []; // operations that would disturb the composition of an input method

const position = (isOn) => isOn ? "on" : "off";

/** Returns the value of a field in the format of the server. */
export const textOf = (field) => isSwitch(field) ? position(field.checked) : field.value;

/** The field in which an input method is composing, or `null`. */
export let composing = null;

/** Sets the field in which an input method is composing. With `null`, performs the deferred operations. */
export function compose(field) {
  composing = field;
  if (field) return;
  for (const op of deferred.splice(0)) if (nodes.has(op[1])) apply(op);
  showFocus();
}

const COMPOSITION_LIMIT = 10_000; // ms; the keyboards of some devices compose until the next space

/** Waits until no input method is composing, or for a while. */
export function composed() {
  if (!composing?.isConnected) return undefined;
  return new Promise((end) => {
    document.addEventListener("compositionend", end, { once: true });
    setTimeout(end, COMPOSITION_LIMIT);
  });
}

let changes = noChanges(); // of the patch that is applied

function noChanges() { return { inserted: [], texts: [], announcements: [] }; }

/** Returns what the patch has inserted, the elements whose texts it has changed, and what the server announces. */
export function takeChanges() {
  const taken = changes;
  changes = noChanges();
  return taken;
}

const operations = {
  t: (id, text) => {
    node(id).textContent = text;
    changes.texts.push(node(id));
  },
  a: (id, name, value) => {
    motion?.stop(node(id));
    setAttribute(node(id), name, value);
  },
  i: (parent, before, tree) => {
    const element = render(tree);
    if (isDialog(element)) element.toggleAttribute("data-still", isStill || document.querySelector(".opening") !== null);
    place(node(parent), element, before && node(before));
    changes.inserted.push(element);
  },
  r: (id) => remove(node(id)),
  m: (id, before) => place(node(id).parentNode, node(id), before && node(before)),
  v: (id, text, revision) => setValue(node(id), text, revision),
  f: (id) => { focus = node(id); },
  b: (id) => { if (focus === node(id)) focus = null; node(id).blur(); },
  s: (id, ...rest) => { scrolled = [node(id), ...rest]; },
  n: navigate,
  o: open,
  D: download,
  x: (secret) => { ticket = secret; },
  h: takeStep,
  A: (text, isUrgent) => { changes.announcements.push([text, isUrgent]); },
  T: (title) => { document.title = title; },
  H: (...elements) => showHead(elements),
  w: (timing, scope, ...ops) => {
    isStill = !timing;
    if (motion) motion.performGroup(timing, ops);
    else ops.forEach(apply);
    isStill = false;
  },
  l: () => {}, // see motion.js
  d: () => {}, // see `refusals` in queue.js
};

// The elements of the head by their kinds, as they are written in `JSONWriter+Head.swift`.
const HEAD = {
  n: (name, content, media) => ["meta", { name, content, media }],
  p: (property, content) => ["meta", { property, content }],
  a: (property, address) => ["meta", { property, content: new URL(address, location.href).href }],
  l: (rel, href, hreflang) => ["link", { rel, hreflang, href: new URL(href, location.href).href }],
  d: (_, json) => ["script", { type: "application/ld+json" }, json],
};

/** Replaces what the page's views have added to the head. */
function showHead(elements) {
  for (const old of document.head.querySelectorAll("[data-head]")) old.remove();
  for (const [kind, ...parts] of elements) {
    const [tag, attributes, text] = HEAD[kind](...parts);
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) if (value !== null && value !== undefined) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    element.dataset.head = "";
    document.head.append(element);
  }
}

let isStill = false; // whether dialogs appear and disappear at once
let motion = null; // the module motion.js, once a patch has contained an animation

/** Animates from now on with a module. */
export function animateWith(module) { motion = module; }

/** Whether an operation requires motion.js, which has not been loaded. */
export const requiresMotion = ([name, timing]) => name === "w" && timing && !motion && !prefersStillness();

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Performs the operations of a patch. */
export function applyPatch(ops) {
  rows?.noteScrolling();
  if (motion && ops.some(([name]) => name === "w") && !prefersStillness()) motion.perform(ops);
  else ops.forEach(apply);
}

export function apply(op) {
  const [name, ...parameters] = op;
  const disturbs = (name === "b" || name === "v") && node(parameters[0]) === composing;
  if (disturbs && composing?.isConnected) deferred.push(op);
  else operations[name](...parameters);
}

let focus = null; // the element to focus after the patch

/** Focuses the requested element, except during a composition. Browsers do not focus elements behind a dialog. */
export function showFocus() {
  if (composing?.isConnected) return;
  if (focus?.matches(CONTROLS) && focus.isConnected) focus.focus();
  else if (focus?.isConnected) focusReadable(focus);
  focus = null;
}

let scrolled = null; // the element to scroll to after the patch, how, and the points that are aligned

/** Scrolls to the requested element. */
function showScrolled() {
  if (!scrolled) return;
  const [element, isAnimated, ...anchor] = scrolled;
  scrolled = null;
  if (!element.isConnected) return;
  const behavior = isAnimated && !prefersStillness() && isNear(element) ? "smooth" : "instant";
  if (!anchor.length) return element.scrollIntoView({ behavior, block: "nearest", inline: "nearest" });
  const [inline, block] = anchor.map((part) => part < 250 ? "start" : part > 750 ? "end" : "center");
  element.scrollIntoView({ behavior, block, inline });
}

/** Whether the way to an element is short. On a long way, the rows of long lists would not be there. */
const isNear = (element) => Math.abs(element.getBoundingClientRect().top - innerHeight / 2) < 2 * innerHeight;

/** Renders a tree, and reuses existing elements with the same ID and tag. */
function render([id, tag, attributes, content, kinds, value]) {
  let element = nodes.get(id);
  if (element?.localName !== tag) {
    element = document.createElementNS(`http://www.w3.org/${SVG_TAGS.has(tag) ? "2000/svg" : "1999/xhtml"}`, tag);
    nodes.set(id, element);
  }
  const wanted = { ...attributes, "data-n": String(id), "data-on": kinds || null };
  for (const name of [...element.getAttributeNames(), ...keptNames(element)]) if (!OWN_ATTRIBUTES.has(name)) wanted[name] ??= null;
  for (const [name, text] of Object.entries(wanted)) setAttribute(element, name, text);
  if (typeof content === "string") {
    if (element.textContent !== content) element.textContent = content;
  } else if (tag !== "textarea" && !attributes?.["data-component"]) { // their insides are the text, and a script's
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
  if (kinds && kinds.includes("layout")) unfollowed.add(element);
  if (kinds && kinds.includes("files")) newFileFields.add(element);
  return element;
}

function setAttribute(element, name, value) {
  if (!keepBack(element, name, value)) showAttribute(element, name, value);
}

/** Sets an attribute, or removes it if the value is `null`. */
export function showAttribute(element, name, value) {
  if (name === "data-stored") stored = element;
  if (name === "data-uploads") wantedFiles = value ?? "";
  if (COMPONENT_ATTRIBUTES.has(name)) changedComponents.add(element);
  if (name === "hidden" && element.hidden !== (value !== null)) coverChanged(element, value !== null, isStill);
  // The page's policy forbids style attributes, but not styles set by scripts.
  if (name === "style") {
    element.style.cssText = value ?? "";
    loadFonts(value ?? "");
  }
  else if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
    if (PAGE_ATTRIBUTES.has(name) && element.localName === "main") document.documentElement.setAttribute(name, value);
    if (name === "aria-current") selected.add(element);
  }
}

/** Scrolls newly selected elements into view in their horizontal scroll view. The page does not move. */
export function showSelected() {
  for (const element of selected) {
    const scroller = element.isConnected && element.closest(".scroll.horizontal");
    if (!scroller) continue;
    const [box, frame] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
    if (box.left >= frame.left && box.right <= frame.right) continue;
    scroller.scrollLeft += (box.left + box.right - frame.left - frame.right) / 2;
  }
  selected.clear();
}

let rows = null; // the module rows.js, once the page has contained a long list

/**
 * Shows the layout after a patch: arranges long lists, scrolls to the requested element, and requests missing rows.
 *
 * Starts to report the layout of new elements. The scripts for it are loaded with the first of them.
 */
export async function showLayout(report) {
  rows?.arrangeRows();
  if (unfollowed.size) {
    const elements = [...unfollowed];
    unfollowed.clear();
    for (const element of elements) await follow(element, report).catch((error) => {
      unfollowed.add(element); // the next patch tries again
      console.warn("A script of the layout was not loaded.", error);
    });
    rows?.arrangeRows();
  }
  showScrolled();
  rows?.requestRows();
}

async function follow(element, report) {
  if (element.dataset.rows !== undefined) {
    rows ??= await load("rows.js");
    rows.followRows(element, report);
  } else if (element.dataset.anchor !== undefined) {
    (await load("scrolling.js")).followPosition(element, report);
  } else {
    (await load("sizes.js")).measure(element, report);
  }
}

let stored = null; // the page's element, if its texts for the browser's storage have changed
let storage = null; // the script of storage.js, once the page has texts

/**
 * Exchanges texts with the browser's storage after a patch, which has changed or answered them. The script for it is
 * loaded with the first of them.
 */
export async function exchangeStored(report, notices) {
  if (!stored) return storage?.showWhenAnswered();
  const element = stored;
  stored = null;
  try {
    storage = await load("storage.js");
    storage.exchange(element, report, notices);
  } catch (error) {
    stored = element; // the next patch tries again
    console.warn("The script of the storage was not loaded.", error);
  }
}

const changedComponents = new Set(); // elements whose web components are new or have changed
let components = null; // the module components.js, once the page has contained one

/** Shows web components after a patch. The script for it is loaded with the first of them. */
export async function showComponents(handlers) {
  components?.noteOwnChanges();
  if (!changedComponents.size) return;
  try {
    components ??= await load("components.js");
  } catch (error) {
    return void console.warn("The script of web components was not loaded.", error); // the next patch tries again
  }
  const elements = [...changedComponents];
  changedComponents.clear();
  components.show(elements, handlers);
}

/** Queues the events of web components that wait. */
export const flushComponents = () => components?.sendAll();

/** Whether a web component may be the reason for a patch that does not match, so that the whole page is requested. */
export function recovers(frame) {
  if (frame.kind === "snapshot") components?.endAll(true);
  return frame.kind === "patch" && Boolean(components?.mayRecover());
}

const newFileFields = new Set(); // fields for files that have just been inserted
let wantedFiles = null; // the keys of the files that the server wants, if they have changed

/** Follows fields for files, and sends files, after a patch. The script for it is loaded with the first field. */
export async function showFiles(report) {
  if (!newFileFields.size && wantedFiles === null) return;
  const [fields, list] = [[...newFileFields], wantedFiles];
  newFileFields.clear();
  wantedFiles = null;
  try {
    const { followFields, sendFiles } = await load("files.js");
    followFields(fields, report);
    if (list !== null) sendFiles(list, report);
  } catch (error) {
    console.warn("The script of files was not loaded.", error);
    for (const field of fields) newFileFields.add(field); // the next patch tries again
    wantedFiles ??= list;
  }
}

/** Returns the texts that the browser has kept for the page, and whether an action of their views is under way. */
export const keptTexts = () => storage?.keptTexts() ?? { texts: [], isInterrupted: false };

const CONTENT_DELAY = 1_000; // ms before a page is shown with the defaults of stored values

/** Hides a page until it has its stored values, if there are any, so that its content does not change before the eye. */
function awaitStored() {
  stored = document.querySelector("[data-stored]");
  if (!stored || !hasStored()) return;
  document.documentElement.dataset.restoring = "";
  setTimeout(() => { delete document.documentElement.dataset.restoring; }, CONTENT_DELAY);
}

function hasStored() {
  try {
    return [localStorage, sessionStorage].some((area) => Object.keys(area).some((key) => key.startsWith("swiftui.")));
  } catch {
    return false; // this page has no storage
  }
}

/** Marks an image that has loaded, which hides its placeholder. A new source removes the mark. */
export function showLoaded(picture) {
  picture.toggleAttribute("data-loaded", picture.complete && picture.naturalWidth > 0);
}

/** Inserts or moves an element and keeps the focus inside it. */
function place(parent, element, before) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  if (element.isConnected && parent.isConnected && parent.moveBefore) parent.moveBefore(element, before || null);
  else parent.insertBefore(element, before || null);
  if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
}

function remove(child) {
  forget(child);
  if (child.open && isDialog(child)) close(child);
  else child.remove();
}

// Dialogs

const openers = new WeakMap(); // dialog → the element that was pressed before it opened

export const isDialog = (element) => element.localName === "dialog";
const isOnPage = (dialog) => nodes.get(idOf(dialog)) === dialog;

/** Returns the frontmost dialog, or `undefined`. */
export const frontDialog = () => [...document.getElementsByTagName("dialog")].findLast(isOnPage);

/** Where assistive technologies read: they ignore everything outside the frontmost dialog. */
export const readablePlace = () => frontDialog() ?? document.body;

/** Returns the name of a dialog, or `undefined`. */
export const nameOfDialog = (dialog) => dialog.ariaLabel ?? dialog.querySelector(HEADINGS)?.textContent;

/**
 * Opens new dialogs as modal, and labels dialogs without a label by their headings.
 *
 * `pressed` is the element that the user pressed last.
 */
export function showDialogs(pressed) {
  for (const dialog of document.getElementsByTagName("dialog")) {
    if (!isOnPage(dialog)) continue;
    if (!dialog.matches(":modal")) {
      dialog.open = false; // it is set in the initial HTML
      dialog.showModal();
      // A scrollable element is focusable and would receive the focus before the fields in it.
      if (!document.activeElement.matches(CONTROLS)) dialog.querySelector(CONTROLS)?.focus();
      openers.set(dialog, pressed);
    }
    addHandles(dialog);
    const heading = dialog.ariaLabel === null && dialog.querySelector(HEADINGS);
    if (heading) heading.id ||= `n${idOf(heading)}`;
    setAttribute(dialog, "aria-labelledby", heading ? heading.id : null);
  }
}

/** Closes a dialog, restores the focus, and removes the dialog after its transition. */
function close(dialog) {
  dialog.toggleAttribute("data-still", isStill);
  returnDialog(dialog);
  dialog.close();
  // Some browsers do not focus a pressed button, and then have no focus to restore.
  const focused = document.activeElement;
  if (focused === document.body || dialog.contains(focused)) openers.get(dialog)?.focus({ preventScroll: true });
  dialog.inert = true;
  Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() => dialog.remove());
}

function setValue(element, text, revision) {
  if (element.localName === "select") {
    if (!element.hasAttribute("data-pending")) choices.set(element, text); // else the choice of the user is newer
    return showChoice(element);
  }
  // A date is typed in parts. The server has only the previous date until it is complete.
  if (isDateField(element) && element === document.activeElement) held.set(element, [text, revision]);
  else showText(element, text, revision);
}

/** Displays the value that arrived while a date field had the focus. */
export function showHeld(field) {
  const value = held.get(field);
  held.delete(field);
  if (value) showText(field, ...value);
}

function showText(element, text, revision) {
  if (revision < (revisions.get(element) ?? 0)) return; // a newer edit has not reached the server
  revisions.set(element, revision);
  if (!revision) originals.set(element, text);
  if (textOf(element) === text) return;
  const { value: old, selectionStart, selectionEnd, selectionDirection } = element;
  setText(element, text);
  if (element !== document.activeElement || selectionStart === null) return;
  element.setSelectionRange(carry(selectionStart, old, text), carry(selectionEnd, old, text), selectionDirection);
}

export function setText(field, text) {
  displayed.set(field, text);
  if (isSwitch(field)) field.checked = text === position(true);
  else field.value = text;
}

/** Returns the offset in the new text that is next to the same unchanged text. */
function carry(offset, old, text) {
  const shorter = Math.min(old.length, text.length);
  let [prefix, suffix] = [0, 0];
  while (prefix < shorter && old[prefix] === text[prefix]) prefix += 1;
  while (suffix < shorter - prefix && old.at(-1 - suffix) === text.at(-1 - suffix)) suffix += 1;
  if (old.length - offset <= suffix) return text.length - (old.length - offset);
  return offset <= prefix ? offset : text.length - suffix;
}

export function choose(select, value) {
  choices.set(select, value);
}

/** Displays the choice of each select whose option has arrived. */
export function showChoices() {
  for (const select of document.getElementsByTagName("select")) showChoice(select);
}

function showChoice(select) {
  const choice = choices.get(select);
  if (choice !== undefined && select.value !== choice) select.value = choice;
}

/** Renders the whole page after a gap. Existing elements keep their focus, selection and scroll position. */
export function showSnapshot(title, tree) {
  rows?.noteScrolling();
  if (title !== null) document.title = title;
  const main = document.querySelector("main");
  const element = render(tree);
  if (element === main) return;
  if (!main) return document.body.append(element); // a web component has removed it
  main.before(element);
  remove(main);
}

// A language other than the document's, a fragment that views follow, files, and a long list.
const LASTING = 'main[lang], main[data-fragments], main[data-uploads]:not([data-uploads=""]), [data-on~="files"], [data-rows]';

/** Whether the page has something that another session knows only after its document is loaded. */
export const needsDocument = () => !document.querySelector("main") || document.querySelector(LASTING) !== null;

/** Prepares the elements for the snapshot of another session, whose values they take. */
export function restartContent() {
  for (const element of nodes.values()) revisions.delete(element);
  motion?.forgetLeaving();
  storage?.restart();
  showHead([]);
}

let ticket = null; // a ticket for cookies, which the page has not exchanged

/** Returns the ticket that a patch has contained, once. */
export function takeTicket() {
  const taken = ticket;
  ticket = null;
  return taken;
}

/** Opens an address of this site, of mail, of a telephone, or of the origin that the server allows. */
function open(address, origin) {
  const target = opened(address, origin);
  if (target) location.assign(target);
}

/** Hands a file of the server to the person. */
function download(path, ...file) {
  const target = onThisSite(path);
  if (!target) return;
  load("downloads.js").then(
    ({ hand }) => hand(target, ...file), (error) => console.warn("The script of downloads was not loaded.", error));
}

function navigate(path) {
  const target = onThisSite(path);
  if (target) location.assign(target);
}

// Fonts of the app

const fonts = new Set();

/** Loads the fonts that some styles name and that the page has not loaded yet. */
function loadFonts(styles) {
  for (const [family, file, kind] of styles.matchAll(/live-font-([0-9a-f]+)-(\w+)/g)) {
    if (fonts.has(family)) continue;
    fonts.add(family);
    const address = new URL(`images/${file}.${kind}`, import.meta.url);
    document.fonts.add(new FontFace(family, `url("${address}")`, { display: "swap" }));
  }
}

// The initial HTML

/**
 * Adopts the initial HTML: its styles, its elements, and the edits from before this script ran.
 *
 * `handlers` are called for these edits.
 */
export function adoptPage(handlers) {
  const sheet = document.querySelector("head style[nonce]");
  for (const rule of sheet?.sheet.cssRules ?? []) {
    if (!rule.selectorText) {
      loadFonts(rule.style.getPropertyValue("font-family"));
      continue;
    }
    for (const element of document.querySelectorAll(rule.selectorText)) {
      element.style.cssText = rule.style.cssText;
      element.classList.remove(rule.selectorText.slice(1));
    }
  }
  sheet?.remove();
  document.documentElement.dataset.live = "";
  awaitStored();
  for (const element of document.querySelectorAll("[data-n]")) {
    nodes.set(idOf(element), element);
    if (isField(element)) adoptText(element, handlers);
    if (element.localName === "select") adoptChoice(element, handlers);
    if (element.localName === "img") adoptPicture(element);
    if (element.hasAttribute("aria-current")) selected.add(element);
  }
  for (const element of document.querySelectorAll('[data-on~="layout"]')) unfollowed.add(element);
  for (const element of document.querySelectorAll("[data-component]")) changedComponents.add(element);
  for (const element of document.querySelectorAll('[data-on~="files"]')) newFileFields.add(element);
  showDialogs();
  showSelected();
}

// A browser that reloads a page restores the values of fields. The values of the server are displayed instead.

function adoptText(field, handlers) {
  revisions.set(field, Number(field.dataset.rev ?? 0));
  const first = isSwitch(field) ? position(field.defaultChecked) : field.defaultValue;
  originals.set(field, first);
  displayed.set(field, first);
  if (textOf(field) === first) return;
  if (arrival === "navigate" || field === document.activeElement) handlers.edited(field);
  else setText(field, first);
}

function adoptChoice(select, handlers) {
  const stored = [...select.options].find((option) => option.defaultSelected)?.value ?? "";
  if (select.value !== stored && arrival === "navigate") handlers.chosen(select);
  else choices.set(select, select.value = stored);
}

function adoptPicture(picture) {
  showLoaded(picture);
  repeatLoad(picture);
}

/** Loads an image again, from the cache, which sends the event that the server does not know of. */
function repeatLoad(picture) {
  if (picture.complete && picture.matches('[data-on~="load"]')) picture.src = picture.getAttribute("src");
}

/** Sends the events of images that have loaded already. */
export function repeatLoads() {
  for (const element of nodes.values()) if (element.localName === "img") repeatLoad(element);
}
