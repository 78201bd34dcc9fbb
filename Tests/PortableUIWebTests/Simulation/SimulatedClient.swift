import Foundation
import PortableUI

@testable import PortableUIWeb

/// A simulated page: its document, and what its script knows of the protocol.
///
/// It is an independent model of `live.js`. The network between it and the server is a ``SimulatedNetwork``.
@MainActor
final class SimulatedClient {
  /// An event that a person has caused.
  struct Item {
    let event: [Any]
    let element: ModelElement
    /// The number of the mark that was pressed, if it was one.
    let mark: Int?
  }

  private struct Batch {
    let number: UInt64
    let items: [Item]
  }

  let token: String
  let document = ModelDocument()
  /// Every event that was sent in a batch which the server must have applied, in order.
  private(set) var items: [Item] = []
  private var queue: [Item] = []
  private var sent: [Batch] = []
  private var number: UInt64 = 0
  private(set) var lastPatch: UInt64?
  private var lastReported: UInt64 = 0
  private var needsReport = false
  /// Whether the tab is in the background, where a page has no stream.
  private(set) var isHidden = false
  private var question = Question.none

  /// The batch that waits for its answer.
  private enum Question {
    case none
    /// Only the response to the request is the answer.
    case posted(Batch)
    /// A patch that acknowledges the batch is its answer too.
    case sentOnSocket(Batch)

    var batch: Batch? {
      switch self {
      case .none: nil
      case .posted(let batch), .sentOnSocket(let batch): batch
      }
    }
  }

  init(token: String) {
    self.token = token
  }

  /// Every event of the page, in order.
  var allItems: [Item] { items + sent.flatMap(\.items) + queue }

  var isAsking: Bool { question.batch != nil }
  var isDue: Bool { !isAsking && (!queue.isEmpty || needsReport) }
  /// Whether everything that the person did is answered.
  var isQuiet: Bool { queue.isEmpty && sent.isEmpty && !isAsking }

  // MARK: The person

  /// Does what a person could do on the page.
  func act(_ random: inout SimulationRandom) {
    var found: [ModelElement] = []
    let dialog = document.root?.children.last { $0.tag == "dialog" }
    collect(dialog ?? document.root, into: &found)
    guard let element = random.element(of: found) else { return }
    if element.kinds.contains("click") {
      let mark = element.wholeText.hasPrefix("Mark ") ? Int(element.wholeText.dropFirst(5)) : nil
      act(on: element, ["click"], mark: mark)
    } else if element.kinds.contains("input") {
      type(into: element, &random)
    } else if element.kinds.contains("select") {
      let options = element.children.filter { $0.tag == "option" }.compactMap { $0.attributes["value"] }
      guard let option = random.element(of: options) else { return }
      element.value = (option, 0)
      act(on: element, ["select", option])
    } else if element.kinds.contains("dismiss") {
      act(on: element, ["dismiss"])
    }
  }

  private func collect(_ element: ModelElement?, into found: inout [ModelElement]) {
    guard let element, element.attributes["hidden"] == nil else { return }
    if !element.kinds.isDisjoint(with: ["click", "input", "select", "dismiss"]), element.attributes["disabled"] == nil {
      found.append(element)
    }
    for child in element.children where child.tag != "dialog" || element.tag != "main" { collect(child, into: &found) }
  }

  private func type(into field: ModelElement, _ random: inout SimulationRandom) {
    let text: String
    if field.attributes["type"] == "checkbox" {
      text = field.value?.text == "on" ? "off" : "on"
    } else {
      text = random.element(of: ["", "a", "ab", "abc", "abcd", "é 👩‍🚀", "\"\\", "<b>"]) ?? ""
    }
    let revision = (field.value?.revision ?? 0) + 1
    field.value = (text, revision)
    queue.append(Item(event: [field.id, "input", text, revision], element: field, mark: nil))
  }

  /// Moves the tab to the background or back. In the background, the page says so with its next batch.
  func setHidden(_ isHidden: Bool) {
    self.isHidden = isHidden
    needsReport = needsReport || isHidden
  }

  private func act(on element: ModelElement, _ action: [Any], mark: Int? = nil) {
    element.pending += 1
    queue.append(Item(event: [element.id] + action, element: element, mark: mark))
  }

  // MARK: To the server

