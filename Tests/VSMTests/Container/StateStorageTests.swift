import CombineShim
import Observation
import Testing

@testable import VSM

@MainActor
struct StateStorageTests {
  @Test func nobodyListensUntilSomebodyDoes() {
    let container = StateContainer<Step>(state: .initial)
    container.observe(.loading)
    #expect(container.storage.audience == nil)
    _ = container.state
    #expect(container.storage.audience != nil)
  }

  @Test func aReadIsTrackedAndTheChangeIsAnnouncedBeforeItHappens() {
    let container = StateContainer<Step>(state: .initial)
    let changes = Log<Bool>()
    withObservationTracking {
      _ = container.state
    } onChange: {
      MainActor.assumeIsolated { changes.add(container.storage.value == .initial) }
    }
    container.observe(.at(1))
    container.observe(.at(2))
    #expect(changes.entries == [true])
  }

  @Test func aContainerThatWasNotReadInvalidatesNothing() {
    let (read, unread) = (StateContainer<Step>(state: .initial), StateContainer<Step>(state: .initial))
    let changes = Log<Int>()
    withObservationTracking {
      _ = read.state
    } onChange: {
      changes.add(1)
    }
    _ = unread.state
    unread.observe(.at(1))
    #expect(changes.entries.isEmpty)
  }

  @Test func objectsThatFollowTheContainerHearBeforeItChanges() {
    let container = StateContainer<Step>(state: .initial)
    var states: [Step] = []
    let subscription = container.objectWillChange.sink { [unowned container] in states.append(container.state) }
    container.observe(.at(1))
    container.observe(.at(2))
    #expect(states == [.initial, .at(1)])
    withExtendedLifetime(subscription) {}
  }
}
