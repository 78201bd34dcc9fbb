/// Whoever waits for the end of an action.
///
/// A class, since asking whether there is one has to be cheap, and a continuation hides from the compiler how it is laid
/// out.
@usableFromInline
final class ActionEnd {
  private let continuation: CheckedContinuation<Void, Never>

  init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
  }

  @usableFromInline func resume() { continuation.resume() }
}
