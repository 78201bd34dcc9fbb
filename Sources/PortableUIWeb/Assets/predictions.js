// The look of a control between its press and the answer of the server.
//
// A tab, a disclosure group, a toggle button and an item of a menu show at once what their press means. Until the server
// has answered the newest press, its older values of these attributes are kept back. The answer decides: then the values
// of the server are shown, which returns a control whose press had no effect.
// Why: Documentation/Decisions/0086-presses-are-predicted-in-the-browser.md

import { idOf, nodes } from "./nodes.js";

const actions = new Map(); // press → what its answer ends
const kept = new Map(); // element → { item, values }: the newest press, and the values of the server by attribute

/** Shows the effect of a press with `showAttribute(element, name, value)`. `item` is the press in the queue. */
export function predict(item, control, showAttribute) { show(item, effects(control), showAttribute); }

/** Shows changes of attributes (`[element, name, value]`) until `item` is settled. */
export function show(item, changes, showAttribute) {
  for (const [element, name, value] of changes) {
    const { values } = kept.get(element) ?? { values: new Map() };
    if (!values.has(name)) values.set(name, valueOf(element, name));
    kept.set(element, { item, values });
    showAttribute(element, name, value);
  }
}

// A style attribute that a script has set is not the text that the server has sent.
const valueOf = (element, name) => name === "style" ? element.style.cssText || null : element.getAttribute(name);

/** Whether a value of the server waits for the answer to a press. */
export function keepBack(element, name, value) {
  const values = kept.get(element)?.values;
  if (!values?.has(name)) return false;
  values.set(name, value);
  return true;
}

/** Calls `action` once the server has answered a press. */
export function whenSettled(item, action) { actions.set(item, action); }

/** The names of the attributes of an element whose values the server may have changed unseen. */
export const keptNames = (element) => kept.get(element)?.values.keys() ?? [];

/** Shows the values of the server with `showAttribute(element, name, value)` where `items` have the newest press. */
export function settle(items, showAttribute) {
  for (const item of actions.size ? items : []) {
    actions.get(item)?.();
    actions.delete(item);
  }
  if (!kept.size) return;
  const answered = new Set(items);
  for (const [element, { item, values }] of kept) {
    if (!answered.has(item)) continue;
    kept.delete(element);
    if (nodes.get(idOf(element)) !== element) continue; // removed, and perhaps still shown by an animation
    for (const [name, value] of values) showAttribute(element, name, value);
  }
}

/** Returns the attributes that the press of a control changes: `[element, name, value]`. */
function effects(control) {
  const { role } = control;
  if (role === "tab") return tabEffects(control);
  if (role === "menuitemradio") return optionEffects(control);
  if (role === "menuitemcheckbox") return [flip(control, "aria-checked")];
  if (control.hasAttribute("aria-pressed")) return [flip(control, "aria-pressed")];
  if (control.hasAttribute("aria-expanded")) return disclosureEffects(control);
  return [];
}

const flip = (control, name) => [control, name, String(control.getAttribute(name) !== "true")];

/** A group that is collapsed hides its content. One that is expanded receives it from the server. */
function disclosureEffects(button) {
  const change = flip(button, "aria-expanded");
  const content = button.nextElementSibling;
  return content ? [change, [content, "hidden", change[2] === "true" ? null : ""]] : [change];
}

/** A tab whose content is on the page shows it. Another one is only marked, and the former content stays. */
function tabEffects(tab) {
  const tabs = [...tab.closest("[role=tablist]").querySelectorAll("[role=tab]")];
  const marks = tabs.flatMap((each) => [
    [each, "aria-selected", String(each === tab)],
    [each, "tabindex", each === tab ? "0" : "-1"],
  ]);
  const panel = panelOf(tab);
  if (!panel) return marks;
  const panels = tabs.map(panelOf).filter((each) => each?.parentElement === panel.parentElement);
  return [...marks, ...panels.map((each) => [each, "hidden", each === panel ? null : ""])];
}

const panelOf = (tab) => document.getElementById(tab.getAttribute("aria-controls"));

function optionEffects(option) {
  const options = [...option.closest("[role=menu]").querySelectorAll("[role=menuitemradio]")];
  return options.map((each) => [each, "aria-checked", String(each === option)]);
}
