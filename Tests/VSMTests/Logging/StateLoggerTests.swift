import CombineShim
import Foundation
import Testing

@testable import VSM

@MainActor
struct StateLoggerTests {
  let lines = Lines()

  @Test func containerIsLoggedFromCreationToRelease() {
    lines.startAll(.standard)
    do {
      let container = lines.follow(StateContainer<Step>(state: .initial))
      container.observe(.at(1), file: "Shop/Cart.swift", line: 7)
    }
    lines.stopAll()
    #expect(lines.texts == ["made in initial", "initial → at (Cart.swift:7, state)", "gone"])
  }

  @Test func actionIsLoggedFromBeginningToEnd() {
    let container = lines.start(.actions)
    container.observe(Just(.at(1)), file: "Shop/Cart.swift", line: 7)
    container.observe(Empty(completeImmediately: false), file: "Shop/Cart.swift", line: 8)
    container.observe({ await immediately(.at(2)) }, file: "Shop/Cart.swift", line: 9)
    #expect(
      lines.texts == [
        "publisher began (Cart.swift:7)", "publisher finished (Cart.swift:7)",
        "publisher began (Cart.swift:8)", "publisher superseded (Cart.swift:8)",
        "async began (Cart.swift:9)", "async finished (Cart.swift:9)",
      ])
  }

  @Test func stateActionIsLoggedOnlyIfItIsDropped() {
    let container = lines.start(.actions)
    let subscription = container.didSetPublisher.dropFirst().sink { [unowned container] state in
      guard state == .at(1) else { return }
      container.observe(.at(2), file: "Shop/Cart.swift", line: 8)
      container.observe(.at(3), file: "Shop/Cart.swift", line: 9)
    }
    container.observe(.at(1), file: "Shop/Cart.swift", line: 7)
    #expect(lines.texts == ["state superseded (Cart.swift:8)"])
    withExtendedLifetime(subscription) {}
  }

  @Test func changeIsLoggedWithItsAction() {
    let container = lines.start(.changes)
    let subscription = container.willSetPublisher.dropFirst().sink { [unowned container] state in
      if state == .at(1) { container.observe(.at(2), file: "Shop/Cart.swift", line: 9) }
    }
    container.observe(Just(.at(1)), file: "Shop/Cart.swift", line: 7)
    #expect(lines.texts == ["initial → at (Cart.swift:7, publisher)", "at → at (Cart.swift:9, state)"])
    withExtendedLifetime(subscription) {}
  }

  @Test func actionFromBeforeTheLogIsNotLoggedAsACause() {
    let container = StateContainer<Step>(state: .initial)
    let subject = PassthroughSubject<Step, Never>()
    container.observe(subject)
    // Other tests may have added observers, so the action is known.
    container.reporter = nil
    lines.start(.changes, in: container)
    subject.send(.loading)
    #expect(lines.texts == ["initial → loading (an action from before the log)"])
  }

  @Test func otherContainersAreNotLogged() {
    let container = lines.start(.standard)
    let other = lines.follow(StateContainer<Step>(state: .initial))
    other.observe(.at(1))
    #expect(lines.texts == ["log begins in initial"])
    withExtendedLifetime(container) {}
  }

  @Test func optionsOfAContainerTakePrecedence() {
    lines.startAll(.standard)
    let container = lines.start(.lifetimes)
    let other = lines.follow(StateContainer<Step>(state: .initial))
    container.observe(.at(1), file: "Shop/Cart.swift", line: 7)
    other.observe(.at(2), file: "Shop/Cart.swift", line: 8)
    lines.stopAll()
    #expect(
      lines.texts == [
        "made in initial", "log begins in initial", "made in initial", "initial → at (Cart.swift:8, state)",
      ])
  }

  @Test func restartChangesTheOptionsAndLogsNothingTwice() {
    let container = lines.start(.lifetimes)
    lines.start(.standard, in: container)
    lines.startAll(.standard)
    container.observe(.at(1), file: "Shop/Cart.swift", line: 7)
    lines.stopAll()
    #expect(lines.texts == ["log begins in initial", "initial → at (Cart.swift:7, state)"])
  }

  @Test func loggerObservesOnlyWhileLogging() {
    #expect(!lines.logger.isListening)
    do {
      let container = lines.start(.changes)
      #expect(lines.logger.isListening)
      lines.use { container.stopLogging() }
      #expect(!lines.logger.isListening)
      lines.start(.changes, in: container)
    }
    #expect(!lines.logger.isListening)
    lines.startAll([])
    #expect(lines.logger.isListening)
    lines.stopAll()
    #expect(!lines.logger.isListening)
  }

  @Test func payloadsAreLoggedOnlyWithTheOption() {
    let container = lines.start(.changes)
    container.observe(.at(1))
    lines.start([.changes, .payloads], in: container)
    container.observe(.at(2))
    container.observe(.loading)
    #expect(lines.payloads == ["", ": at(2)", ""])
  }
}

@MainActor
struct StateLogLineTests {
  enum Reading: CustomStringConvertible {
    case page(String)
    var description: String { if case .page(let text) = self { "page\n\(text)" } else { "" } }
  }

  struct Position { var page = 3 }

  @Test func containerIsNamedByItsStateTypeAndNumber() {
    let container = StateContainer<Step>(state: .initial)
    let line = StateLogLine(container: container.id, event: "gone", payload: "")
    #expect(line.text == "Step#\(container.id.number): gone")
  }

  @Test func payloadIsOnOneLine() {
    #expect(StateLogLine.payload(of: Reading.page("one\r\ntwo")) == #": page\none\ntwo"#)
    #expect(StateLogLine.payload(of: Step.at(3)) == ": at(3)")
    #expect(StateLogLine.payload(of: Position()) == ": Position(page: 3)")
  }

  @Test func caseWithoutAssociatedValueHasNoPayload() {
    #expect(StateLogLine.payload(of: Step.loading) == "")
  }
}

#if !canImport(os)
  @Suite(.timeLimit(.minutes(5)))
  @MainActor struct StateLogLineStandardErrorTests {
    let line = StateLogLine(container: StateContainer<Step>(state: .initial).id, event: "gone", payload: ": at(3)")

    @Test func lineIsWrittenAtOnce() throws {
      let pipe = Pipe()
      line.write(to: pipe.fileHandleForWriting)
      // One read returns the data of one write.
      let written = pipe.fileHandleForReading.availableData
      #expect(String(decoding: written, as: UTF8.self) == "VSM \(line.text): at(3)\n")
    }

    @Test func closedStandardErrorIsIgnored() throws {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.close()
      line.write(to: pipe.fileHandleForWriting)
    }
  }
#endif
