// <live-markdown-field>: a field for text in Markdown, which shows the structure of the text while it is typed.
//
// A transparent text area is in front of the same text with colors. The field is a native one: its keys, selection,
// undo and input methods are those of the browser.

const LOOK = new CSSStyleSheet();
LOOK.replaceSync(`
  :host { display: block; }
  label { display: block; font-weight: 550; font-size: 0.875rem; margin-block-end: 0.375rem; color: var(--text-secondary); }
  div { display: grid; border: 1px solid var(--border); border-radius: var(--control-radius); background: var(--surface); }
  div:focus-within { outline: 2px solid var(--accent); outline-offset: 1px; }
  pre, textarea {
    grid-area: 1 / 1; box-sizing: border-box; width: 100%; margin: 0; border: 0; padding: 0.625rem 0.75rem; min-height: 9lh;
    font: 0.9375rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2;
  }
  pre { color: var(--text); pointer-events: none; }
  textarea { resize: none; overflow: hidden; background: none; color: transparent; caret-color: var(--text); outline: none; }
  .heading, .strong { font-weight: 700; }
  .emphasis { font-style: italic; }
  .heading, .mark { color: var(--accent); }
  .code, .quote { color: var(--text-secondary); }
  .link { text-decoration: underline; }
`);

// The kinds of parts, in the order in which they are tried at each place.
const PARTS = new RegExp([
  /(?<heading>^#{1,6} .*$)/, /(?<quote>^> .*$)/, /(?<code>^```[\s\S]*?(?:^```$|$(?![\s\S]))|`[^`\n]+`)/,
  /(?<mark>^[ \t]*(?:[-*+]|\d{1,9}\.) )/, /(?<strong>\*\*[^*\n]+\*\*)/, /(?<emphasis>\*[^*\s][^*\n]*\*|_[^_\s][^_\n]*_)/,
  /(?<link>\[[^\]\n]*\]\([^)\n]*\))/,
].map(({ source }) => source).join("|"), "gm");

const LENGTH = 10_000; // in UTF-16; the server accepts 32 KB

customElements.define("live-markdown-field", class extends HTMLElement {
  #label = document.createElement("label");
  #field = Object.assign(document.createElement("textarea"), { id: "field", maxLength: LENGTH, spellcheck: true });
  #shown = document.createElement("pre");
  #edits = 0; // which the server may not know yet

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    root.adoptedStyleSheets = [LOOK];
    this.#label.htmlFor = "field";
    this.#shown.setAttribute("aria-hidden", "true");
    const box = document.createElement("div");
    box.append(this.#shown, this.#field);
    root.append(this.#label, box);
    this.#field.addEventListener("input", () => this.#edited());
    this.#field.addEventListener("keydown", (event) => this.#keyPressed(event));
  }

  /** A text that does not know the newest edit is not shown: its answer is still to come. */
  set properties({ title, text, edits }) {
    this.#label.textContent = title;
    if (edits >= this.#edits && text !== this.#field.value) this.#replace(text);
    this.#edits = Math.max(this.#edits, edits);
    this.#draw();
  }

  #replace(text) {
    const { value, selectionStart, selectionEnd } = this.#field;
    let same = 0;
    while (same < value.length && value[same] === text[same]) same += 1;
    const carry = (offset) => offset <= same ? offset : Math.max(same, offset + text.length - value.length);
    this.#field.value = text;
    if (this.matches(":focus")) this.#field.setSelectionRange(carry(selectionStart), carry(selectionEnd));
  }

  #edited() {
    this.#edits += 1;
    this.#draw();
    this.dispatchEvent(new CustomEvent("send", { detail: { edited: { text: this.#field.value, edits: this.#edits } } }));
  }

  #draw() {
    const text = this.#field.value;
    const parts = [];
    let end = 0;
    for (const match of text.matchAll(PARTS)) {
      const [kind] = Object.entries(match.groups).find(([, part]) => part !== undefined);
      parts.push(text.slice(end, match.index), Object.assign(document.createElement("span"), { className: kind, textContent: match[0] }));
      end = match.index + match[0].length;
    }
    this.#shown.replaceChildren(...parts, text.slice(end), "\n"); // a last empty line has a height
  }

  #keyPressed(event) {
    if (event.isComposing) return;
    const mark = { b: "**", i: "*" }[event.key];
    if (mark && (event.ctrlKey || event.metaKey) && !event.altKey) {
      event.preventDefault();
      this.#surround(mark);
    } else if (event.key === "Enter" && !event.shiftKey) {
      this.#continueList(event);
    }
  }

  // `execCommand` keeps the browser's undo.

  #surround(mark) {
    const { selectionStart, selectionEnd, value } = this.#field;
    document.execCommand("insertText", false, mark + value.slice(selectionStart, selectionEnd) + mark);
    this.#field.setSelectionRange(selectionStart + mark.length, selectionEnd + mark.length);
  }

  #continueList(event) {
    const { selectionStart, value } = this.#field;
    const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
    const [, indent, bullet, number, content] = line.match(/^([ \t]*)(?:([-*+])|(\d{1,9})\.) (.*)$/) ?? [];
    if (content === undefined) return;
    event.preventDefault();
    if (!content) {
      this.#field.setSelectionRange(selectionStart - line.length, selectionStart);
      return void document.execCommand("delete");
    }
    document.execCommand("insertText", false, `\n${indent}${bullet ?? `${Number(number) + 1}.`} `);
  }
});
