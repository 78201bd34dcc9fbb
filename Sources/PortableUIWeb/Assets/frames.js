// The frames of a stream: Server-Sent Events with a patch, a snapshot, a delay before a reload, or nothing.

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
  if (kind !== "patch" && kind !== "snapshot") throw new Error(`There are no frames of the kind ${kind}.`);
  const [number, done, ...content] = JSON.parse(data);
  return { kind, number: count(number), done: count(done), content, length: data.length };
}

function count(value) {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error("A number of a frame is not a count.");
  return value;
}
