// What buttons share.

import { noteChanges } from "./announcements.js";

const NOTE_TIME = 2_000; // ms for which a button says that its item was copied

/** Offers what a button shares to the device's dialog, or copies it where there is none. */
export async function share(button) {
  const { url, text, title, copied } = JSON.parse(button.dataset.share);
  const data = { title, text, url: url && new URL(url, location.href).href };
  if (navigator.share && navigator.canShare?.(data) !== false) {
    try {
      return await navigator.share(data);
    } catch (error) {
      if (error.name === "AbortError") return; // the person has decided otherwise
    }
  }
  const item = [data.text, data.url].filter(Boolean).join("\n");
  try {
    await navigator.clipboard.writeText(item);
    sayCopied(button, copied);
  } catch {
    prompt(title ?? "", item); // a page without encryption may not use the clipboard
  }
}

function sayCopied(button, copied) {
  button.dataset.copied = copied;
  noteChanges({ inserted: [], texts: [], announcements: [[copied, false]] });
  setTimeout(() => { delete button.dataset.copied; }, NOTE_TIME);
}
