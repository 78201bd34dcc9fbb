// The headers of a stream's request, and its frames: Server-Sent Events with a patch, a snapshot, a delay before a reload, or nothing.

/** Returns the time zone and locale of the user, which can change while the page is open. */
export function localeHeaders() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // The server uses the cookie to render the next page before its script runs.
  const security = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `tz=${zone}; path=/; max-age=31536000; samesite=lax${security}`;
  return { "Live-Zone": zone, "Live-Locale": navigator.language };
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
  if (kind === "renew") return { kind };
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
