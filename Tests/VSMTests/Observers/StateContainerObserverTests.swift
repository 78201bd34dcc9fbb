import CombineShim
import Testing

@testable import VSM

@MainActor
struct StateContainerObserverTests {
  @Test func aStateIsReportedFromBeginningToEnd() {
    let journal = Journal()
    let container = journal.follow { StateContainer<Step>(state: .initial) }
    container.observe(.at(1))
    #expect(journal.entries == ["created initial", "1 state began", "1 initial -> at", "1 state finished"])
  }

  @Test func aSupersededActionIsReportedBeforeTheNewerOne() {
    let journal = Journal()
    let container = journal.follow { StateContainer<Step>(state: .initial) }
    container.observe(Empty<Step, Never>(completeImmediately: false))
    container.observe(Steps([.loading], then: Gate()))
    container.observe { await immediately(.at(3)) }
    #expect(
      journal.entries == [
        "created initial",
        "1 publisher began", "1 publisher superseded",
        "2 sequence began", "2 initial -> loading", "2 sequence superseded",
        "3 async began", "3 loading -> at", "3 async finished",
      ])
  }

  @Test func theEndOfAContainerIsReportedWithItsAction() {
    let journal = Journal()
    do {
      let container = journal.follow { StateContainer<Step>(state: .initial) }
      container.observe(Empty<Step, Never>(completeImmediately: false))
    }
    #expect(journal.entries == ["created initial", "1 publisher began", "1 publisher cancelled", "ended"])
  }

  @Test func aContainerThatGoesElsewhereIsReportedOnTheMainActor() async {
    let journal = Journal()
    var container: StateContainer<Step>? = journal.follow { StateContainer(state: .initial) }
    Elsewhere.runAndBlock { container = nil }
    #expect(container == nil)
    #expect(journal.entries == ["created initial"])
    await passTurn()
    #expect(journal.entries == ["created initial", "ended"])
  }

  @Test func theChangeNamesTheActionThatLedToIt() {
    let journal = Journal()
    let container = journal.follow { StateContainer<Step>(state: .initial) }
    let subscription = container.didSetPublisher.sink { [unowned container] state in
      if state == .at(1) { container.observe(.loading) }
    }
    container.observe(.at(1))
    #expect(journal.entries.filter { $0.contains("->") } == ["1 initial -> at", "2 at -> loading"])
    withExtendedLifetime(subscription) {}
  }
}

@MainActor
struct StateContainerObserversTests {
  @Test func aCancelledRegistrationHearsNothing() {
    let journal = Journal()
    let container = journal.follow { StateContainer<Step>(state: .initial) }
    journal.registration?.cancel()
    container.observe(.at(1))
    #expect(journal.entries == ["created initial"])
  }

  @Test func aDroppedRegistrationHearsNothingAndItsObserverGoes() {
    weak var weakJournal: Journal?
    let container: StateContainer<Step>
    do {
      let journal = Journal()
      weakJournal = journal
      container = journal.follow { StateContainer(state: .initial) }
      journal.registration = nil
      container.observe(.at(1))
      #expect(journal.entries == ["created initial"])
    }
    #expect(weakJournal == nil)
  }

  @Test func observersAreToldInTheOrderInWhichTheyWereAdded() {
    let (first, second) = (Journal(), Journal())
    var container: StateContainer<Step>!
    var order: [Int] = []
    first.didHear = { order.append(1) }
    second.didHear = { order.append(2) }
    container = first.follow { second.follow { StateContainer(state: .initial) } }
    order = []
    container.observe(.at(1))
    #expect(order == [1, 2, 1, 2, 1, 2])
  }

  @Test func whoListensLaterHearsOfWhatBeginsLater() {
    let container = StateContainer<Step>(state: .initial)
    container.observe(Empty<Step, Never>(completeImmediately: false))
    let journal = Journal()
    journal.follow(container)
    container.observe(.loading)
    // The end of the first action is told only where somebody listened when it began, as another test may have.
    let later = journal.entries.filter { !$0.hasPrefix("1 ") }
    #expect(later == ["2 state began", "2 initial -> loading", "2 state finished"])
  }
}

/// Writes down what happens in one container, while other tests have theirs.
@MainActor
final class Journal: StateContainerObserver {
  private(set) var entries: [String] = []
  var registration: StateContainerObservers.Registration?
  var didHear: () -> Void = {}
  private var id: StateContainerID?
  private var isMaking = false

  func follow(_ make: () -> StateContainer<Step>) -> StateContainer<Step> {
    registration = StateContainerObservers.add(self)
    isMaking = true
    defer { isMaking = false }
    return make()
  }

  func follow(_ container: StateContainer<Step>) {
    registration = StateContainerObservers.add(self)
    id = container.id
  }

  private func write(_ container: StateContainerID, _ entry: String) {
    guard container == id else { return }
    entries.append(entry)
    didHear()
  }

  func containerCreated(_ container: StateContainerID, state: Any) {
    if isMaking { id = container }
    write(container, "created \(StateName.of(state))")
  }

  func actionBegan(_ action: ObservedAction) {
    write(action.container, "\(action.number) \(action.shape) began")
  }

  func stateChanged(_ change: StateChange) {
    write(change.container, "\(change.action) \(StateName.of(change.old)) -> \(change.name)")
  }

  func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) {
    write(action.container, "\(action.number) \(action.shape) \(outcome)")
  }

  func containerEnded(_ container: StateContainerID) {
    write(container, "ended")
    registration = nil
  }
}
