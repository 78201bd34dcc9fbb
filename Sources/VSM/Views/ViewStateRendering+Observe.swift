import CombineShim

extension ViewStateRendering {
  /// Goes to a state; see ``StateContainer``.
  @inlinable public func observe(_ state: ViewState) {
    container.observe(state)
  }

  /// Goes to the state that an action returns; see ``StateContainer``.
  @inlinable public func observe(_ action: () -> ViewState) {
    container.observe(action)
  }

  /// Follows an asynchronous action to the state that it returns; see ``StateContainer``.
  @inlinable public func observe(_ action: nonisolated(nonsending) @escaping () async -> ViewState) {
    container.observe(action)
  }

  /// Follows every state of a publisher; see ``StateContainer``.
  @inlinable public func observe<P: Publisher>(_ publisher: P) where P.Output == ViewState, P.Failure == Never {
    container.observe(publisher)
  }

  /// Follows every state of the publisher that an action returns; see ``StateContainer``.
  @inlinable public func observe<P: Publisher>(_ action: () -> P) where P.Output == ViewState, P.Failure == Never {
    container.observe(action)
  }

  /// Follows every state of an asynchronous sequence; see ``StateContainer``.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @inlinable public func observe<S: AsyncSequence>(_ sequence: S) where S.Element == ViewState, S.Failure == Never {
    container.observe(sequence)
  }

  /// Follows every state of the sequence that an action returns; see ``StateContainer``.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @inlinable public func observe<S: AsyncSequence>(_ action: () -> S) where S.Element == ViewState, S.Failure == Never {
    container.observe(action)
  }

  /// Follows every state of a stream; see ``StateContainer``.
  @inlinable public func observe(_ stream: AsyncStream<ViewState>) {
    container.observe(stream)
  }

  /// Follows every state of the stream that an action returns; see ``StateContainer``.
  @inlinable public func observe(_ action: () -> AsyncStream<ViewState>) {
    container.observe(action)
  }
}
