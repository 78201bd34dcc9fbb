import CombineShim
import VSM

/// Every state of a container from now on.
@MainActor
final class Recording {
  private(set) var steps: [Step] = []
  private var subscription: AnyCancellable?
  private var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?

  init(of container: StateContainer<Step>) {
    subscription = container.didSetPublisher.sink { [unowned self] in add($0) }
  }

  /// Waits until this number of states has been applied.
  func reached(_ count: Int) async {
    if steps.count >= count { return }
    await withCheckedContinuation { waiting = (count, $0) }
  }

  private func add(_ step: Step) {
    steps.append(step)
    guard let waiting, steps.count >= waiting.count else { return }
    self.waiting = nil
    waiting.continuation.resume()
  }
}
