import CombineShim
import Foundation
import Testing

@testable import VSMTestingCore

@MainActor
@Suite struct SteeredPublisherTests {
  private let load = Steered<Int, String>("load")

  /// Records the events of a publisher as text.
  private func follow(_ publisher: AnyPublisher<String, any Error>) -> (log: Log, subscription: AnyCancellable) {
    let log = Log()
    let subscription = publisher.sink {
      if case .failure(let error) = $0 { log.lines.append("\(error)") } else { log.lines.append("end") }
    } receiveValue: {
      log.lines.append($0)
    }
    return (log, subscription)
  }

  @MainActor private final class Log {
    var lines: [String] = []
  }

  @Test func eachSubscriptionIsACall() {
    let publisher = load.publisher(3)
    #expect(load.calls.isEmpty)
    let (log, subscription) = follow(publisher)
    #expect(load.pendingCalls.map(\.input) == [3])
    load.succeed(with: "three")
    #expect(log.lines == ["three", "end"])
    #expect(load.pendingCalls.isEmpty)
    subscription.cancel()
    #expect(load.cancelledCalls.isEmpty)
  }

  @Test func failureEndsThePublisher() {
    let (log, subscription) = follow(load.publisher(1))
    load.fail(with: Offline())
    #expect(log.lines == ["Offline()"])
    subscription.cancel()
  }

  @Test func sentValuesReachAllSubscribers() {
    let (first, one) = follow(load.publisher(1))
    let (second, two) = follow(load.publisher(2))
    load.send("a")
    load.send("b")
    one.cancel()
    load.send("c")
    load.finish()
    #expect(first.lines == ["a", "b"])
    #expect(second.lines == ["a", "b", "c", "end"])
    #expect(load.cancelledCalls.map(\.input) == [1])
    two.cancel()
  }

  @Test func canceledSubscriptionReceivesNothing() {
    let (log, subscription) = follow(load.publisher(1))
    subscription.cancel()
    #expect(load.pendingCalls.isEmpty)
    #expect(log.lines == [])
  }

  /// Requests nothing by itself, and records all events, even after cancellation.
  private final class Slow: Subscriber {
    typealias Input = String
    typealias Failure = any Error
    var subscription: (any Subscription)?
    var lines: [String] = []
    var asksForMore = false
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: String) -> Subscribers.Demand {
      if asksForMore { subscription?.request(.max(1)) }
      lines.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<any Error>) { lines.append("end") }
  }

  @Test func canceledSubscriberReceivesNoCompletion() {
    let slow = Slow()
    load.publisher(1).subscribe(slow)
    slow.subscription?.request(.unlimited)
    slow.subscription?.cancel()
    #expect(load.cancelledCalls.count == 1)
    #expect(slow.lines == [])
  }

  @Test func demandRequestedDuringADeliveryIsServedAfterwards() {
    let slow = Slow()
    slow.asksForMore = true
    load.publisher(1).subscribe(slow)
    load.send("a")
    load.send("b")
    slow.subscription?.request(.max(1))
    #expect(slow.lines == ["a", "b"])
  }

  @Test func valuesWaitForDemand() {
    let slow = Slow()
    load.publisher(1).subscribe(slow)
    load.send("a")
    load.send("b")
    load.finish()
    #expect(slow.lines == [])
    slow.subscription?.request(.max(1))
    #expect(slow.lines == ["a"])
    slow.subscription?.request(.max(1))
    #expect(slow.lines == ["a", "b", "end"])
  }

  /// Calls a closure when it is released.
  private final class Released: Subscriber {
    typealias Input = String
    typealias Failure = any Error
    var onRelease: () -> Void = {}
    func receive(subscription: any Subscription) {}
    func receive(_ input: String) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<any Error>) {}
    deinit { onRelease() }
  }

  @Test func subscriberCanUseItsSubscriptionDuringDeinit() throws {
    var isFree: Bool?
    var released: Released? = Released()
    let subscription = SteeredSubscription<String>(try #require(released)) { true }
    released?.onRelease = { [weak subscription] in
      // On another thread, so that a lock that is held fails the test instead of blocking it forever.
      let subscription = subscription
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        subscription?.request(.max(1))
        done.signal()
      }
      isFree = done.wait(timeout: .now() + 60) == .success
    }
    released = nil
    subscription.cancel()
    subscription.receive(.failure(CancellationError()))
    #expect(isFree == true)
  }
}
