import CombineShim

/// An action that applies the states of a publisher.
@usableFromInline
struct PublisherAction<States: Publisher>: Action where States.Failure == Never {
  @usableFromInline typealias State = States.Output

  @usableFromInline let publisher: States

  @inlinable init(_ publisher: States) { self.publisher = publisher }

  @inlinable static var shape: ActionShape { .publisher }

  @inlinable consuming func start(as number: ActionNumber, in container: StateContainer<State>) {
    let subscriber = StateSubscriber(number, of: container)
    container.running = .subscription(subscriber)
    publisher.subscribe(subscriber)
  }
}
