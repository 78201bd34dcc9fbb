// The words that the scripts show, in the language of the page, which the page can change.

let known; // the words as the page states them
let words = {};

/** Returns the word of a name, with a text in the place of `%@`. */
export function word(name, text = "") {
  const stated = document.documentElement.dataset.words;
  if (stated !== known) [known, words] = [stated, JSON.parse(stated ?? "{}")];
  return (words[name] ?? "").replace("%@", () => text);
}
