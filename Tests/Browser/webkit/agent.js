// Runs commands in a world of a page: it calls functions, keeps the objects to which the client has handles, and
// converts values to and from those of the protocol. It is evaluated once for each world of each document.
(world) => {
  const key = Symbol.for("bidi.agent");
  if (globalThis[key]) return;
  const offerEvent = "bidi.offer";
  const { postMessage } = webkit.messageHandlers.bidi;
  const post = (message) => postMessage.call(webkit.messageHandlers.bidi, JSON.stringify(message));
  const handles = new Map();
  const handleIds = new Map();
  const offers = new Map();
  const stored = new Map();
  let count = 0;

  // A node is given from one world to another by an event, since its wrapper differs in each world.
  addEventListener(offerEvent, (event) => {
    offers.set(event.animationName, event.composedPath()[0]);
  }, { capture: true });

  const keep = (value) => {
    const id = handleIds.get(value) ?? `${world}:${count += 1}`;
    handles.set(id, value);
    handleIds.set(value, id);
    return id;
  };

  const types = [
    [Array, "array"], [RegExp, "regexp"], [Date, "date"], [Map, "map"], [Set, "set"], [WeakMap, "weakmap"],
    [WeakSet, "weakset"], [Error, "error"], [Promise, "promise"], [ArrayBuffer, "arraybuffer"], [Node, "node"],
    [NodeList, "nodelist"], [HTMLCollection, "htmlcollection"],
  ];

  const typeOf = (value) => {
    if (value === null) return "null";
    if (typeof value !== "object") return typeof value;
    if (value === globalThis) return "window";
    if (ArrayBuffer.isView(value)) return "typedarray";
    return types.find(([constructor]) => value instanceof constructor)?.[1] ?? "object";
  };

  const numberValue = (value) => {
    if (Object.is(value, -0)) return "-0";
    return Number.isFinite(value) ? value : String(value);
  };

  const contents = (type, value, options, depth) => {
    const inner = (each) => serialize(each, options, depth + 1);
    const isShallow = depth >= (options.maxDepth ?? Infinity);
    switch (type) {
      case "date": return { value: value.toJSON() };
      case "regexp": return { value: { pattern: value.source, flags: value.flags } };
      case "window": return { value: { context: options.context } };
      case "node": return {
        sharedId: keep(value),
        value: { nodeType: value.nodeType, localName: value.localName, childNodeCount: value.childNodes.length },
      };
      case "array": return isShallow ? {} : { value: Array.from(value, inner) };
      case "object": return isShallow ? {} : { value: Object.keys(value).map((name) => [name, inner(value[name])]) };
      default: return {};
    }
  };

  const serialize = (value, options, depth = 0) => {
    const type = typeOf(value);
    switch (type) {
      case "undefined":
      case "null": return { type };
      case "string":
      case "boolean": return { type, value };
      case "number": return { type, value: numberValue(value) };
      case "bigint": return { type, value: value.toString() };
    }
    const handle = options.keeps && depth === 0 ? { handle: keep(value) } : {};
    return { type, ...handle, ...contents(type, value, options, depth) };
  };

  const channel = (name) => (value) => {
    post({ kind: "channel", channel: name, data: serialize(value, {}) });
  };

  const find = (map, id) => {
    if (!map.has(id)) throw new Error(`There is no object with the handle ${id}.`);
    return map.get(id);
  };

  const take = (id) => {
    const node = find(offers, id);
    offers.delete(id);
    return node;
  };

  const deserialize = (argument) => {
    if ("offer" in argument) return take(argument.offer);
    if ("handle" in argument) return find(handles, argument.handle);
    if ("sharedId" in argument) return find(handles, argument.sharedId);
    const { type, value } = argument;
    switch (type) {
      case "undefined": return undefined;
      case "null": return null;
      case "number": return Number(value);
      case "bigint": return BigInt(value);
      case "array": return value.map(deserialize);
      case "object": return Object.fromEntries(value.map(([name, each]) => [
        typeof name === "string" ? name : deserialize(name), deserialize(each),
      ]));
      case "date": return new Date(value);
      case "regexp": return new RegExp(value.pattern, value.flags);
      case "channel": return channel(value.channel);
      default: return value;
    }
  };

  const success = (value, options) => ({ type: "success", result: serialize(value, options) });

  const failure = (error) => {
    const text = error instanceof Error ? `${error}\n${error.stack ?? ""}` : String(error);
    return {
      type: "exception",
      exceptionDetails: {
        text, columnNumber: 0, lineNumber: 0, exception: serialize(error, { maxDepth: 0 }), stackTrace: { callFrames: [] },
      },
    };
  };

  // Keeps options that are too long for the way on which the code arrives.
  const store = (options) => {
    stored.set(options.id, options);
    return "";
  };

  const runStored = (id, code) => {
    const options = stored.get(id);
    stored.delete(id);
    return run(options, code);
  };

  // Posts the outcome, and returns it as JSON, unless it is that of a promise.
  const run = (options, code) => {
    const postOutcome = (outcome) => {
      post({ kind: "outcome", id: options.id, outcome });
      return JSON.stringify(outcome);
    };
    try {
      let value = code();
      if (options.arguments) value = value(...options.arguments.map(deserialize));
      if (!(options.awaitPromise && value instanceof Promise)) return postOutcome(success(value, options));
      value.then((result) => success(result, options)).catch(failure).then(postOutcome);
      return "pending";
    } catch (error) {
      return postOutcome(failure(error));
    }
  };

  const offer = (id, name) => {
    find(handles, id).dispatchEvent(new AnimationEvent(offerEvent, { animationName: name, composed: true }));
    return "";
  };

  const disown = (ids) => {
    for (const id of ids) {
      handleIds.delete(handles.get(id));
      handles.delete(id);
    }
    return "";
  };

  Object.defineProperty(globalThis, key, { value: { run, runStored, store, offer, disown, channel } });
}
