// A person who uses a page. It notes what the server has to handle: each press and choice, with what was typed before.

const TEXTS = ["", "a", "ab", "abc", "é 👩‍🚀", "\"\\", "<b>", "a b", "long enough"];
// Controls whose look the page changes before the server has answered.
const PREDICTED = '[role="tab"], [aria-expanded], [aria-pressed], [type="checkbox"]';
const USABLE = "button, input, select, textarea";

export class Person {
  constructor(realm) {
    this.realm = realm;
    this.made = []; // { event, isOptional, typed }: presses and choices in order
    this.typed = new Map(); // id → the text that was typed last
    this.edits = new Map(); // name of a field → the element that was edited last
    this.composing = null;
    this.count = 0;
    this.predicted = 0; // presses of controls whose look changed before the answer
  }

  /** Does something that the page allows, and returns a description. */
  act(random) {
    const { document } = this.realm;
    const dialog = [...document.querySelectorAll("main > dialog")].filter((each) => !each.inert).at(-1);
    const area = dialog ?? document.querySelector("main");
    if (this.composing) return this.compose(random);
    if (dialog && random.happens(12)) return this.dismiss(dialog);
    const usable = [...area.querySelectorAll(USABLE)].filter((element) => !element.closest("[hidden]") && (dialog || !element.closest("dialog")));
    if (!usable.length) return "nothing to use";
    const element = random.element(usable);
    if (random.happens(10)) return this.focus(element);
    if (element.localName === "button") return this.press(element);
    if (element.localName === "select") return this.choose(element, random);
    if (element.type === "checkbox") return this.toggle(element);
    if (element.matches('[data-on~="submit"]') && random.happens(4)) return this.submit(element);
    return this.type(element, random);
  }

  /** Types before the script of the page runs, which sends nothing else from this time. */
  actEarly(random) {
    const fields = [...this.realm.document.querySelectorAll("input[type=text], textarea")].filter((field) => !field.closest("[hidden]"));
    const field = random.element(fields);
    field.focus();
    return this.enter(field, random);
  }

  strike(element, key) {
    const { KeyboardEvent } = this.realm.window;
    element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }

  focus(element) {
    element.focus();
    return `focus ${element.dataset.n}`;
  }

  note(element, kind, more = [], isOptional = false) {
    this.made.push({ event: [Number(element.dataset.n), kind, ...more], isOptional, typed: new Map(this.typed) });
  }

  press(button) {
    const { window } = this.realm;
    const { left, top } = button.getBoundingClientRect();
    const place = { bubbles: true, cancelable: true, isPrimary: true, button: 0, clientX: left + 1, clientY: top + 1 };
    button.dispatchEvent(new window.PointerEvent("pointerdown", place));
    if (!button.disabled) button.focus();
    button.dispatchEvent(new window.PointerEvent("pointerup", place));
    // A press of a disabled control is sent if an edit that may enable it is unanswered.
    this.note(button, "click", [], button.disabled);
    if (button.matches(PREDICTED)) this.predicted += 1;
    button.click();
    return `press ${button.textContent}`;
  }

  submit(field) {
    field.focus();
    this.note(field, "submit");
    this.strike(field, "Enter");
    return `submit ${field.dataset.n}`;
  }

  choose(select, random) {
    select.focus();
    select.value = random.element([...select.options]).value;
    this.note(select, "select", [select.value]);
    this.realm.dispatch(select, "input");
    this.realm.dispatch(select, "change");
    return `choose ${select.value}`;
  }

  toggle(box) {
    box.focus();
    this.typed.set(Number(box.dataset.n), box.checked ? "off" : "on");
    this.predicted += 1;
    box.click();
    return `switch ${box.dataset.n}`;
  }

  dismiss(dialog) {
    this.note(dialog, "dismiss");
    this.strike(this.realm.document.activeElement, "Escape");
    return `dismiss ${dialog.dataset.n}`;
  }

  /** Types a text that differs from all others. */
  type(field, random) {
    field.focus();
    if (random.happens(3)) {
      this.composing = field;
      this.realm.dispatch(field, "compositionstart");
    }
    return this.enter(field, random);
  }

  enter(field, random) {
    this.count += 1;
    const text = `${this.count}${random.element(TEXTS)}`;
    field.value = text;
    this.typed.set(Number(field.dataset.n), text);
    this.edits.set(this.nameOf(field), field);
    this.realm.dispatch(field, "input");
    return `type ${field.dataset.n} ${text}`;
  }

  nameOf(field) { return field.closest("label")?.textContent || field.ariaLabel; }

  compose(random) {
    const field = this.composing;
    if (random.happens(2)) return "look at the composition";
    if (field.isConnected && !field.closest("[hidden]") && random.happens(2)) return this.enter(field, random);
    return this.endComposition();
  }

  endComposition() {
    const field = this.composing;
    this.composing = null;
    if (!field) return "no composition";
    // A browser tells it to a field that has left the page, too, but no listener of the document hears it.
    this.realm.dispatch(field, "compositionend");
    return "end a composition";
  }
}
