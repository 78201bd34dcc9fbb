import Testing

@testable import VSM

/// The older spelling, called from where a deprecation does not warn.
private protocol OlderLog {
  @MainActor func start(in container: StateContainer<Step>)
  @MainActor func startConcisely(in container: StateContainer<Step>)
  @MainActor func startAll(_ spelling: Spelling)
}

private struct Older: OlderLog {
  @available(*, deprecated)
  func start(in container: StateContainer<Step>) { container._debug()._debug() }

  @available(*, deprecated)
  func startConcisely(in container: StateContainer<Step>) { container._debug(options: [.didSet, .print, .enumLabel]) }

  @available(*, deprecated)
  func startAll(_ spelling: Spelling) {
    switch spelling {
    case .container: StateContainer._debug(options: .conciseEnum)
    case .view: ViewState._debug(options: .conciseEnum)
    case .renderedView: RenderedViewState._debug(options: .conciseEnum)
    }
  }
}

enum Spelling: CaseIterable { case container, view, renderedView }

@MainActor
struct StateContainerDebugTests {
  let lines = Lines()
  private let older: any OlderLog = Older()

  @Test func theOlderLogTellsEverything() {
    let container = lines.follow(StateContainer<Step>(state: .initial))
    lines.use { older.start(in: container) }
    container.observe(.at(1), file: "Shop/Cart.swift", line: 7)
    #expect(lines.texts == ["log begins in initial", "initial → at (Cart.swift:7, state)"])
    #expect(lines.payloads == ["", ": at(1)"])
  }

  @Test func theOlderConciseLogTellsTheCasesAlone() {
    let container = lines.follow(StateContainer<Step>(state: .initial))
    lines.use { older.startConcisely(in: container) }
    container.observe(.at(1), file: "Shop/Cart.swift", line: 7)
    #expect(lines.texts == ["initial → at (Cart.swift:7, state)"])
    #expect(lines.payloads == [""])
  }

  @Test(arguments: Spelling.allCases)
  func theOlderLogOfAllContainersNeedsNoTypeOfState(spelling: Spelling) {
    lines.use { older.startAll(spelling) }
    let container = lines.follow(StateContainer<Step>(state: .initial))
    container.observe(.at(1), file: "Shop/Cart.swift", line: 7)
    lines.stopAll()
    #expect(lines.texts == ["initial → at (Cart.swift:7, state)"])
  }
}
