// What the user has typed, brought back after a reload that the page makes by itself.
//
// A session can end while its page is open, for example because the server is restarted. Until the page has loaded again,
// the tab stores the fields that the user has edited, the scroll positions, the focus and the caret. An element is the
// same if its place in the tree and its name are the same. Passwords are never stored.

import { frontDialog, isField, nameOfDialog, setText, textOf } from "./page.js";
import { showNotice } from "./banner.js";

const KEY = "live-restore";
const PATIENCE = 60_000; // ms from the first connection in which elements can arrive: content can load slowly
const RELOADED = "The page was loaded again";
const TEXT_INPUTS = new Set(["text", "search", "tel", "url", "textarea"]); // with a caret

const edits = new Set(); // fields and pickers that the user has changed
let rest = null; // what has not been restored
let deadline; // the timer of PATIENCE

const isSecret = ({ type, autocomplete }) => type === "password" || /password|one-time-code/.test(autocomplete);

/** Marks a field or picker that the user has changed. */
export function keep(element) {
  for (const other of edits) if (!other.isConnected) edits.delete(other);
  if (!isSecret(element)) edits.add(element);
}

function placeOf(element) {
  const steps = [];
  for (let inner = element; inner.localName !== "main" && inner.parentElement; inner = inner.parentElement) {
    steps.unshift([inner.localName, [...inner.parentElement.children].indexOf(inner)]);
  }
  return steps;
}

/** Returns the name of a control. */
export function nameOf(element) {
  const label = element.labels?.[0];
  const texts = [...label?.children ?? []].filter((child) => !child.contains(element));
  return element.ariaLabel ?? (label ? texts.map((text) => text.textContent).join(" ") : element.textContent);
}

function find({ place, name }) {
  let element = document.querySelector("main");
  for (const [tag, index] of place) {
    element = element?.children[index];
    if (element?.localName !== tag) return undefined;
  }
  return name === undefined || nameOf(element) === name ? element : undefined;
}

const isSame = (field, other) => field.name === other.name && `${field.place}` === `${other.place}`;
const isScrolled = (element) => element.scrollTop > 0 || element.scrollLeft > 0;

/** Stores the page. `isUncertain` states whether the user has pressed something that the server has not answered. */
export function store(isUncertain) {
  const fields = [...edits].filter((field) => field.isConnected && !isSecret(field)).map((field) =>
    ({ place: placeOf(field), name: nameOf(field), text: isField(field) ? textOf(field) : field.value }));
  // What has not been restored since an earlier reload is stored again.
  fields.push(...(rest?.fields ?? []).filter((old) => !fields.some((field) => isSame(field, old))));
  const scrolled = [...document.querySelectorAll("main, main *")].filter(isScrolled).map((element) =>
    ({ place: placeOf(element), top: element.scrollTop, left: element.scrollLeft })).concat(rest?.scrolled ?? []);
  const active = document.activeElement;
  const focus = active?.closest("main") ? { place: placeOf(active), name: nameOf(active), caret: caretOf(active) } : rest?.focus;
  const [top, left] = [rest?.top || scrollY, rest?.left || scrollX];
  const dialog = frontDialog();
  const dialogName = dialog ? nameOfDialog(dialog) ?? "" : rest?.dialogName;
  const state = { path: location.pathname, fields, scrolled, focus, top, left, isUncertain, dialogName };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Without storage there is nothing to restore from.
  }
}

const caretOf = (field) => TEXT_INPUTS.has(field.type) && !isSecret(field)
  ? [field.selectionStart, field.selectionEnd, field.selectionDirection] : undefined;

/** Restores the page that was stored before a reload, and calls `handlers` for its edits. */
export function restore(handlers) {
  try {
    rest = JSON.parse(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
  } catch {
    rest = null;
  }
  if (rest?.path !== location.pathname) return rest = null;
  if (rest.isUncertain) showNotice(`${RELOADED}. Please check whether your last action was done.`);
  for (const type of ["pointerdown", "keydown", "wheel"]) addEventListener(type, yieldToUser, { capture: true });
  restoreMore(handlers);
}

/** Limits the time for elements to arrive. Called when the page is connected, since a busy server may connect it late. */
export function limitRestoring() {
  if (!rest) return;
  deadline ??= setTimeout(giveUp, PATIENCE);
  mentionDialog();
}

/** Mentions a dialog that was open before the reload and is not open now. */
function mentionDialog() {
  const { dialogName, fields, isUncertain } = rest;
  rest.dialogName = undefined;
  if (dialogName === undefined || frontDialog()) return;
  const parts = [`${RELOADED}, which has closed ${dialogName.trim() ? `“${dialogName.trim()}”` : "a dialog"}. Please open it again.`];
  if (fields.some(({ text }) => text)) parts.push("What you have typed comes back.");
  if (isUncertain) parts.push("Please check whether your last action was done.");
  showNotice(parts.join(" "));
}

/** Restores elements that have arrived since. */
export function restoreMore(handlers) {
  if (!rest) return;
  rest.fields = rest.fields.filter((field) => !restoreField(field, handlers));
  const focused = rest.focus && find(rest.focus);
  if (focused) {
    focused.focus({ preventScroll: true });
    if (rest.focus.caret && caretOf(focused)) focused.setSelectionRange(...rest.focus.caret);
    rest.focus = null;
  }
  rest.scrolled = rest.scrolled.filter(({ place, top, left }) => {
    const element = find({ place });
    element?.scrollTo({ top, left, behavior: "instant" });
    return !element;
  });
  if (rest.top || rest.left) scrollTo({ top: rest.top, left: rest.left, behavior: "instant" });
  if (scrollY >= rest.top - 1) rest.top = rest.left = 0;
  const isDone = !rest.fields.length && !rest.focus && !rest.scrolled.length && !rest.top;
  if (isDone && rest.dialogName === undefined) rest = null;
}

/** Returns whether nothing is left to be done for a field. */
function restoreField(stored, { edited, chosen }) {
  const element = find(stored);
  if (!element || element.disabled || isSecret(element)) return false;
  if (edits.has(element)) return continueEdit(element, stored.text, edited);
  if (isField(element)) {
    if (textOf(element) === stored.text) return true;
    setText(element, stored.text);
    edited(element);
  } else if (element.localName === "select" && element.value !== stored.text) {
    if (![...element.options].some(({ value }) => value === stored.text)) return false;
    element.value = stored.text;
    chosen(element);
  }
  return true;
}

/** Keeps what the user has typed in a field of the new page, after the stored text. */
function continueEdit(field, text, edited) {
  if (!TEXT_INPUTS.has(field.type) || text && textOf(field).startsWith(text)) return true;
  const [typed, first] = [textOf(field), field.defaultValue];
  // The caret of a new page is at the start or at the end of a field.
  const isContinued = typed.startsWith(first) || typed.endsWith(first);
  if (isContinued) {
    setText(field, text + (typed.startsWith(first) ? typed.slice(first.length) : typed.slice(0, -first.length)));
    edited(field);
  }
  return true;
}

/** Leaves the focus and the scroll positions to the user. */
function yieldToUser() {
  if (rest) [rest.focus, rest.scrolled, rest.top, rest.left] = [null, [], 0, 0];
}

function giveUp() {
  const lost = rest?.fields.filter(({ text }) => text).map(({ name }) => name.trim()) ?? [];
  rest = null;
  if (lost.length) showNotice(`${RELOADED}. Please enter again: ${lost.join(", ")}`);
}
