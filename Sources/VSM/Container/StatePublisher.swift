import CombineShim

/// Publishes the current state of a container on subscription, and then each later state.
///
/// Two publishers are equal when they publish the same states at the same time, so that a view which asks for
/// `container.$state` at each update keeps its subscription, and does not hear the current state again.
///
/// A publisher keeps neither its container nor the container's action alive. When the container goes, no further state
/// comes, and the publisher does not complete; this is how `@Published` behaves. Subscribe on the main actor.
public struct StatePublisher<State>: Publisher {
  public typealias Output = State
  public typealias Failure = Never

  let subject: CurrentValueSubject<State, Never>

  public func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
    subject.subscribe(subscriber)
  }
}

extension StatePublisher: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.subject === right.subject
  }
}
