import CombineShim
import VSM

// An action without a container is observed by a container that has no state yet.
extension Journey {
  /// Observes an asynchronous action until it returns its state.
  public convenience init(
    of action: nonisolated(nonsending) @escaping () async -> State, clock: TestClock? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = TestLocation(fileID, filePath, line, column)
    self.init(clock: clock, at: location) { container in container.observe { await action() } }
  }

  /// Observes the states of a publisher.
  public convenience init<P: Publisher>(
    of publisher: P, clock: TestClock? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where P.Output == State, P.Failure == Never {
    let location = TestLocation(fileID, filePath, line, column)
    self.init(clock: clock, at: location) { $0.observe(publisher.map(Optional.some)) }
  }

  /// Observes the states of a sequence.
  public convenience init(
    of sequence: StateSequence<State>, clock: TestClock? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = TestLocation(fileID, filePath, line, column)
    self.init(clock: clock, at: location) { $0.observe(sequence.optional()) }
  }

  /// Observes the states of an asynchronous sequence.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public convenience init<S: AsyncSequence>(
    of sequence: S, clock: TestClock? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where S.Element == State, S.Failure == Never {
    let location = TestLocation(fileID, filePath, line, column)
    self.init(clock: clock, at: location) { container in
      container.observe(StateSequence<State?> { emit in await emit.follow(sequence) { $0 } })
    }
  }

  private convenience init(
    clock: TestClock?, at location: TestLocation, observe: (StateContainer<State?>) -> Void
  ) {
    let container = StateContainer<State?>(state: nil, clock: clock)
    self.init(recording: container, clock: clock, owning: container, at: location)
    observe(container)
  }
}
