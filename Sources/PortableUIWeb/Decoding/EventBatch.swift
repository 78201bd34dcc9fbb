import PortableUI

/// The content of one request of a page.
struct EventBatch: Hashable, Sendable {
  /// The number of this batch, counted from 1.
  var number: UInt64
  /// The number of the last patch that the page has applied.
  var acknowledged: UInt64
  var events: [Event] = []
  /// The number of events at the start that an unanswered request with the same number also contained.
  ///
  /// Only the last batch repeats events, because it cannot wait for the answer.
  var repeated: Int?
  /// Whether the page's tab is hidden, or `nil` if the page does not provide this.
  var isHidden: Bool?
  /// Whether the user leaves the page.
  var isLast = false
}

extension EventBatch {
  /// Decodes `{"seq":5,"ack":12,"events":[…],"hidden":true,"again":0,"bye":true}`, of which only the first two are required.
  init(json: [UInt8], limit: Int) throws(LiveRejection) {
    do {
      var reader = JSONReader(json)
      self = try EventBatch(&reader, limit: limit)
      try reader.expectEnd()
    } catch {
      throw .malformed
    }
  }

  private init(_ reader: inout JSONReader, limit: Int) throws(JSONReader.Malformed) {
    var number: UInt64?
    var acknowledged: UInt64?
    var events: [Event]?
    var isHidden: Bool?
    var isLast: Bool?
    var repeated: UInt64?
    try reader.expect("{")
    repeat {
      let key = try reader.string()
      try reader.expect(":")
      switch key {
      case "seq" where number == nil: number = try reader.number()
      case "ack" where acknowledged == nil: acknowledged = try reader.number()
      case "events" where events == nil: events = try Self.events(&reader, limit: limit)
      case "hidden" where isHidden == nil: isHidden = try reader.boolean()
      case "again" where repeated == nil: repeated = try reader.number()
      case "bye" where isLast == nil: isLast = try reader.boolean()
      default: throw JSONReader.Malformed()
      }
    } while reader.take(",")
    try reader.expect("}")
    guard let number, number > 0, let acknowledged else { throw JSONReader.Malformed() }
    if let repeated {
      guard isLast == true, repeated <= UInt64(events?.count ?? 0) else { throw JSONReader.Malformed() }
    }
    self.init(
      number: number, acknowledged: acknowledged, events: events ?? [], repeated: repeated.map(Int.init),
      isHidden: isHidden, isLast: isLast ?? false)
  }

  private static func events(_ reader: inout JSONReader, limit: Int) throws(JSONReader.Malformed) -> [Event] {
    try reader.expect("[")
    if reader.take("]") { return [] }
    var events: [Event] = []
    repeat {
      guard events.count < limit else { throw JSONReader.Malformed() }
      events.append(try event(&reader))
    } while reader.take(",")
    try reader.expect("]")
    return events
  }

  private static func event(_ reader: inout JSONReader) throws(JSONReader.Malformed) -> Event {
    try reader.expect("[")
    let node = NodeID(rawValue: try reader.number())
    try reader.expect(",")
    let action: Event.Action
    switch try reader.string() {
    case "click": action = .click
    case "submit": action = .submit
    case "dismiss": action = .dismiss
    case "focus": action = .focus
    case "blur": action = .blur
    case "load": action = .load
    case "error": action = .error
    case "resize":
      try reader.expect(",")
      let width = try length(&reader)
      try reader.expect(",")
      action = .resize(width: width, height: try length(&reader))
    case "rows":
      try reader.expect(",")
      action = try rows(&reader)
    case "scroll":
      try reader.expect(",")
      action = .scroll(NodeID(rawValue: try reader.number()))
    case "visit":
      try reader.expect(",")
      let key = try reader.number()
      try reader.expect(",")
      action = .visit(key: key, path: try reader.string())
    case "fragment":
      try reader.expect(",")
      let text = try reader.string()
      try reader.expect(",")
      action = .fragment(text, isRequested: try reader.boolean())
    case "drag":
      try reader.expect(",")
      action = .drag(try drag(&reader))
    case "component":
      try reader.expect(",")
      action = .component(try componentReport(&reader))
    case "files":
      try reader.expect(",")
      action = .files(try fileReport(&reader))
    case "stored":
      try reader.expect(",")
      guard let area = StorageKey.Area(rawValue: try reader.string()) else { throw JSONReader.Malformed() }
      try reader.expect(",")
      let key = StorageKey(try reader.string(), in: area)
      try reader.expect(",")
      action = .stored(try reader.stringOrNull(), for: key)
    case "select":
      try reader.expect(",")
      action = .select(try reader.string())
    case "input":
      try reader.expect(",")
      let text = try reader.string()
      try reader.expect(",")
      action = .input(text, revision: try reader.number())
    default: throw JSONReader.Malformed()
    }
    try reader.expect("]")
    return Event(node, action)
  }

