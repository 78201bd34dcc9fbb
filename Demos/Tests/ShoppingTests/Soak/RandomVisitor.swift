import Foundation
import PortableUI
import VSMTesting

/// A simulated user who uses the shop at random, reproducibly for a seed.
@MainActor struct RandomVisitor {
  let page: HeadlessPage
  let gate: Gate
  let clock: TestClock
  var random: SeededGenerator
  /// The steps so far, for the message of a failure.
  private(set) var steps: [String] = []

  init(to page: HeadlessPage, gate: Gate, clock: TestClock, random: SeededGenerator) {
    (self.page, self.gate, self.clock, self.random) = (page, gate, clock, random)
  }

  /// Performs one random step, and in most cases waits until the page has settled.
  mutating func step() async throws {
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      note("time passes")
      await clock.advance(by: .milliseconds(Int.random(in: 50...600, using: &random)))
    case 1:
      note("the next request fails")
      gate.failure = Unavailable()
    case 2:
      note(gate.isHeld ? "requests are granted" : "requests are held")
      if gate.isHeld { gate.open() } else { gate.isHeld = true }
    case 3...4: back()
    default: try use()
    }
    if Int.random(in: 0..<4, using: &random) > 0 { await page.settle() }
  }

  /// Goes back or forward in the history, if possible.
  private mutating func back() {
    let isForward = Int.random(in: 0..<4, using: &random) == 0
    note(isForward ? "forward" : "back")
    do {
      if isForward { try page.goForward() } else { try page.goBack() }
    } catch {
      note("at the end of the history")
    }
  }

  /// Uses a random control that is enabled and not inert.
  private mutating func use() throws {
    let controls = page.elements.filter { !$0.node.events.isEmpty && !$0.isInert && !$0.isDisabled }
    guard let control = controls.randomElement(using: &random) else { return }
    note("\(control.role.rawValue) \(control.name)")
    switch control.role {
    case .dialog, .alertdialog: try? page.pressEscape()
    case .switch: try page.tap(.role(.switch, name: control.name))
    case .textbox, .searchbox:
      let text = ["", "e", "mug", "nothing", "Grace", "grace@example.com"].randomElement(using: &random) ?? ""
      note("text \(text)")
      try page.type(text, into: control.name)
    case .combobox:
      let options = control.node.children.compactMap(\.text)
      guard let option = options.randomElement(using: &random) else { throw Refused(control: control, outcome: nil) }
      note("option \(option)")
      try page.select(option, in: control.name)
    case .filechooser:
      let name = ["Lamps.csv", "Portrait.gif"].randomElement(using: &random) ?? ""
      let content = ["name,category,price,description\nLamp,,20,", "GIF89a", ""].randomElement(using: &random) ?? ""
      note("file \(name): \(content)")
      try page.importFile(named: name, containing: Data(content.utf8), into: control.name)
    default:
      let outcome = page.host.dispatch(Event(control.node.id, .click))
      guard outcome == .handled else { throw Refused(control: control, outcome: outcome) }
    }
  }

  private mutating func note(_ step: String) {
    steps.append(step)
  }

  /// An error for an enabled control that didn't handle an event.
  struct Refused: Error {
    let control: PageElement
    let outcome: EventOutcome?
  }
}
