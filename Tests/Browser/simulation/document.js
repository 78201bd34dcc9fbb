// The initial HTML of a session's page.

// The word that the simulation reads.
const WORDS = { checkLastAction: "Please check whether your last action was done." };
const VOID = new Set(["input"]);
const escape = (text) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

export function documentOf(session, offersSocket) {
  const styles = []; // a style attribute would be forbidden by the page's policy
  const main = html(session.tree.root, styles);
  const sheet = styles.length ? `<style nonce="n">${styles.map((style, index) => `.s${index}{${style}}`).join("")}</style>` : "";
  session.shownTitle = session.title;
  return `<!doctype html><html lang="en" data-words="${escape(JSON.stringify(WORDS))}"><head><meta charset="utf-8"><title>${escape(session.title)}</title>`
    + `<meta name="live-page" content="${session.token}" data-document="d0c"${offersSocket ? " data-socket" : ""}>${sheet}</head><body>${main}</body></html>`;
}

function html({ id, tag, attributes, text, children, kinds, field }, styles, choice) {
  const { style, ...written } = attributes;
  if (style !== undefined) written.class = `${written.class ?? ""} s${styles.push(style) - 1}`.trim();
  Object.assign(written, { "data-n": id, ...kinds ? { "data-on": kinds } : {}, ...field ? { "data-rev": field.revision } : {} });
  if (tag === "dialog") written.open = "";
  if (tag === "option" && attributes.value === choice) written.selected = "";
  if (tag === "input" && attributes.type !== "checkbox") written.value = field.text;
  else if (tag === "input" && field.text === "on") written.checked = "";
  const start = `<${tag}${Object.entries(written).map(([name, value]) => ` ${name}="${escape(String(value))}"`).join("")}>`;
  if (VOID.has(tag)) return start;
  const content = tag === "textarea" ? `\n${escape(field.text)}` : text !== null ? escape(text)
    : children.map((child) => html(child, styles, tag === "select" ? field.text : choice)).join("");
  return `${start}${content}</${tag}>`;
}
