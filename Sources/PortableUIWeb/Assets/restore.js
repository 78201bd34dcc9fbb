// What the user has typed, brought back after a reload, and when the user comes back to the page.
//
// A session can end while its page is open, for example because the server is restarted. Until the page has loaded again,
// the tab stores the fields that the user has edited, the scroll positions, the focus and the caret. When the user leaves
// the page or loads it again, the tab stores the texts, by the entry of the history. An element is the same if its place
// in the tree and its name are the same. Passwords are never stored.

import { isField, isSwitch, nodes } from "./nodes.js";
import { CONTROLS, focusReadable } from "./focus.js";
import { displayed, frontDialog, nameOfDialog, originals, setText, showChoices, textOf } from "./page.js";
import { hasNotice, showNotice } from "./banner.js";
import { arrival, currentEntry } from "./history.js";
import { word } from "./words.js";

const KEY = "live-restore";
const LEFT_KEY = "live-left";
const LEFT_LIMIT = 20; // entries of the history with texts
const PATIENCE = 60_000; // ms from the first connection in which elements can arrive: content can load slowly
const TEXT_INPUTS = new Set(["text", "search", "tel", "url", "textarea"]); // with a caret

const edits = new Set(); // fields and pickers that the user has changed
const secrets = new WeakSet(); // fields that have been secret, even if they display their text now
let rest = null; // what has not been restored
const KEY_PATIENCE = 20_000; // ms from the first connection in which the page keeps keys for a field
let deadline, keyDeadline; // the timers of PATIENCE and KEY_PATIENCE
const keys = []; // that were pressed before the field is there

const isSecret = (field) =>
  secrets.has(field) || field.type === "password" || /password|one-time-code/.test(field.autocomplete);

/** Marks a field or picker that the user has changed. */
export function keep(element) {
  for (const other of edits) if (!other.isConnected) edits.delete(other);
  if (isField(element)) displayed.set(element, textOf(element));
  if (isSecret(element)) secrets.add(element);
  edits.add(element);
}

/** Displays the texts and choices of the page again, which a browser replaces after it has loaded a page that it knows. */
export function redisplay() {
  if (arrival === "navigate") return;
  for (const element of nodes.values()) {
    if (isField(element) && textOf(element) !== displayed.get(element)) setText(element, displayed.get(element) ?? "");
  }
  showChoices();
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

/** Stores the page before it loads itself again. `isUncertain` states whether the user has pressed something that the server has not answered. */
export function store(isUncertain) {
  const page = capture();
  write(KEY, { ...page, path: location.pathname, fields: page.fields.filter(isStorable), isUncertain });
}

const isStorable = ({ isSecret }) => !isSecret;

/** Returns what the user has typed and where, with passwords. */
export function capture() {
  const fields = editedFields(() => true);
  const scrolled = [...document.querySelectorAll("main, main *")].filter(isScrolled).map((element) =>
    ({ place: placeOf(element), top: element.scrollTop, left: element.scrollLeft })).concat(rest?.scrolled ?? []);
  const active = document.activeElement;
  // A heading has the focus while the field of a person who types is not there.
  const isWaiting = rest?.focus?.caret && !active?.matches(CONTROLS);
  const focus = active?.closest("main") && !isWaiting
    ? { place: placeOf(active), name: nameOf(active), caret: caretOf(active) } : rest?.focus;
  const [top, left] = [rest?.top || scrollY, rest?.left || scrollX];
  const dialogName = openDialog();
  return { fields, scrolled, focus, top, left, dialogName };
}

/** Stores the texts that the user has typed, by the entry of the history that is left. */
export function storeLeft() {
  const entry = currentEntry();
  if (!entry) return;
  const fields = editedFields((field) => isText(field) && textOf(field) !== originals.get(field)).filter(isStorable);
  const others = leftPages().filter((page) => page.entry !== entry);
  if (fields.length) others.push({ entry, path: location.pathname, fields, dialogName: openDialog() });
  write(LEFT_KEY, others.slice(-LEFT_LIMIT));
}

/** Whether a field has only the effect of its text. A switch or slider can cause an action when it changes. */
const isText = (field) => isField(field) && !isSwitch(field) && field.type !== "range";

/** Returns the edited fields, and those that have not been restored since an earlier reload. */
function editedFields(isIncluded) {
  const fields = [...edits].filter((field) => field.isConnected && isIncluded(field)).map((field) => ({
    place: placeOf(field), name: nameOf(field), text: isField(field) ? textOf(field) : field.value,
    original: originals.get(field), isSecret: isSecret(field),
  }));
  return fields.concat((rest?.fields ?? []).filter((old) => !fields.some((field) => isSame(field, old))));
}

function openDialog() {
  const dialog = frontDialog();
  return dialog ? nameOfDialog(dialog) ?? "" : rest?.dialogName;
}

function write(key, value) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage there is nothing to restore from.
  }
}

function read(key) {
  try { return JSON.parse(sessionStorage.getItem(key)); } catch { return null; }
}

const leftPages = () => read(LEFT_KEY) ?? [];

/** Takes the page that was stored before a reload, or else the texts of this entry of the history. */
function take() {
  const page = read(KEY);
  const left = leftPages();
  try { sessionStorage.removeItem(KEY); } catch { /* this page has no storage */ }
  const ofEntry = left.find(({ entry }) => entry === currentEntry());
  if (ofEntry) write(LEFT_KEY, left.filter((other) => other !== ofEntry));
  if (page?.path === location.pathname) return page;
  const isReturn = arrival === "reload" || arrival === "back_forward";
  return isReturn && ofEntry?.path === location.pathname ? { scrolled: [], top: 0, left: 0, isReturn, ...ofEntry } : null;
}

