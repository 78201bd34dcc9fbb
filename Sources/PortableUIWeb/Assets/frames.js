// The headers of a stream's request, and its frames: Server-Sent Events with a patch, a snapshot, a delay before a reload, the
// state of a build, or nothing.

const darkness = matchMedia("(prefers-color-scheme: dark)");

/** Calls `changed` after each change of the appearance. */
export function followAppearance(changed) { darkness.addEventListener("change", changed); }

/** Returns the time zone, locale and appearance of the user, which can change while the page is open. */
export function localeHeaders() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const scheme = darkness.matches ? "dark" : "light";
  // The server uses the cookies to render the next page before its script runs.
  const security = location.protocol === "https:" ? "; secure" : "";
  for (const cookie of [`tz=${zone}`, `scheme=${scheme}`]) {
    document.cookie = `${cookie}; path=/; max-age=31536000; samesite=lax${security}`;
  }
  return { "Live-Zone": zone, "Live-Locale": navigator.language, "Live-Scheme": scheme };
}

/** Whether the browser keeps the cookies of this site. */
export function hasCookies() {
  localeHeaders();
  return document.cookie !== "";
}

/** Returns the complete frames of a text, and the rest. */
export function splitFrames(text) {
  const frames = text.split("\n\n");
  return [frames, frames.pop()];
}

/** Returns the content of a frame. Throws an error if the frame is malformed. */
export function parseFrame(frame) {
  const data = frame.match(/^data:(.*)$/m)?.[1];
  const kind = frame.match(/^event:(.*)$/m)?.[1] ?? "patch";
  if (!data) return { kind: "heartbeat" };
  if (kind === "reload") return { kind, delay: count(Number(data)) };
  if (kind === "renew" || kind === "changed") return { kind };
  if (kind === "build") return { kind, content: JSON.parse(data) };
  if (kind === "answer") {
    const [index, status, next] = JSON.parse(data);
    return { kind, index: count(index), status: count(status), next };
  }
  if (kind !== "patch" && kind !== "snapshot") throw new Error(`There are no frames of the kind ${kind}.`);
  const [number, done, ...content] = JSON.parse(data);
  return { kind, number: count(number), done: count(done), content, length: data.length };
}

function count(value) {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error("A number of a frame is not a count.");
  return value;
}
