import CombineShim

/// A publisher of the current state of a container on subscription, and then of each later state.
///
/// Two publishers are equal if they publish the same states at the same time. A view that reads `container.$state` in
/// each update therefore keeps its subscription, and does not receive the current state again.
///
/// A publisher retains neither its container nor the container's action. After the release of the container, it
/// publishes no further states and does not complete, like `@Published`. Subscribe on the main actor.
public struct StatePublisher<State>: Publisher {
  public typealias Output = State
  public typealias Failure = Never

  let subject: CurrentValueSubject<State, Never>

  public func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
    subject.subscribe(subscriber)
  }
}

extension StatePublisher: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.subject === right.subject }
}

extension StateContainer {
  /// A publisher that publishes before the state changes. It exists for views; subscribe to ``willSetPublisher``
  /// instead.
  public var objectWillChange: ObservableObjectPublisher { storage.objectWillChange }

  /// Publishes the current state on subscription, then each new state before it is stored.
  ///
  /// As with a `@Published` property, ``state`` is still the previous state while a subscriber receives a new one.
  public var willSetPublisher: StatePublisher<State> { storage.willSetPublisher }

  /// Publishes the current state on subscription, then each new state after it has been stored.
  public var didSetPublisher: StatePublisher<State> { storage.didSetPublisher }
}

extension StateStorage {
  var willSetPublisher: StatePublisher<State> {
    let audience = makeAudience()
    let subject = audience.willSet ?? CurrentValueSubject(value)
    audience.willSet = subject
    return StatePublisher(subject: subject)
  }

  var didSetPublisher: StatePublisher<State> {
    let audience = makeAudience()
    let subject = audience.didSet ?? CurrentValueSubject(value)
    audience.didSet = subject
    return StatePublisher(subject: subject)
  }

  var objectWillChange: ObservableObjectPublisher {
    let audience = makeAudience()
    let publisher = audience.objectWillChange ?? ObservableObjectPublisher()
    audience.objectWillChange = publisher
    return publisher
  }
}
