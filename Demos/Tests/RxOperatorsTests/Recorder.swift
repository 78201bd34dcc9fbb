import CombineShim
import Foundation

/// A subscriber that records its events and detects overlapping deliveries.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  /// The events: `s` for the subscription, `v` for a value, `.` for finished, `!` for a failure.
  private(set) var story = ""
  private(set) var overlapped = false
  private(set) var subscription: (any Subscription)?
  var onSubscription: (any Subscription) -> Void = { _ in }
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }
  private let demand: Subscribers.Demand
  /// Held during a delivery. Deliveries from several threads need no other lock unless they overlap.
  private let delivery = NSLock()

  init(_ demand: Subscribers.Demand = .unlimited) { self.demand = demand }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
  /// Releases the subscription, like a subscriber that has completed.
  func forget() { subscription = nil }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if demand > .none { subscription.request(demand) }
    record("s") { onSubscription(subscription) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    record("v") {
      values.append(input)
      return onValue(input)
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    self.completion = completion
    if case .finished = completion { record(".") {} } else { record("!") {} }
  }

  private func record<Result>(_ event: String, reaction: () -> Result) -> Result {
    let isAlone = delivery.try()
    defer { if isAlone { delivery.unlock() } }
    if !isAlone { overlapped = true }
    story += event
    return reaction()
  }
}
