"""The page's script: mutated frames. The seeds are fixed, so that a failure repeats."""

from pathlib import Path

import pytest

CORPUS = Path(__file__).parents[1] / "FuzzCorpus" / "patches"
ROUNDS = 2_000

MAIN = (
    '<p class="text" data-n="2">Text</p><span data-n="3">Span</span>'
    '<input data-n="4" data-on="input" value="" data-rev="0" aria-label="Name">'
    '<ul data-n="5"><li data-n="6">Item</li></ul>'
    '<select data-n="7" data-on="select" aria-label="Pick"><option data-n="8" value="one" selected>One</option>'
    '<option data-n="9" value="two">Two</option></select>'
)
TREE = [1, "main", {}, [
    [2, "p", {"class": "text"}, "Text"], [3, "span", {}, "Span"],
    [4, "input", {"aria-label": "Name"}, 0, "input", ["", 0]], [5, "ul", {}, [[6, "li", {}, "Item"]]],
    [7, "select", {"aria-label": "Pick"}, [[8, "option", {"value": "one"}, "One"], [9, "option", {"value": "two"}, "Two"]],
     "select", ["one", 0]],
]]

PRELUDE = """
  let state = seed;
  const random = (limit) => { // mulberry32
    state = (state + 0x6D2B79F5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % limit;
  };
  const MARKS = ['"', "[", "]", "{", "}", ",", ":", "0", "1", "9", "-", ".", "e", "null", "\\n", "\\\\", "data:", "é"];
  const mutate = (text) => {
    for (let count = 1 + random(4); count > 0; count -= 1) {
      const place = random(text.length + 1);
      switch (random(4)) {
        case 0: text = text.slice(0, place) + MARKS[random(MARKS.length)] + text.slice(place); break;
        case 1: text = text.slice(0, place) + text.slice(place + 1 + random(3)); break;
        case 2: text = text.slice(0, place) + String.fromCharCode(32 + random(95)) + text.slice(place + 1); break;
        default: {
          const part = text.slice(place, place + random(30));
          const target = random(text.length + 1);
          text = text.slice(0, target) + part + text.slice(target);
        }
      }
    }
    return text;
  };
"""

READ = """async ({ corpus, rounds, seed }) => {
  const { parseFrame, splitFrames } = await import("/frames.js");""" + PRELUDE + """
  const kinds = { patch: 0, snapshot: 0, reload: 0, heartbeat: 0, malformed: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const frame = mutate(corpus[round % corpus.length]);
    let kind = "malformed";
    try {
      const parsed = parseFrame(frame);
      kind = parsed.kind;
      const counts = { patch: [parsed.number, parsed.done], snapshot: [parsed.number, parsed.done], reload: [parsed.delay] };
      for (const count of counts[kind] ?? []) if (!Number.isSafeInteger(count) || count < 0) throw new TypeError(frame);
    } catch (error) {
      if (error instanceof TypeError && kind !== "malformed") throw error;
      kind = "malformed";
    }
    kinds[kind] += 1;
    // Frames do not depend on the pieces in which they arrive.
    const text = `${corpus.join("\\n\\n")}\\n\\n${frame}`;
    const [whole, end] = splitFrames(text);
    let [frames, rest] = [[], ""];
    for (let index = 0; index < text.length;) {
      const length = 1 + random(60);
      const [more, remaining] = splitFrames(rest + text.slice(index, index + length));
      frames.push(...more);
      rest = remaining;
      index += length;
    }
    if (JSON.stringify([frames, rest]) !== JSON.stringify([whole, end])) throw new Error(`Split differently: ${frame}`);
  }
  return kinds;
}"""

APPLY = """async ({ corpus, rounds, seed, tree }) => {
  const [{ parseFrame }, { nodes }, page] = await Promise.all(
    [import("/frames.js"), import("/nodes.js"), import("/page.js")]);""" + PRELUDE + """
  const recover = () => {
    // The page would reload. A snapshot has to be sufficient as long as the root element exists.
    const main = document.querySelector("main");
    if (main && nodes.get(1) === main) return page.showSnapshot(null, tree);
    for (const element of document.querySelectorAll("main, [data-n]")) element.remove();
    nodes.clear();
    const root = document.createElement("main");
    document.body.prepend(root);
    nodes.set(1, root);
    root.dataset.n = "1";
    page.showSnapshot(null, tree);
  };
  const shown = () => {
    const describe = (element) => [
      element.localName, ...["data-n", "data-on", "class", "aria-label"].map((name) => element.getAttribute(name)),
      element.localName === "input" ? "" : element.value,
      ...element.children.length ? [...element.children].map(describe) : [element.textContent],
    ];
    return JSON.stringify(describe(document.querySelector("main")));
  };
  recover();
  const expected = shown();
  const outcomes = { applied: 0, refused: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const frame = mutate(corpus[round % corpus.length]);
    try {
      const { kind, content } = parseFrame(frame);
      if (kind !== "patch") continue;
      for (const op of content) {
        if (op?.[0] === "n" || op?.[0] === "h") continue; // these leave the page
        page.apply(op);
        outcomes.applied += 1;
      }
    } catch {
      outcomes.refused += 1;
    }
    recover();
    if (shown() !== expected) throw new Error(`Not recovered from ${frame}: ${shown()}`);
    for (const [id, element] of nodes) {
      if (element.isConnected && Number(element.dataset.n) !== id) throw new Error(`Element ${id} is stored as another after ${frame}`);
    }
  }
  return outcomes;
}"""


def corpus():
    return [path.read_text() for path in sorted(CORPUS.glob("*.txt"))]


@pytest.mark.parametrize("seed", [1, 2])
def test_mutated_frames_are_read_or_malformed(live, seed):
    page = live(MAIN, clock=False)
    kinds = page.evaluate(READ, {"corpus": corpus(), "rounds": ROUNDS, "seed": seed})
    assert sum(kinds.values()) == ROUNDS
    assert all(count > 0 for count in kinds.values()), kinds


@pytest.mark.parametrize("seed", [3, 4])
def test_page_recovers_from_mutated_patches(live, seed):
    page = live(MAIN, clock=False)
    # Browsers report invalid attributes of drawings as errors.
    frames = [frame for frame in corpus() if "svg" not in frame]
    outcomes = page.evaluate(APPLY, {"corpus": frames, "rounds": ROUNDS, "seed": seed, "tree": TREE})
    assert outcomes["applied"] > 100 and outcomes["refused"] > 100, outcomes
