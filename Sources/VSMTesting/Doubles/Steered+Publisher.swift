import CombineShim

extension Steered {
  /// The dependency as a publisher. Each subscription is a call.
  public func publisher(_ input: Input) -> AnyPublisher<Output, any Error> {
    SteeredPublisher(input: input, ledger: ledger).eraseToAnyPublisher()
  }
}

extension Steered where Input == Void {
  /// The dependency as a publisher. Each subscription is a call.
  public func publisher() -> AnyPublisher<Output, any Error> {
    publisher(())
  }
}

private struct SteeredPublisher<Input: Sendable, Output: Sendable>: Publisher {
  typealias Failure = any Error

  let input: Input
  let ledger: SteeredLedger<Input, Output>

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
    let number = ledger.open(input)
    let subscription = SteeredSubscription(subscriber) { [ledger] in ledger.cancel(number) }
    // The call is pending before the subscriber receives its subscription, so that a test can answer it from there.
    ledger.wait(number) { subscription.receive($0) }
    subscriber.receive(subscription: subscription)
    subscription.start()
  }
}
