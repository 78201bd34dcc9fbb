// Reports the states of a document, in a world of its own.
(() => {
  const post = (state) => webkit.messageHandlers.bidi.postMessage(JSON.stringify({ kind: "state", state }));
  post("started");
  addEventListener("DOMContentLoaded", () => post("domContentLoaded"));
  addEventListener("load", () => post("load"));
  addEventListener("pageshow", (event) => { if (event.persisted && event.isTrusted) post("restored"); });
})();
