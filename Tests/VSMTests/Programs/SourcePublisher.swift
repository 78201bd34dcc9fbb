import CombineShim

/// Publishes what a program emits, on the thread of the emission, even after its cancellation.
final class PublisherSource: @unchecked Sendable {
  // `@unchecked`: the main actor waits while another thread uses it.
  private var send: ((ProgramState) -> Void)?
  private var complete: (() -> Void)?

  func emit(_ state: @autoclosure () -> ProgramState) {
    send?(state())
  }

  func end() {
    let complete = complete
    self.send = nil
    self.complete = nil
    complete?()
  }

  fileprivate func attach(_ subscriber: some Subscriber<ProgramState, Never>) {
    send = { _ = subscriber.receive($0) }
    complete = { subscriber.receive(completion: .finished) }
  }
}

struct SourcePublisher: Publisher {
  typealias Output = ProgramState
  typealias Failure = Never

  let action: ProgramAction
  let source: PublisherSource
  let token: ActionToken
  let onStart: @MainActor @Sendable () -> Void
  let onCancel: @MainActor @Sendable () -> Void
  let makeState: (Int) -> ProgramState

  func receive<S: Subscriber>(subscriber: S) where S.Input == ProgramState, S.Failure == Never {
    MainActor.assumeIsolated { [onStart] in onStart() }
    subscriber.receive(subscription: Inner(publisher: self, subscriber: subscriber))
  }

  private final class Inner<S: Subscriber>: Subscription where S.Input == ProgramState, S.Failure == Never {
    private let publisher: SourcePublisher
    private var subscriber: S?

    init(publisher: SourcePublisher, subscriber: S) {
      self.publisher = publisher
      self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
      guard let subscriber else { return }
      publisher.source.attach(subscriber)
      for state in publisher.action.leading { publisher.source.emit(publisher.makeState(state)) }
      if publisher.action.ends { publisher.source.end() }
    }

    func cancel() {
      subscriber = nil
      MainActor.assumeIsolated { [onCancel = publisher.onCancel] in onCancel() }
    }
  }
}