const caretOf = (field) => TEXT_INPUTS.has(field.type) && !isSecret(field)
  ? [field.selectionStart, field.selectionEnd, field.selectionDirection] : undefined;

/** Asks the user to check the last action: nobody knows whether the server has done it. */
export function askToCheck() { showNotice(`${word("reloaded")} ${word("checkLastAction")}`); }

/** Tells the user that the page was loaded again, unless something else is told. */
export function tellOfReload() { if (!hasNotice()) showNotice(word("reloaded")); }

/** Restores the page that was stored, and calls `handlers` for its edits. */
export function restore(handlers) {
  rest = take();
  if (!rest?.focus?.caret) takeKeys();
  if (!rest) return;
  begin();
  restoreMore(handlers);
  if (isHidden()) whenShown(() => restoreMore(handlers)); // a hidden field takes no focus
}

/** Restores what was captured with the patches that follow. The elements have the values of the server again. */
export function continueWith(page) {
  edits.clear();
  deadline = clearTimeout(deadline);
  clearTimeout(keyDeadline);
  rest = { ...page, isInPlace: true };
  if (rest.focus?.caret) window.keepEarlyKeys?.(); // if its field is not there yet
  begin();
}

function begin() {
  if (rest.isUncertain) askToCheck();
  for (const type of ["pointerdown", "keydown", "wheel"]) addEventListener(type, yieldToUser, { capture: true });
}

/** Returns the keys that a person has pressed since the page was replaced, and leaves the next ones to the page. */
function takeKeys() {
  stopKeepingKeys();
  return keys.splice(0);
}

function stopKeepingKeys() {
  clearTimeout(keyDeadline);
  keys.push(...window.takeEarlyKeys?.() ?? []);
}

const isHidden = () => "restoring" in document.documentElement.dataset;

/** Limits the time for elements to arrive. Called when the page is connected, since a busy server may connect it late. */
export function limitRestoring() {
  if (!rest) return;
  deadline ??= setTimeout(giveUp, PATIENCE);
  clearTimeout(keyDeadline);
  keyDeadline = setTimeout(stopKeepingKeys, KEY_PATIENCE);
  whenShown(mentionDialog);
}

/** Calls `action` once the page is shown, which has waited for the texts that the browser keeps. */
export function whenShown(action) {
  if (!isHidden()) return action();
  const observer = new MutationObserver(() => {
    observer.disconnect();
    action();
  });
  observer.observe(document.documentElement, { attributeFilter: ["data-restoring"] });
}

/** Mentions a dialog that was open before the reload and is not open once the page is shown. */
function mentionDialog() {
  if (!rest) return;
  const { dialogName, fields, isUncertain } = rest;
  rest.dialogName = undefined;
  if (dialogName === undefined || frontDialog()) return;
  const name = dialogName.trim();
  const parts = [word("reloaded"), name ? word("dialogClosed", name) : word("someDialogClosed")];
  if (fields.some(({ text }) => text)) parts.push(word("textComesBack"));
  if (isUncertain) parts.push(word("checkLastAction"));
  showNotice(parts.join(" "));
}

/** Restores elements that have arrived since. */
export function restoreMore(handlers) {
  if (!rest) return;
  rest.fields = rest.fields.filter((field) => !restoreField(field, handlers));
  const focused = rest.focus && !isHidden() && find(rest.focus);
  if (focused) {
    if (focused.matches(CONTROLS)) focused.focus({ preventScroll: true });
    else focusReadable(focused);
    if (rest.focus.caret && caretOf(focused)) focused.setSelectionRange(...rest.focus.caret);
    rest.focus = null;
    typeOn(focused, takeKeys());
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
  if (!element || element.disabled || isSecret(element) !== Boolean(stored.isSecret)) return false;
  if (rest.isReturn && isChanged(element, stored)) return false;
  if (edits.has(element)) return continueEdit(element, stored.text, edited);
  if (isField(element)) {
    // A field in its place can have a text that the new session does not know.
    if (textOf(element) === stored.text && !rest.isInPlace) return true;
    if (textOf(element) !== stored.text) setText(element, stored.text);
    edited(element);
  } else if (element.localName === "select" && element.value !== stored.text) {
    if (![...element.options].some(({ value }) => value === stored.text)) return false;
    element.value = stored.text;
    chosen(element);
  }
  return true;
}

/** Whether a field has another text than before it was edited, for example because the edit was saved. */
const isChanged = (field, { original, text }) => ![original, text].includes(originals.get(field) ?? textOf(field));

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

/** Types keys in the field that has the focus again. */
function typeOn(field, keys) {
  if (!caretOf(field)) return;
  for (const key of keys) {
    if (key === "Enter" && field.localName !== "textarea") {
      field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      continue;
    }
    const { selectionStart, selectionEnd: end, value } = field;
    const erased = key === "Backspace" && selectionStart === end ? [...value.slice(0, end)].at(-1)?.length ?? 0 : 0;
    const text = { Backspace: "", Enter: "\n" }[key] ?? key;
    field.setRangeText(text, selectionStart - erased, end, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

/** Leaves the focus and the scroll positions to the user. */
function yieldToUser() {
  takeKeys();
  if (rest) [rest.focus, rest.scrolled, rest.top, rest.left] = [null, [], 0, 0];
}

function giveUp() {
  // A field that the user comes back to, and that has another text now, has probably been saved.
  const lost = rest?.fields.filter((field) => field.text && !(rest.isReturn && find(field)))
    .map(({ name }) => name.trim()) ?? [];
  rest = null;
  takeKeys();
  if (lost.length) showNotice(`${word("reloaded")} ${word("enterAgain", lost.join(", "))}`);
}
