// Keeps the clicks and the Enter keys of a page until its script runs, which repeats them (see events.js), and the keys of
// a person who types on while the page loads itself again (see restore.js).
//
// The document loads this script before it shows anything, together with its style sheet.

{
  const presses = [];
  const keys = [];
  const types = ["click", "keydown"];

  const keepPress = (event) => {
    if (event.type === "click" || event.key === "Enter") presses.push(event);
  };

  /** Whether the page before had the focus in a text field: this page gives it back. */
  const wasTyping = () => {
    try { return sessionStorage.getItem("live-restore")?.includes('"caret"'); } catch { return false; }
  };
  let keepsKeys = wasTyping();

  // Never removed: it has to come before every other handler of keys.
  addEventListener("keydown", (event) => {
    if (!keepsKeys) return;
    const { key, ctrlKey, altKey, metaKey, isComposing } = event;
    const isCommand = (ctrlKey || altKey || metaKey) && !event.getModifierState("AltGraph");
    const isText = key?.length === 1 || key === "Backspace" || key === "Enter";
    const isUsed = document.activeElement?.matches("a[href], button, input, select, textarea, [tabindex='0']");
    if (isCommand || !isText || isComposing || isUsed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keys.push(key);
  }, true);

  /** Keeps the keys of a person who has typed in a field that is not there. */
  window.keepEarlyKeys = () => { keepsKeys = true; };

  for (const type of types) addEventListener(type, keepPress, true);

  /** Ends keeping presses, and returns them from the first to the last. */
  window.takeEarlyPresses = () => {
    for (const type of types) removeEventListener(type, keepPress, true);
    return presses.splice(0);
  };

  /** Ends keeping keys, and returns them from the first to the last. */
  window.takeEarlyKeys = () => {
    keepsKeys = false;
    return keys.splice(0);
  };
}
