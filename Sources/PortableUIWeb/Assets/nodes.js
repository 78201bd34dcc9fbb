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

/** Gives the IDs of another session's tree to an element and to everything inside it that has the same place and tag. */
export function matchNodes(main, tree) {
  const old = new Set(nodes.values());
  nodes.clear();
  const match = (element, [id, tag, , content]) => {
    if (element?.localName !== tag) return;
    nodes.set(id, element);
    element.dataset.n = id;
    if (!Array.isArray(content)) return;
    const children = [...element.children].filter((child) => old.has(child));
    content.forEach((child, index) => match(children[index], child));
  };
  match(main, tree);
}

/** Removes the IDs of an element and of everything inside it. */
export function forget(child) {
  for (const element of [child, ...child.querySelectorAll?.("[data-n]") ?? []]) {
    if (nodes.get(Number(element.dataset?.n)) === element) nodes.delete(idOf(element));
  }
}
