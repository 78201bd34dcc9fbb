// The elements of a session, and the operations that make one tree the next: a model of the server's renderer.
//
// A view is a nested list: `view(key, tag, attributes, content, { kinds, value, act })`. Elements with the same key and
// tag beside each other are the same element.

export const view = (key, tag, attributes = {}, content = null, more = {}) => ({ key, tag, attributes, content, ...more });

export class Tree {
  constructor(wanted) {
    this.lastID = 0;
    this.elements = new Map(); // id → element
    this.root = this.make(wanted, null);
  }

  get(id) { return this.elements.get(id); }

  make(wanted, parent) {
    const { key, tag, attributes, content, kinds, value, act } = wanted;
    const element = { id: this.lastID += 1, key, tag, attributes: { ...attributes }, parent, kinds, act, text: null, children: [] };
    this.elements.set(element.id, element);
    if (value !== undefined) element.field = { text: value, revision: 0, shown: value, awaitsAnswer: false, wasSent: false };
    if (typeof content === "string") element.text = content;
    else element.children = (content ?? []).map((child) => this.make(child, element));
    return element;
  }

  /** Makes the tree the wanted one, and returns the operations for it. `random` chooses among equal ways. */
  render(wanted, random) {
    const ops = [];
    this.update(this.root, wanted, ops, random);
    return ops;
  }

  update(element, wanted, ops, random) {
    element.act = wanted.act;
    for (const name of new Set([...Object.keys(element.attributes), ...Object.keys(wanted.attributes)])) {
      const value = wanted.attributes[name];
      if (element.attributes[name] === value) continue;
      if (value === undefined) delete element.attributes[name];
      else element.attributes[name] = value;
      ops.push(["a", element.id, name, value ?? null]);
    }
    if (typeof wanted.content === "string") {
      if (element.text !== wanted.content) ops.push(["t", element.id, element.text = wanted.content]);
    } else this.updateChildren(element, wanted.content ?? [], ops, random);
    if (element.field) this.show(element, wanted.value, ops);
  }

  updateChildren(element, wanted, ops, random) {
    const name = ({ key, tag }) => `${tag} ${key}`;
    const kept = new Set(wanted.map(name));
    for (const child of [...element.children]) if (!kept.has(name(child))) this.remove(child, ops);
    const order = wanted.map((child) => element.children.find((other) => name(other) === name(child)));
    order.forEach((child, index) => { if (child) this.update(child, wanted[index], ops, random); });
    // From one end to the other. An element is inserted before one that is in its place already, or at the end.
    const rising = random.happens(2);
    const indices = wanted.map((_, index) => index);
    for (const index of rising ? indices : indices.reverse()) {
      const settled = rising ? element.children[index] : this.nextOf(order[index + 1], element);
      const before = rising ? settled : order[index + 1];
      if (order[index] && settled === order[index]) continue;
      this.place(element, order, index, wanted[index], before, ops);
    }
  }

  /** The element before another one, or the last one. */
  nextOf(next, parent) {
    return next ? parent.children[parent.children.indexOf(next) - 1] : parent.children.at(-1);
  }

  place(parent, order, index, wanted, before, ops) {
    if (order[index]) {
      parent.children.splice(parent.children.indexOf(order[index]), 1);
      ops.push(["m", order[index].id, before?.id ?? 0]);
    } else {
      order[index] = this.make(wanted, parent);
      ops.push(["i", parent.id, before?.id ?? 0, encode(order[index])]);
    }
    parent.children.splice(before ? parent.children.indexOf(before) : parent.children.length, 0, order[index]);
  }

  remove(element, ops) {
    element.parent.children.splice(element.parent.children.indexOf(element), 1);
    this.forget(element);
    ops.push(["r", element.id]);
  }

  forget(element) {
    this.elements.delete(element.id);
    element.children.forEach((child) => this.forget(child));
  }

  /** Records an edit of the page, to which the next value of the view is the answer. */
  edited(element, text, revision = element.field.revision) {
    Object.assign(element.field, { text, revision, awaitsAnswer: true });
  }

  /** Records a choice, and sends it back once the page was sent a value, since a choice has no number. */
  chosen(element, option, ops) {
    this.edited(element, option);
    if (element.field.wasSent) this.send(element, ops);
  }

  show(element, text, ops) {
    const { field } = element;
    if (text === field.shown && !field.awaitsAnswer) return;
    field.shown = text;
    field.awaitsAnswer = false;
    if (field.text === text) return;
    field.text = text;
    this.send(element, ops);
  }

  send({ id, field }, ops) {
    field.wasSent = true;
    ops.push(["v", id, field.text, field.revision]);
  }
}

/** Returns an element as `[id, tag, attributes, content, events, value]`, without trailing zeros. */
export function encode({ id, tag, attributes, text, children, kinds, field }) {
  const parts = [id, tag, attributes, text ?? (children.length ? children.map(encode) : 0), kinds ?? 0];
  if (field) return [...parts, [field.text, field.revision]];
  while (parts.at(-1) === 0) parts.pop();
  return parts;
}
