// Keeps the clicks and the Enter keys of a page until its script runs, which repeats them: see events.js.
//
// The document loads this script before it shows anything, together with its style sheet.

{
  const kept = [];
  const types = ["click", "keydown"];
  const keep = (event) => {
    if (event.type === "click" || event.key === "Enter") kept.push(event);
  };
  for (const type of types) addEventListener(type, keep, true);
  /** Ends this, and returns the events from the first to the last. */
  window.takeEarlyEvents = () => {
    for (const type of types) removeEventListener(type, keep, true);
    return kept.splice(0);
  };
}
