import CombineShim
import MainActorIsolation

extension View {
  /// Runs `action` on the main actor with each value that `publisher` sends while this view is on the page.
  /// The subscription is kept while the body returns the same publisher: an equal one, or the same object. The closure
  /// of the newest body is called.
  /// The newest body's closure is called.
  nonisolated public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    BehaviorModifier(content: self, behavior: ReceiveBehavior(publisher: publisher, action: action))
  }
}

private struct ReceiveBehavior<Source: Publisher> where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void
}

extension ReceiveBehavior: Behavior {
  func mount(in node: _Node) -> Receiver<Source.Output> {
    let receiver = Receiver(action: action)
    subscribe(receiver, in: node)
    return receiver
  }

  func update(from old: Self, kept: inout Receiver<Source.Output>, in node: _Node) {
    kept.action = action
    guard !areValuesEqual(old.publisher, publisher) else { return }
    kept.cancel(in: node.host)
    kept = Receiver(action: action)
    subscribe(kept, in: node)
  }

  func unmount(_ kept: Receiver<Source.Output>, in node: _Node) { kept.cancel(in: node.host) }

  @MainActor private func subscribe(_ receiver: Receiver<Source.Output>, in node: _Node) {
    let host = node.host
    host.afterRendering { receiver.subscribe(to: publisher, in: host) }
  }
}

/// One subscription of an `onReceive`, with the closure to call.
@MainActor
private final class Receiver<Output> {
  var action: (Output) -> Void
  private var subscription: AnyCancellable?
  private var isCancelled = false

  init(action: @escaping (Output) -> Void) { self.action = action }

  func subscribe<Source: Publisher>(to publisher: Source, in host: ViewHost)
  where Source.Output == Output, Source.Failure == Never {
    guard !isCancelled else { return }
    host.usage.subscriptions += 1
    subscription = publisher.sink { [weak self, weak host] value in
      MainActorContext.run {
        guard let self, !self.isCancelled else { return }
        TreeContext.$page.withValue(host?.reference) { self.action(value) }
      }
    }
  }

  func cancel(in host: ViewHost) {
    isCancelled = true
    guard subscription != nil else { return }
    subscription = nil
    host.usage.subscriptions -= 1
  }
}
