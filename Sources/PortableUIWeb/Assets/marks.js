// Fields with a value that cannot be accepted. They keep it, and are marked with what to do about it.

import { isDateField } from "./nodes.js";
import { frontDialog, revisions, setText, textOf } from "./page.js";
import { showNotice } from "./banner.js";
import { nameOf } from "./restore.js";

const FREE = "a, .role-cancel, [role=tab], [aria-haspopup], .stepper .button"; // presses that no field holds back

const incomplete = new Set(); // date fields with a value that the server would not accept
const marks = new Map(); // field → { text, message, isNew }

/** Returns whether the value of an edited field can be sent. If not, the field is marked once it is left. */
export function isAcceptable(field) {
  unmark(field);
  if (!isDateField(field) || field.validity.valid) return true;
  incomplete.add(field);
  if (field !== document.activeElement) markIncomplete(field);
  return false;
}

/** Whether a person seems to be typing the year of a date field, so that its date is not the one that is meant. */
export const isTypingYear = (field) =>
  field.type.startsWith("date") && field.value < "1000" && field === document.activeElement;

/** Marks a date field whose date is out of bounds or has not been typed to its end. */
export function markIncomplete(field) {
  if (incomplete.has(field)) mark(field, field.validationMessage);
}

/** Marks a field whose edit the server has not accepted, unless it has been edited since. */
export function markRefused(field, revision, message) {
  if (field.isConnected && revision === revisions.get(field)) mark(field, message);
}

function mark(field, message) {
  marks.set(field, { text: textOf(field), message, isNew: true });
  show(field, message);
}

function show(field, message) {
  field.ariaInvalid = message ? "true" : null;
  const frame = field.closest(".field");
  if (message) frame?.setAttribute("data-refused", message);
  else frame?.removeAttribute("data-refused");
}

function unmark(field) {
  incomplete.delete(field);
  if (marks.delete(field)) show(field, null);
}

export const isMarked = (field) => marks.has(field);

/** Whether a value of the server does not replace that of a field. */
export const keepsValue = (field) => marks.has(field) || incomplete.has(field);

/** Shows the marks after a patch. The response to a refused edit does not replace it, but a later value does. */
export function showMarks() {
  for (const [field, mark] of marks) {
    if (!field.isConnected) marks.delete(field);
    else if (mark.isNew || textOf(field) === mark.text) {
      if (textOf(field) !== mark.text) setText(field, mark.text);
      mark.isNew = false;
      show(field, mark.message);
    } else unmark(field);
  }
}

/**
 * Returns whether a press has to wait, because a marked field is beside the pressed control: its action would use a
 * value that is not the one on the page. Shows the field and the reason.
 */
export function holdsBack(control) {
  if (control.matches(FREE)) return false;
  for (const field of incomplete) if (field.isConnected) markIncomplete(field);
  const front = frontDialog() ?? document;
  const field = [...marks.keys()].find((field) => front.contains(field) && field.checkVisibility());
  if (!field) return false;
  field.focus();
  showMark(field);
  return true;
}

/** Shows the message of a marked field as a notice. */
export function showMark(field) {
  showNotice(`${nameOf(field).trim()}: ${marks.get(field).message}`);
}
