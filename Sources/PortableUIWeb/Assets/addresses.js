// The addresses to which actions may lead. The server has checked them with its own parser; this is the browser's.

/** Returns an address of this site, or `null` for any other. */
export function onThisSite(text) {
  // Browsers remove or replace these characters, so that the address is not what it looks like.
  if (typeof text !== "string" || /^$|[\u0000-\u001f\u007f\\]|^ |^\/\//.test(text)) return null;
  const url = parsed(text);
  return url && url.origin === location.origin && !url.username && !url.password ? url : null;
}

/** Returns an address that an action may open: on this site, of mail or a telephone, or of an allowed origin. */
export function opened(text, origin) {
  const own = onThisSite(text);
  if (own) return own;
  const url = typeof text === "string" ? parsed(text) : null;
  if (!url || /[\u0000-\u001f\u007f]/.test(text)) return null;
  if (url.protocol === "mailto:" || url.protocol === "tel:") return url;
  const isAllowed = ["http:", "https:"].includes(url.protocol) && url.origin === origin && !text.includes("\\");
  return isAllowed && !url.username && !url.password ? url : null;
}

/** Returns an address of this site that a redirect may have, which is a plain path. */
export function redirected(text) {
  const url = onThisSite(text);
  return url && /^\/(?!\/)[\x21-\x7e]*$/.test(text) && !/%(?![0-9a-f]{2})/i.test(text) && isPlain(text.split(/[?#]/)[0]) ? url : null;
}

/** Whether a path and everything to which it can be decoded has no empty segments and none with dots. */
function isPlain(path) {
  for (let decodings = 0; decodings < 4; decodings += 1) {
    if (/[\u0000-\u001f\u007f\\]|\/\/|\/\.{1,2}(\/|$)/.test(path)) return false;
    const decoded = path.replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(parseInt(digits, 16)));
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

function parsed(text) {
  try { return new URL(text, location.href); } catch { return null; }
}
