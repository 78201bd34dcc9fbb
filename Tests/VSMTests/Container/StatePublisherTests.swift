import CombineShim
import Testing

@testable import VSM

@MainActor
struct StatePublisherTests {
  @Test func willSetPublishesTheCurrentStateAndEachBeforeItIsStored() {
    let container = StateContainer<Step>(state: .initial)
    container.observe(.loading)
    var pairs: [[Step]] = []
    let subscription = container.willSetPublisher.sink { [unowned container] in pairs.append([$0, container.state]) }
    container.observe(.at(1))
    #expect(pairs == [[.loading, .loading], [.at(1), .loading]])
    withExtendedLifetime(subscription) {}
  }

  @Test func didSetPublishesTheCurrentStateAndEachAfterItIsStored() {
    let container = StateContainer<Step>(state: .initial)
    container.observe(.loading)
    var pairs: [[Step]] = []
    let subscription = container.didSetPublisher.sink { [unowned container] in pairs.append([$0, container.state]) }
    container.observe(.at(1))
    #expect(pairs == [[.loading, .loading], [.at(1), .at(1)]])
    withExtendedLifetime(subscription) {}
  }

  @Test func publishersWithEqualTimingOfOneContainerAreEqual() {
    let (one, other) = (StateContainer<Step>(state: .initial), StateContainer<Step>(state: .initial))
    #expect(one.$state == one.$state)
    #expect(one.$state == one.willSetPublisher)
    #expect(one.didSetPublisher == one.didSetPublisher)
    #expect(one.$state != one.didSetPublisher)
    #expect(one.$state != other.$state)
  }

  @Test func publisherDoesNotRetainTheContainer() {
    weak var weakContainer: StateContainer<Step>?
    let publisher: StatePublisher<Step>
    do {
      let container = StateContainer<Step>(state: .initial)
      weakContainer = container
      publisher = container.$state
    }
    #expect(weakContainer == nil)
    withExtendedLifetime(publisher) {}
  }

  @Test func subscriberAddedDuringANotificationReceivesNoStateTwice() {
    let container = StateContainer<Step>(state: .initial)
    var late: [[Step]] = [[], []]
    var inner: [AnyCancellable] = []
    let outer = container.willSetPublisher.dropFirst().sink { [unowned container] state in
      guard state == .at(1) else { return }
      inner.append(container.willSetPublisher.sink { late[0].append($0) })
      inner.append(container.didSetPublisher.sink { late[1].append($0) })
    }
    container.observe(.at(1))
    container.observe(.at(2))
    #expect(late[0] == [.at(1), .at(2)])
    #expect(late[1] == [.initial, .at(1), .at(2)])
    withExtendedLifetime(outer) {}
  }
}