  private static func rows(_ reader: inout JSONReader) throws(JSONReader.Malformed) -> Event.Action {
    let first = try length(&reader)
    try reader.expect(",")
    let end = try length(&reader)
    try reader.expect(",")
    let columns = try length(&reader)
    try reader.expect(",")
    let focused = try reader.number()
    guard first < end, columns > 0 else { throw JSONReader.Malformed() }
    return .rows(first..<end, columns: columns, focused: focused == 0 ? nil : NodeID(rawValue: focused))
  }

  private static func drag(_ reader: inout JSONReader) throws(JSONReader.Malformed) -> Event.Drag {
    guard let phase = Event.Drag.Phase(rawValue: try reader.string()) else { throw JSONReader.Malformed() }
    func next() throws(JSONReader.Malformed) -> Event.Drag.Point {
      try reader.expect(",")
      return try point(&reader)
    }
    return Event.Drag(phase, start: try next(), position: try next(), velocity: try next(), origin: try next())
  }

  private static func point(_ reader: inout JSONReader) throws(JSONReader.Malformed) -> Event.Drag.Point {
    let x = try reader.signedNumber()
    try reader.expect(",")
    return Event.Drag.Point(x: x, y: try reader.signedNumber())
  }

  private static func componentReport(_ reader: inout JSONReader) throws(JSONReader.Malformed) -> ComponentReport {
    let kind = try reader.string()
    try reader.expect(",")
    switch kind {
    case "event": return .event(try reader.string())
    case "failure": return .failure(try reader.string())
    default: throw JSONReader.Malformed()
    }
  }

  private static func fileReport(_ reader: inout JSONReader) throws(JSONReader.Malformed) -> FileReport {
    let kind = try reader.string()
    try reader.expect(",")
    switch kind {
    case "chosen": return .chosen(try chosenFiles(&reader))
    case "dropped":
      let files = try chosenFiles(&reader)
      try reader.expect(",")
      return .dropped(files, at: try point(&reader))
    case "targeted":
      let isTargeted = try reader.number()
      guard isTargeted <= 1 else { throw JSONReader.Malformed() }
      return .targeted(isTargeted == 1)
    case "unreadable": return .unreadable(key: try reader.number())
    default: throw JSONReader.Malformed()
    }
  }

  /// Decodes `[[key,"name",size,"fingerprint"],…]`.
  private static func chosenFiles(_ reader: inout JSONReader) throws(JSONReader.Malformed) -> [ChosenFile] {
    var files: [ChosenFile] = []
    try reader.expect("[")
    repeat {
      try reader.expect("[")
      let key = try reader.number()
      try reader.expect(",")
      let name = try reader.string()
      try reader.expect(",")
      let size = try length(&reader)
      try reader.expect(",")
      let fingerprint = try reader.string()
      try reader.expect("]")
      files.append(ChosenFile(key: key, name: name, size: size, fingerprint: fingerprint))
    } while reader.take(",")
    try reader.expect("]")
    return files
  }

  private static func length(_ reader: inout JSONReader) throws(JSONReader.Malformed) -> Int {
    guard let length = Int(exactly: try reader.number()) else { throw JSONReader.Malformed() }
    return length
  }
}
