import MainActorIsolation

/// Asynchronous iteration for tests: `for await state in model.load()` receives every state, without a container.
///
/// The leading states come first, then the states of the steps. A step runs only when the iteration reaches it, and on
/// the actor of the iterating task, as it does on the main actor for a container. When that task is canceled, the
/// current step is canceled and the iteration ends. Each iteration runs the steps again. Anti-flicker is ignored.
///
/// On the main actor, work that emits runs in a task of its own, which ends with the iterator, and the iteration receives
/// each state when it is emitted. Elsewhere, it runs in the iterating task, and the iteration receives its states when it
/// has ended. A test of work that follows an endless stream therefore has to be on the main actor.
///
/// In modules that deploy to systems before iOS 18, macOS 15 and their siblings, `for await` may leave the actor of the
/// iterating task. Call `next()` there.
extension StateSequence: AsyncSequence {
  public typealias Element = State
  public typealias Failure = Never

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(steps: flatSteps[...]) }

  private var flatSteps: [Step] {
    steps.flatMap { step in
      if case .timed(let sequence) = step { sequence.flatSteps } else { [step] }
    }
  }

  /// An iterator over the states of a sequence.
  public struct AsyncIterator {
    fileprivate var steps: ArraySlice<Step>
    fileprivate var emission: Emission<State>?
    fileprivate var collected: ArraySlice<State> = []
  }
}

extension StateSequence.AsyncIterator: AsyncIteratorProtocol {
  public typealias Element = State

  /// Returns the next state, or `nil` after the last or when the task is canceled.
  public nonisolated(nonsending) mutating func next() async -> State? {
    while !Task.isCancelled {
      if let state = collected.popFirst() { return state }
      if let emission {
        if let state = await emission.next() { return state }
        self.emission = nil
        continue
      }
      switch steps.popFirst() {
      case .state(let state): return state
      case .call(let make): return make()
      case .next(let work):
        let state = await work()
        if !Task.isCancelled { return state }
      case .emission(let work):
        if MainActorContext.isCurrent {
          emission = Emission.start(work)
        } else {
          let emitter = StateEmitter<State>(.array([]))
          await work(emitter)
          collected = emitter.collected?[...] ?? []
          emitter.end()
        }
      case .timed, nil: return nil
      }
    }
    emission = nil
    collected = []
    steps = []
    return nil
  }

  /// Returns the next state, or `nil` after the last or when the task is canceled.
  ///
  /// - Parameter actor: The actor on which the steps run.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public mutating func next(isolation actor: isolated (any Actor)?) async -> State? { await next() }
}

/// Work that emits states for an iteration, until the iteration ends.
@MainActor
final class Emission<State> {
  private let buffer = StateBuffer<State>()
  private let task: Task<Void, Never>

  /// Starts the work.
  init(_ work: @escaping StateSequence<State>.EmittingWork) {
    let sink = BufferSink(buffer)
    task = Task { @MainActor in
      guard !Task.isCancelled else { return }
      let emitter = sink.makeEmitter()
      await work(emitter)
      emitter.end()
      sink.buffer?.end()
    }
  }

  deinit {
    task.cancel()
  }

  /// Returns the next state of the work, or `nil` at its end or when the iterating task is canceled.
  private func receive() async -> Received {
    await withTaskCancellationHandler {
      Received(state: await buffer.next())
    } onCancel: { [task] in
      task.cancel()
    }
  }

  /// A state that stays on the main actor.
  ///
  /// `@unchecked Sendable`: only `next()` passes it on, to callers on the main actor.
  private struct Received: @unchecked Sendable {
    let state: State?
  }
}

// For an iteration on the main actor, whose code is not isolated to it.
extension Emission {
  /// Starts the work, on the main actor.
  nonisolated static func start(_ work: @escaping StateSequence<State>.EmittingWork) -> Emission {
    // Safe: it stays on the main actor, or the call traps.
    nonisolated(unsafe) let work = work
    return MainActor.assumeIsolated { Emission(work) }
  }

  /// Returns the next state of the work, or `nil` at its end or when the iterating task is canceled.
  ///
  /// It also returns `nil` elsewhere, since the states stay on the main actor.
  nonisolated(nonsending) func next() async -> State? {
    guard MainActorContext.isCurrent else {
      Misuse.report(
        """
        An iteration over a StateSequence of \(State.self) that emits began on the main actor and continues elsewhere, so \
        it ends there. Let one task iterate over all of the sequence.
        """, at: Emission<State>.self)
      return nil
    }
    return await receive().state
  }
}

/// Buffers states for an iteration, and does not retain it.
@MainActor
private final class BufferSink<State>: @preconcurrency StateSinkObject {
  weak let buffer: StateBuffer<State>?

  init(_ buffer: StateBuffer<State>) { self.buffer = buffer }

  var isOpen: Bool { buffer != nil }

  var clock: ContainerClock? { nil }

  func follows() {}

  func receive(_ state: consuming State) { buffer?.append(state) }
}
