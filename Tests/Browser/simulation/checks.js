// What holds after each course.

import { Violation } from "./violation.js";

const ACTIONS = new Set(["click", "select", "submit", "dismiss"]);
// Attributes that the page sets by itself.
const OWN = new Set(["data-n", "data-on", "data-rev", "data-pending", "value", "checked", "selected", "open", "tabindex", "aria-labelledby", "style", "class", "id"]);

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
  let index = 0;
  for (const { event, inputs } of handled) {
    let next = index;
    while (made[next]?.isOptional && String(made[next].event) !== String(event)) next += 1;
    const own = made[next];
    if (String(own?.event) !== String(event)) {
      if (event[1] === "select" && realm.arrival === "reload") continue; // a choice that the page has brought back
      throw new Violation(`The server has handled ${event} where the person did ${own?.event ?? "nothing"}: ${list(handled)} for ${list(made)}`);
    }
    index = next + 1;
    if (realm.arrival === "reload") continue; // restored edits are not those of this person
    for (const [id, text] of own.typed) {
      if (inputs.has(id) && inputs.get(id) !== text) {
        throw new Violation(`${event} met the text ${inputs.get(id)} in ${id}, and was made after ${text}.`);
      }
    }
  }
  return made.slice(index).filter(({ isOptional }) => !isOptional).map(({ event }) => event);
}

const list = (items) => items.map(({ event }) => event.join(" ")).join(", ");

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
  if (element.id) expect(element.id, `n${own.id}`, "id");
  expect(element.className || undefined, own.attributes.class, "class");
  expect(element.style.cssText.replace(/;$/, ""), own.attributes.style ?? "", "style");
  if (own.tag === "option") expect(element.value, own.attributes.value, "value");
  if (own.field) expect(element.type === "checkbox" ? (element.checked ? "on" : "off") : element.value, own.field.text, "field");
  if (own.tag === "textarea") return;
  if (own.text !== null) return expect(element.textContent, own.text, "text");
  const children = [...element.children];
  expect(children.map(({ dataset }) => dataset.n).join(), own.children.map(({ id }) => id).join(), "content");
  children.forEach((child, index) => compare(child, own.children[index]));
}
