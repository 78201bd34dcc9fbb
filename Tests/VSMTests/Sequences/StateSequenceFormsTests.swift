import CombineShim
import SwiftUIShim
import Testing
import VSMTesting

@testable import VSM

/// A state whose actions are sequences.
struct Draft {
  var name = "Ada"
  var isSaving = false

  func rename(_ name: String) -> StateSequence<Draft> {
    StateSequence(Draft(name: name, isSaving: true)) { await saved(name) }
  }

  private func saved(_ name: String) async -> Draft { Draft(name: name) }
}

@MainActor
private final class DraftView: ViewStateRendering {
  let container: StateContainer<Draft>

  init(container: StateContainer<Draft>) {
    self.container = container
  }
}

@MainActor
struct StateSequenceFormsTests {
  let clock = TestClock()
  let container: StateContainer<Draft>
  private let view: DraftView

  init() {
    container = StateContainer(state: Draft(), clock: clock)
    view = DraftView(container: container)
  }

  @Test func debouncedSequenceIsCreatedWhenItIsDue() async {
    var made: [String] = []
    func rename(_ name: String) -> StateSequence<Draft> {
      made.append(name)
      return Draft().rename(name)
    }
    for name in ["B", "Be", "Bea"] { container.observe(rename(name), debounced: .seconds(1)) }
    await clock.advance(by: .seconds(1))
    #expect(made == ["Bea"])
    #expect(container.state.name == "Bea")
    container.observe({ rename("Eve") }, debounced: .seconds(1), identifier: "name")
    view.observe(rename("Mia"), debounced: .seconds(1), identifier: "name")
    await clock.advance(by: .seconds(1))
    #expect(made == ["Bea", "Mia"])
    view.observe({ rename("Zoe") }, debounced: .seconds(1))
    await clock.advance(by: .seconds(1))
    #expect(container.state.name == "Zoe")
  }

  @Test func refreshReturnsWhenTheSequenceHasEnded() async {
    let gate = Gate()
    var hasEnded = false
    let refresh = Task {
      await view.refresh(
        StateSequence(Draft(isSaving: true)) {
          await gate.pass()
          return Draft(name: "Bea")
        })
      hasEnded = true
    }
    await gate.arrived()
    #expect(container.state.isSaving)
    #expect(!hasEnded)
    gate.open()
    await refresh.value
    #expect(container.state.name == "Bea")
    await container.refresh { Draft().rename("Eve") }
    #expect(container.state.name == "Eve")
    await view.refresh { StateSequence(Draft(name: "Mia")) }
    #expect(container.state.name == "Mia")
  }

  @Test func canceledRefreshCancelsTheSequence() async {
    let gate = Gate()
    let refresh = Task {
      await container.refresh(
        StateSequence(Draft(isSaving: true)) { emit in
          await gate.pass()
          emit(Draft(name: "Bea"))
        })
    }
    await gate.arrived()
    refresh.cancel()
    await refresh.value
    gate.open()
    await passTurns()
    #expect(container.state.isSaving)
  }

  @Test func bindingObservesASequence() async {
    let seen = container.didSetPublisher.map(\.name)
    var names: [String] = []
    let subscription = seen.sink { names.append($0) }
    container.bind(\.name, to: { $0.rename($1) }).wrappedValue = "Bea"
    view.bind(\.name, to: Draft.rename).wrappedValue = "Eve"
    container.bind(\.name, to: Draft.rename).wrappedValue = "Mia"
    view.bind(\.name, to: { draft, name in draft.rename(name) }).wrappedValue = "Zoe"
    #expect(names == ["Ada", "Bea", "Bea", "Eve", "Eve", "Mia", "Mia", "Zoe", "Zoe"])
    view.bind(\.name, to: Draft.rename, debounced: .seconds(1)).wrappedValue = "Kim"
    #expect(container.state.name == "Zoe")
    await clock.advance(by: .seconds(1))
    #expect(container.state.name == "Kim")
    withExtendedLifetime(subscription) {}
  }

  @Test func viewCanObserveSequences() {
    view.observe(Draft().rename("Bea"))
    #expect(container.state.name == "Bea")
    view.observe { Draft().rename("Eve") }
    #expect(container.state.name == "Eve")
  }
}

#if !canImport(SwiftUI) || PortableUI
  @MainActor
  struct StateSequencePageTests {
    struct Loader: View {
      @ViewState var state: Step = .initial
      let gate: Gate

      var body: some View {
        VStack {
          Text(verbatim: "\(state)")
          Button(action: { $state.observe(load) }) { Text(verbatim: "Load") }
        }
      }

      func load() -> StateSequence<Step> {
        StateSequence(.loading) {
          await heldByTest { await gate.pass() }
          return .at(1)
        }
        .antiFlicker(after: .milliseconds(200), atLeast: .milliseconds(500))
      }
    }

    /// At each of these points only the test can continue, and the page is quiet.
    @Test(.timeLimit(.minutes(5))) func pageIsQuietWhileASequenceWaitsForTheClock() async throws {
      let clock = TestClock()
      let gate = Gate()
      let page = HeadlessPage(clock: clock) { Loader(gate: gate) }
      try page.tap("Load")
      await page.settle()
      #expect(page.shows("initial"))
      await clock.advance(by: .milliseconds(200))
      await page.settle()
      #expect(page.shows("loading"))
      gate.open()
      await page.settle()
      #expect(page.shows("loading"))
      await clock.advance(by: .milliseconds(500))
      await page.settle()
      #expect(page.shows("at(1)"))
      page.close()
    }
  }
#endif
