// What holds after each course.

import { Violation } from "./violation.js";

const ACTIONS = new Set(["click", "select", "submit", "dismiss"]);
// Attributes that the page sets by itself.
const OWN = new Set(["data-n", "data-on", "data-rev", "data-pending", "data-still", "value", "checked", "selected", "open", "tabindex", "aria-labelledby", "style", "class", "id"]);

export function checkEnd({ person, session, realm, expected }) {
  const lost = checkEvents(person, session);
  if (lost.length) throw new Violation(`The server has not handled ${JSON.stringify(lost)}.`);
  compare(realm.document.querySelector("main"), session.tree.root);
  if (realm.document.title !== session.title) throw new Violation(`The title is ${realm.document.title}, not ${session.title}.`);
  if (realm.document.querySelector("[data-pending]")) throw new Violation("A control is still pending.");
  for (const [id, text] of person.typed) {
    if (!session.tree.get(id) || session.inputs.get(id) === text || realm.arrival === "reload") continue;
    throw new Violation(`What was typed last in ${id} is ${text}. The server has ${session.inputs.get(id)}.`);
  }
  for (const [name, text] of Object.entries(expected)) {
    if (person.edits.has(name) || name === "Note" && session.feature.isFilled) continue;
    const own = session.feature[name.toLowerCase()];
    if (own !== (name === "Short" ? text.slice(0, 3) : text)) throw new Violation(`${name} is ${own} after a reload, and was ${text}.`);
  }
}

/**
 * Checks that the server has handled the events of a person exactly once and in order, each after the edits before it.
 * Returns the events that it has not received.
 */
export function checkEvents({ made, realm }, session) {
  const handled = session.handled.filter(({ event }) => ACTIONS.has(event[1]));
  const isRestored = realm.arrival === "reload"; // then the page brings back edits and choices of an earlier person
  const isSame = (own, { event, inputs }) => String(own.event) === String(event)
    && (isRestored || [...own.typed].every(([id, text]) => !inputs.has(id) || inputs.get(id) === text));

  // An event can match several presses of a disabled control, not all of which the page sends. `ways` are the possible
  // numbers of the person's events that precede the next event of the server.
  let ways = [0];
  for (const item of handled) {
    const next = new Set();
    for (const way of ways) {
      if (isRestored && item.event[1] === "select") next.add(way);
      for (let index = way; index < made.length; index += 1) {
        if (isSame(made[index], item)) next.add(index + 1);
        if (!made[index].isOptional) break;
      }
    }
    if (!next.size) {
      const own = list(made.slice(Math.min(...ways)));
      throw new Violation(`The server has handled ${item.event} with ${texts(item.inputs)}, where the person did: ${own}`);
    }
    ways = [...next];
  }
  const rests = ways.map((way) => made.slice(way).filter(({ isOptional }) => !isOptional).map(({ event }) => event));
  return rests.reduce((least, rest) => rest.length < least.length ? rest : least);
}

const texts = (fields) => JSON.stringify(Object.fromEntries([...fields].filter(([, text]) => text !== undefined)));
const list = (items) => items.map(({ event, typed }) => `${event.join(" ")} with ${texts(typed)}`).join(", ") || "nothing";

/** Compares an element of the page with that of the server. */
function compare(element, own) {
  const expect = (value, other, part) => {
    if (value !== other) throw new Violation(`The ${part} of ${own.id} (${own.key}) is ${value} on the page, and ${other} here.`);
  };
  expect(element.localName, own.tag, "tag");
  expect(element.dataset.n, String(own.id), "identifier");
  expect(element.dataset.on ?? "", own.kinds ?? "", "events");
  const names = new Set([...element.getAttributeNames(), ...Object.keys(own.attributes)].filter((name) => !OWN.has(name)));
  for (const name of names) if (!(own.tag === "option" && name === "value")) expect(element.getAttribute(name) ?? undefined, own.attributes[name], name);
  if (element.id) expect(element.id, own.attributes.id ?? `n${own.id}`, "id");
  expect(element.className || undefined, own.attributes.class, "class");
  expect(element.style.cssText.replace(/;$/, ""), own.attributes.style ?? "", "style");
  if (own.tag === "option") expect(element.value, own.attributes.value, "value");
  if (own.field) expect(element.type === "checkbox" ? (element.checked ? "on" : "off") : element.value, own.field.text, "field");
  if (own.tag === "textarea") return;
  if (own.text !== null) return expect(element.textContent, own.text, "text");
  // The banner is in the frontmost dialog.
  // The script adds elements of its own: the banner, the live regions, and what closes a dialog.
  const children = [...element.children].filter(({ dataset }) => dataset.n !== undefined);
  expect(children.map(({ dataset }) => dataset.n).join(), own.children.map(({ id }) => id).join(), "content");
  children.forEach((child, index) => compare(child, own.children[index]));
}
