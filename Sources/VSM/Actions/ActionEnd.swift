/// Resumes the task that waits for the end of an action.
///
/// A class, since it has to be cheap to check whether there is one, and a continuation has a layout that the compiler
/// does not know.
@usableFromInline
final class ActionEnd {
  private let continuation: CheckedContinuation<Void, Never>
  private let endWait: (@Sendable () -> Void)?

  @MainActor init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
    endWait = ContainerWork.account?.waits(for: .endOfAction)
  }

  @MainActor @usableFromInline func resume() {
    endWait?()
    continuation.resume()
  }
}