  /// Returns the content of the next batch, or of one that was not answered.
  func ask(onSocket: Bool) -> [UInt8] {
    let batch: Batch
    if let asked = question.batch {
      batch = asked
    } else {
      batch = Batch(number: number + 1, items: Array(queue.prefix(100)))
      queue.removeFirst(batch.items.count)
      sent.append(batch)
      (lastReported, needsReport) = (lastPatch ?? 0, false)
    }
    question = onSocket ? .sentOnSocket(batch) : .posted(batch)
    var body: [String: Any] = ["seq": batch.number, "ack": lastPatch ?? 0, "events": batch.items.map(\.event)]
    if isHidden { body["hidden"] = true }
    return [UInt8]((try? JSONSerialization.data(withJSONObject: body, options: .sortedKeys)) ?? Data())
  }

  enum Answer {
    case accepted, again, over
  }

  /// Handles the answer to the batch.
  func answered(_ status: Int, next: UInt64?) throws(Violation) -> Answer {
    guard let batch = question.batch else { return .accepted }
    switch status {
    case 204:
      number = batch.number
      question = .none
      if batch.items.isEmpty { sent.removeAll { $0.number == batch.number } }
      return .accepted
    case 409:
      guard let next, next >= 1, next <= number else { return .over }
      let missing = sent.filter { $0.number >= next }
      sent.removeAll { $0.number >= next }
      queue = missing.flatMap(\.items) + queue
      number = next - 1
      question = .none
      return .accepted
    case 401, 403, 404, 410: return .over
    case 400, 413, 415: throw Violation("The server rejected a batch with status \(status).")
    default: return .again
    }
  }

  /// Returns the last batch, with which the page leaves.
  func farewell() -> [UInt8] {
    Array(#"{"seq":\#(number + 1),"ack":\#(lastPatch ?? 0),"events":[],"bye":true}"#.utf8)
  }

  // MARK: From the server

  enum Reaction {
    case none, reconnect, reload
  }

  /// Handles a frame of the stream.
  func receive(_ frame: String) throws(Violation) -> Reaction {
    let lines = frame.split(separator: "\n")
    let kind = lines.first { $0.hasPrefix("event:") }?.dropFirst(6) ?? "patch"
    guard let data = lines.first(where: { $0.hasPrefix("data:") })?.dropFirst(5), !data.isEmpty else {
      needsReport = true
      return .none
    }
    switch kind {
    case "reload": return .reload
    case "renew": return .reconnect
    case "answer":
      let parts = try Self.json(data)
      guard parts.count > 1, let status = parts[1] as? Int else { throw Violation("An answer is malformed: \(data)") }
      let next = parts.count > 2 ? (parts[2] as? NSNumber)?.uint64Value : nil
      return try answered(status, next: next) == .over ? .reload : .none
    case "patch", "snapshot": return try show(Self.json(data), isSnapshot: kind == "snapshot")
    default: throw Violation("There are no frames of the kind \(kind).")
    }
  }

  private func show(_ parts: [Any], isSnapshot: Bool) throws(Violation) -> Reaction {
    guard parts.count > 1, let number = (parts[0] as? NSNumber)?.uint64Value,
      let done = (parts[1] as? NSNumber)?.uint64Value
    else { throw Violation("A frame is malformed.") }
    if !isSnapshot {
      guard let lastPatch else { throw Violation("A patch came before the first snapshot.") }
      if number <= lastPatch { return .none }
      if number > lastPatch + 1 { return .reconnect }
    }
    acknowledge(done)
    if isSnapshot {
      try document.show(title: parts[2] as? String, tree: parts[3])
    } else {
      for op in parts.dropFirst(2) { try document.perform(op) }
    }
    lastPatch = number
    needsReport = needsReport || number >= lastReported + 5
    return .none
  }

  private func acknowledge(_ done: UInt64) {
    while let first = sent.first, first.number <= done {
      sent.removeFirst()
      items += first.items
      for item in first.items where item.event[1] as? String != "input" { item.element.pending -= 1 }
      if case .sentOnSocket(let batch) = question, batch.number == first.number {
        number = first.number
        question = .none
      }
    }
  }

  private static func json(_ text: Substring) throws(Violation) -> [Any] {
    guard let list = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any] else {
      throw Violation("A frame is not a list in JSON: \(text)")
    }
    return list
  }
}
