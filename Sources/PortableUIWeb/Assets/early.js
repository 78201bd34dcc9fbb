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

  const keepKey = (event) => {
    const { key, ctrlKey, altKey, metaKey, isComposing } = event;
    const isCommand = (ctrlKey || altKey || metaKey) && !event.getModifierState("AltGraph");
    const isText = key?.length === 1 || key === "Backspace" || key === "Enter";
    const isUsed = document.activeElement?.matches("a[href], button, input, select, textarea, [tabindex='0']");
    if (isCommand || !isText || isComposing || isUsed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keys.push(key);
  };

  /** Whether the page before had the focus in a text field: this page gives it back. */
  const wasTyping = () => {
    try { return sessionStorage.getItem("live-restore")?.includes('"caret"'); } catch { return false; }
  };

  /** Keeps the keys of a person who has typed in a field that is not there. */
  window.keepEarlyKeys = () => addEventListener("keydown", keepKey, true);

  if (wasTyping()) window.keepEarlyKeys();
  for (const type of types) addEventListener(type, keepPress, true);

  /** Ends keeping presses, and returns them from the first to the last. */
  window.takeEarlyPresses = () => {
    for (const type of types) removeEventListener(type, keepPress, true);
    return presses.splice(0);
  };

  /** Ends keeping keys, and returns them from the first to the last. */
  window.takeEarlyKeys = () => {
    removeEventListener("keydown", keepKey, true);
    return keys.splice(0);
  };
}
