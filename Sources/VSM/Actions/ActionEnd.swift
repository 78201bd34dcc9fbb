/// Whoever waits for the end of an action.
///
/// A class, since asking whether there is one has to be cheap, and a continuation hides from the compiler how it is laid
/// out.
@usableFromInline
final class ActionEnd {
  private let continuation: CheckedContinuation<Void, Never>
  private let didEndWaiting: (@MainActor () -> Void)?

  @MainActor init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
    didEndWaiting = ActionWaiting.didBegin?()
  }

  @MainActor @usableFromInline func resume() {
    didEndWaiting?()
    continuation.resume()
  }
}

/// Lets a tool know which tasks do nothing but wait for the end of an action.
@MainActor
package enum ActionWaiting {
  /// Called in a task that begins to wait, and returns what to call when the wait is over.
  package static var didBegin: (() -> @MainActor () -> Void)?
}
