import CombineShim

/// What is known of the end of the running action, besides that it runs.
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

  private init(_ phase: Phase) {
    self.phase = phase
  }

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
  @usableFromInline func follows(_ action: UInt64) {
    guard action == generation, running.isRunning else { return }
    let ended = progress
    progress = .following
    ended?.end()
  }

  /// Suspends until an action has ended or follows a stream. Canceling the task cancels the action.
  func end(of action: UInt64) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The task and the action may have been canceled before this closure runs, and the action may follow a stream.
        if action == generation, running.isRunning, progress == nil {
          progress = .awaited(by: continuation)
        } else {
          continuation.resume()
        }
      }
    } onCancel: {
      MainActorContext.run { self.cancel(action) }
    }
  }
}
