// What a simulated page shows, and what its actions do. It records what it has handled.

import { view } from "./tree.js";

const TABS = ["News", "Sport", "Weather"];

export class Feature {
  constructor() {
    Object.assign(this, {
      text: "", short: "", note: "", isOn: false, choice: "1", options: 4, rows: [1, 2, 3], names: {}, newest: 3, count: 0,
      levels: [], isPresented: false, isAsking: false, working: 0, isTinted: false, tab: "News", built: ["News"],
      isExpanded: true, // the details; nothing collapses them while the switch is on
      isFilled: false, // whether the note was changed by itself
    });
  }

  // What happens by itself

  /** Changes the view as a message of another page or the end of some work would do. */
  change(random) {
    const changes = {
      insert: () => { this.insert(random.below(4)); },
      count: () => { this.count += 1; },
      finish: () => { this.finishWork(); },
      reverse: () => { this.rows.reverse(); },
      shuffle: () => { this.rows.sort((one, other) => (one * 7919) % 13 - (other * 7919) % 13); },
      remove: () => { this.rows.splice(random.below(4), 1); },
      choose: () => { this.choice = String(1 + random.below(this.options)); },
      fill: () => { [this.note, this.isFilled] = [`by itself ${this.count += 1}`, true]; },
      switch: () => { this.isOn = !this.isOn; },
      tab: () => { this.select(random.element(TABS)); },
      expand: () => { this.isExpanded = !this.isExpanded; },
      ask: () => { if (this.isPresented) this.isAsking = true; },
      options: () => {
        this.options = 3 + random.below(3);
        if (Number(this.choice) > this.options) this.choice = "1";
      },
    };
    const name = random.element(Object.keys(changes));
    changes[name]();
    return name;
  }

  insert(index) {
    this.newest += 1;
    this.rows.splice(index, 0, this.newest);
  }

  /** Selects a tab, and creates its content when it is first selected. */
  select(tab) {
    this.tab = tab;
    this.built = TABS.filter((each) => each === tab || this.built.includes(each));
  }

  finishWork() { this.working = Math.max(0, this.working - 1); }

  // What it shows

  view() {
    const dialogs = [];
    if (this.isPresented) dialogs.push(this.sheet());
    if (this.isPresented && this.isAsking) dialogs.push(this.alert());
    const isCovered = this.levels.length > 0;
    const cover = isCovered ? { hidden: "" } : {};
    return view("main", "main", {}, [
      ...isCovered ? [view("back", "nav", {}, [this.button("Back", () => { this.levels.pop(); })])] : [],
      view("start", "div", { class: "level", ...cover }, this.start()),
      ...this.levels.map((level, index) => this.level(level, index === this.levels.length - 1)),
      ...dialogs,
    ]);
  }

  button(name, act, attributes = {}) {
    return view(name, "button", { class: "button", type: "button", ...attributes }, name, { kinds: "click", act });
  }

  field(name, key, tag = "input", kinds = "input", keep = (text) => text) {
    const act = (kind, text) => { if (kind === "input") this[key] = keep(text); else this.count += 1; };
    const attributes = tag === "input" ? { type: "text" } : {};
    return view(name, "label", { class: "field" }, [
      view("name", "span", {}, name), view("field", tag, attributes, null, { kinds, value: this[key], act }),
    ]);
  }

