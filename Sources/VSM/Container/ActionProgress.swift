import MainActorIsolation

/// The progress of the running action towards its end.
///
/// A container stores none for most actions. It is a class, since checking for its existence has to be cheap.
@usableFromInline
final class ActionProgress {
  private enum Phase {
    /// A task waits until the action has ended or follows a stream.
    case awaited(CheckedContinuation<Void, Never>, endWait: (@Sendable () -> Void)?)
    /// The action follows a stream. Its work is done, and further states may never arrive.
    case following
  }

  private let phase: Phase

  private init(_ phase: Phase) { self.phase = phase }

  @MainActor static func awaited(by continuation: CheckedContinuation<Void, Never>) -> ActionProgress {
    ActionProgress(.awaited(continuation, endWait: ContainerWork.account?.waits(for: .endOfAction)))
  }

  static var following: ActionProgress { ActionProgress(.following) }

  /// Resumes the task that waits, if any.
  func end() {
    guard case .awaited(let continuation, let endWait) = phase else { return }
    endWait?()
    continuation.resume()
  }
}

extension StateContainer {
  /// Forgets the progress of an action that has ended.
  @usableFromInline func endProgress() {
    let ended = progress
    progress = nil
    ended?.end()
  }

  /// Records that an action has done its work, and follows a stream from now on.
  @usableFromInline func follows(_ number: ActionNumber) {
    guard number == newest, running.isRunning else { return }
    let ended = progress
    progress = .following
    ended?.end()
  }

  /// Observes an action, and returns when it has ended or follows a stream. Canceling the task cancels the action.
  func observeToEnd(_ action: some Action<State>, from cause: Cause) async {
    if Task.isCancelled { return }
    // The action may have ended by now, or another one may have superseded it.
    guard let number = observe(action, from: cause), number == newest, running.isRunning else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The task and the action may have been canceled before this closure runs, and the action may follow a stream.
        if number == newest, running.isRunning, progress == nil {
          progress = .awaited(by: continuation)
        } else {
          continuation.resume()
        }
      }
    } onCancel: {
      MainActorContext.run { self.cancel(number) }
    }
  }
}
