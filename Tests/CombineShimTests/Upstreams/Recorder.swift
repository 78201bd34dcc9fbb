import CombineShim
import Foundation

/// A subscriber that records its events and detects overlapping deliveries.
final class Recorder<Input, Failure: Error>: Subscriber {
  enum Event {
    case subscription
    case value(Input)
    case finished
    case failure(Failure)
  }

  private let lock = NSLock()
  private var _events: [Event] = []
  private var callers = 0
  private var _overlapped = false
  private var _subscription: (any Subscription)?
  private let initialDemand: Subscribers.Demand

  var onSubscription: (any Subscription) -> Void = { _ in }
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }
  var onCompletion: () -> Void = {}

  init(_ demand: Subscribers.Demand = .unlimited) {
    initialDemand = demand
  }

  var events: [Event] { lock.withLock { _events } }
  var overlapped: Bool { lock.withLock { _overlapped } }
  var subscription: (any Subscription)? { lock.withLock { _subscription } }

  var values: [Input] {
    events.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  /// The events in short form: `s` for the subscription, `v` for a value, `.` for finished, `!` for a failure.
  var story: String {
    events.map {
      switch $0 {
      case .subscription: "s"
      case .value: "v"
      case .finished: "."
      case .failure: "!"
      }
    }.joined()
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() { subscription?.cancel() }

  /// Releases the subscription, like a subscriber that has completed.
  func forget() { lock.withLock { _subscription = nil } }

  func receive(subscription: any Subscription) {
    enter(.subscription)
    lock.withLock { _subscription = subscription }
    if initialDemand > .none { subscription.request(initialDemand) }
    onSubscription(subscription)
    leave()
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    enter(.value(input))
    defer { leave() }
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: enter(.finished)
    case .failure(let error): enter(.failure(error))
    }
    onCompletion()
    leave()
  }

  private func enter(_ event: Event) {
    lock.withLock {
      callers += 1
      if callers > 1 { _overlapped = true }
      _events.append(event)
    }
  }

  private func leave() {
    lock.withLock { callers -= 1 }
  }
}