  start() {
    const options = Array.from({ length: this.options }, (_, index) => String(index + 1));
    return [
      view("title", "h1", {}, `Start ${this.count}`),
      this.field("Text", "text", "input", "input submit"),
      this.field("Short", "short", "input", "input", (text) => text.slice(0, 3)),
      this.field("Note", "note", "textarea"),
      view("On", "label", { class: "field" }, [
        view("field", "input", { type: "checkbox" }, null, {
          kinds: "input", value: this.isOn ? "on" : "off", act: (_, text) => { this.isOn = text === "on"; },
        }),
        view("name", "span", {}, "On"),
      ]),
      view("Choice", "label", { class: "field" }, [
        view("name", "span", {}, "Choice"),
        view("field", "select", {}, options.map((option) => view(option, "option", { value: option }, `Choice ${option}`)), {
          kinds: "select", value: this.choice, act: (_, option) => { this.choice = option; },
        }),
      ]),
      view("state", "p", { class: "text", style: `color: ${this.isOn ? "red" : "blue"}` }, `${this.text} ${this.choice}`),
      this.button("Mark 0", () => { this.count += 1; }),
      this.button("Mark 1", () => { this.isTinted = !this.isTinted; }, this.isTinted ? { "aria-pressed": "true" } : {}),
      view("tabs", "div", { role: "tablist" }, TABS.map((tab) => this.tabButton(tab))),
      ...this.built.map((tab) => view(`panel ${tab}`, "div", {
        class: "tab-panel", role: "tabpanel", id: `panel-${tab}`, ...tab === this.tab ? {} : { hidden: "" },
      }, [view("text", "p", {}, tab)])),
      view("details", "div", { class: "disclosure" }, [
        this.button("Details", () => { this.isExpanded = this.isOn || !this.isExpanded; }, { "aria-expanded": String(this.isExpanded) }),
        ...this.isExpanded ? [view("content", "div", { class: "disclosure-content" }, "The details")] : [],
      ]),
      this.button("Mark 9", () => { this.count += 1; }, this.isOn ? {} : { disabled: "" }),
      this.button("Named", () => { this.count += 1; }, this.text ? {} : { disabled: "" }),
      this.button("Work", () => { this.working += 1; }),
      ...this.working ? [view("progress", "p", { role: "status" }, `Working ${this.working}`)] : [],
      this.button("Insert", () => { this.insert(Number(this.choice)); }),
      this.button("Reverse", () => { this.rows.reverse(); }),
      this.button("Rotate", () => { if (this.rows.length) this.rows.push(this.rows.shift()); }),
      view("rows", "ul", {}, this.rows.map((row) => this.row(row))),
      this.button("Present", () => { this.isPresented = true; }),
      this.button("Level", () => { this.levels.push(this.levels.length + 1); }),
    ];
  }

  /** A tab. While the choice is the first one, a press of the last tab selects the first. */
  tabButton(tab) {
    return this.button(tab, () => { this.select(tab === "Weather" && this.choice === "1" ? "News" : tab); }, {
      role: "tab", id: `tab-${tab}`, "aria-selected": String(tab === this.tab),
      ...this.built.includes(tab) ? { "aria-controls": `panel-${tab}` } : {},
    });
  }

  row(row) {
    const remove = this.button(`Remove ${row}`, () => { this.rows = this.rows.filter((other) => other !== row); });
    const act = (_, text) => { this.names[row] = text; };
    const field = view("field", "input", { type: "text", "aria-label": `Row ${row}` }, null, {
      kinds: "input", value: this.names[row] ?? "", act,
    });
    const content = row % 3 === 0 ? [view("text", "span", {}, `Row ${row} ${this.choice}`)] : row % 3 === 1 ? [field, remove] : [remove];
    return view(row, "li", {}, content);
  }

  level(level, isTop) {
    return view(level, "div", { class: "level", ...isTop ? {} : { hidden: "" } }, [
      view("title", "h1", {}, `Level ${level}`),
      this.field("Text", "text"),
      this.button("Mark 7", () => { this.count += 1; }),
      ...this.isOn ? [this.button("Deeper", () => { this.levels.push(level + 1); })] : [],
    ]);
  }

  sheet() {
    const close = () => { this.isPresented = this.isAsking = false; };
    return view("sheet", "dialog", {}, [
      view("title", "h2", {}, `Sheet ${this.count}`),
      this.field("Text", "text"),
      this.button("Mark 5", () => { this.count += 1; }),
      this.button("Ask", () => { this.isAsking = true; }),
      this.button("Done", close),
    ], { kinds: "dismiss", act: close });
  }

  alert() {
    const close = () => { this.isAsking = false; };
    return view("alert", "dialog", { role: "alertdialog", "aria-label": "Sure?" }, [
      this.button("Mark 6", () => { this.count += 1; close(); }),
      this.button("Cancel", close),
    ], { kinds: "dismiss", act: close });
  }
}
