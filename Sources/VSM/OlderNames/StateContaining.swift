import CombineShim

// The protocols of vsm-ios 1.x for parameters that accept `$state`. New code has parameters of type `StateContainer<S>`,
// or `some StateObserving<S>` where a view is accepted too.

/// A type that observes actions, publishes its states and creates bindings: the container.
///
/// This is a protocol of vsm-ios 1.x, for types such as `any StateContaining<BlogViewState>`. In new code, write
/// `StateContainer<BlogViewState>`.
public protocol StateContaining<State>: StatePublishing, StateBinding {}

/// A type that publishes the states of a container: the container, or the `$state` of a ``RenderedViewState``.
///
/// This is a protocol of vsm-ios 1.x. In new code, write `some StateObserving<BlogViewState>`, whose
/// ``StateObserving/container`` has the same publishers.
@MainActor
public protocol StatePublishing<State> {
  /// The type of the states.
  associatedtype State

  /// Publishes the current state on subscription, then each new state before it is stored.
  var willSetPublisher: StatePublisher<State> { get }

  /// Publishes the current state on subscription, then each new state after it has been stored.
  var didSetPublisher: StatePublisher<State> { get }
}

/// A type that creates bindings to parts of its state: the container.
///
/// This is a protocol of vsm-ios 1.x. In new code, write `some StateObserving<BlogViewState>`, which has the same
/// functions.
public protocol StateBinding<State>: StateObserving where State == ViewState {
  /// The type of the states.
  associatedtype State
}

extension StateContainer: StateContaining {}

extension RenderedViewState.RenderedContainer: StatePublishing {}

extension StatePublishing {
  /// Publishes the current state on subscription, then each new state after it has been stored.
  @available(*, deprecated, renamed: "didSetPublisher")
  public var publisher: StatePublisher<State> { didSetPublisher }
}
