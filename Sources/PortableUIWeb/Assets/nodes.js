// The elements of a live page by the IDs of the server.

export const nodes = new Map(); // node id → element

export const idOf = (element) => Number(element.dataset.n);
export const isDateField = (element) => ["date", "datetime-local", "time"].includes(element.type);
export const isField = (element) => element?.localName === "input" || element?.localName === "textarea";
export const isSwitch = (element) => element.type === "checkbox" || element.type === "radio";

/** Returns the element with an ID. Throws an error if there is none. */
export function node(id) {
  const element = nodes.get(id);
  if (!element) throw new Error(`There is no element ${id}.`);
  return element;
}

/** Removes the IDs of an element and of everything inside it. */
export function forget(child) {
  for (const element of [child, ...child.querySelectorAll?.("[data-n]") ?? []]) {
    if (nodes.get(Number(element.dataset?.n)) === element) nodes.delete(idOf(element));
  }
}
