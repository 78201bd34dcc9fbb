/// The state of a ``FrameQueue``, which decides what follows from each call.
///
/// It calls nothing itself. The queue performs the action that each method returns, outside its lock.
struct FrameQueueState {
  typealias Frame = FrameQueue.Frame
  typealias Callback = @Sendable () -> Void
  typealias Writer = UnsafeContinuation<Frame?, Never>

  /// The action of the queue after a change of its state.
  enum Action {
    case nothing
    case call(Callback)
    case resume(Writer, returning: Frame?)

    fileprivate init(_ callback: Callback?) { self = callback.map(Action.call) ?? .nothing }

    func perform() {
      switch self {
      case .nothing: break
      case .call(let callback): callback()
      case .resume(let writer, let frame): writer.resume(returning: frame)
      }
    }
  }

  private enum Phase {
    /// The session adds frames until the writer takes them.
    case collecting([Frame], whenReady: Callback?, whenAbandoned: Callback?)
    /// A task has taken all frames, and is suspended until the next one.
    case awaited(by: Writer, whenAbandoned: Callback?)
    /// No frame follows these.
    case ending([Frame], StreamEnd, whenAbandoned: Callback?)
    /// The frames that the writer has not taken are dropped.
    case abandoned(StreamEnd)
    /// The writer has closed its stream.
    case closed(StreamEnd)

    static var initial: Phase { .collecting([], whenReady: nil, whenAbandoned: nil) }
  }

  private var phase = Phase.initial

  /// The number of frames that the writer has not taken.
  var count: Int {
    switch phase {
    case .collecting(let frames, _, _), .ending(let frames, _, _): frames.count
    case .awaited, .abandoned, .closed: 0
    }
  }

  /// The reason why the frames in the queue are the last ones, or `nil` if some can follow.
  var end: StreamEnd? {
    switch phase {
    case .collecting, .awaited: nil
    case .ending(_, let end, _), .abandoned(let end), .closed(let end): end
    }
  }

  // MARK: The session

  mutating func push(_ frame: Frame) -> Action {
    switch phase {
    case .collecting(var frames, let whenReady, let whenAbandoned):
      // Only `frames` refers to the array now, so that it is not copied.
      phase = .initial
      frames.append(frame)
      phase = .collecting(frames, whenReady: whenReady, whenAbandoned: whenAbandoned)
      return frames.count == 1 ? Action(whenReady) : .nothing
    case .awaited(let writer, let whenAbandoned):
      phase = .collecting([], whenReady: nil, whenAbandoned: whenAbandoned)
      return .resume(writer, returning: frame)
    case .ending, .abandoned, .closed: return .nothing
    }
  }

  mutating func finish(_ end: StreamEnd) -> Action {
    switch phase {
    case .collecting(let frames, let whenReady, let whenAbandoned):
      phase = .ending(frames, end, whenAbandoned: whenAbandoned)
      return Action(whenReady)
    case .awaited(let writer, let whenAbandoned):
      phase = .ending([], end, whenAbandoned: whenAbandoned)
      return .resume(writer, returning: nil)
    case .ending, .abandoned, .closed: return .nothing
    }
  }

  // MARK: The writer

  /// Returns the frames, joined, and whether none can follow.
  mutating func take() -> (frame: Frame?, isLast: Bool) {
    switch phase {
    case .collecting(var frames, let whenReady, let whenAbandoned):
      phase = .initial
      let frame = Self.join(&frames)
      phase = .collecting(frames, whenReady: whenReady, whenAbandoned: whenAbandoned)
      return (frame, false)
    case .ending(let frames, let end, let whenAbandoned):
      phase = .ending([], end, whenAbandoned: whenAbandoned)
      return (Self.joined(frames), true)
    case .awaited: return (nil, false)
    case .abandoned, .closed: return (nil, true)
    }
  }

  /// Resumes a task that has found no frames, as soon as there are some.
  mutating func wait(_ writer: Writer) -> Action {
    switch phase {
    case .collecting(let frames, let whenReady, let whenAbandoned) where frames.isEmpty:
      precondition(whenReady == nil, "A task reads a stream of frames that a handler takes. Use one of them.")
      phase = .awaited(by: writer, whenAbandoned: whenAbandoned)
      return .nothing
    case .awaited: preconditionFailure("Two tasks read the same stream of frames. Read it from one task.")
    case .collecting, .ending, .abandoned, .closed: return .resume(writer, returning: take().frame)
    }
  }

  mutating func whenReady(_ callback: @escaping Callback) -> Action {
    switch phase {
    case .collecting(let frames, _, let whenAbandoned):
      phase = .collecting(frames, whenReady: callback, whenAbandoned: whenAbandoned)
      return frames.isEmpty ? .nothing : .call(callback)
    case .awaited: preconditionFailure("A handler takes the frames of a stream that a task reads. Use one of them.")
    case .ending, .abandoned, .closed: return .call(callback)
    }
  }

  mutating func whenAbandoned(_ callback: @escaping Callback) -> Action {
    switch phase {
    case .collecting(let frames, let whenReady, _):
      phase = .collecting(frames, whenReady: whenReady, whenAbandoned: callback)
    case .awaited(let writer, _): phase = .awaited(by: writer, whenAbandoned: callback)
    case .ending(let frames, let end, _): phase = .ending(frames, end, whenAbandoned: callback)
    case .abandoned, .closed: return .call(callback)
    }
    return .nothing
  }

  // MARK: The end

  /// Returns an action for each of two owners: the one who canceled writing, and the writer.
  mutating func abandon() -> (abandonment: Action, writer: Action) { leave(for: Phase.abandoned) }

  /// Abandons the queue unless that has happened, or returns `nil` if it was already closed.
  mutating func close() -> (abandonment: Action, writer: Action)? {
    if case .closed = phase { nil } else { leave(for: Phase.closed) }
  }

  private mutating func leave(for next: (StreamEnd) -> Phase) -> (abandonment: Action, writer: Action) {
    switch phase {
    case .collecting(_, let whenReady, let whenAbandoned):
      phase = next(.finished)
      return (Action(whenAbandoned), Action(whenReady))
    case .awaited(let writer, let whenAbandoned):
      phase = next(.finished)
      return (Action(whenAbandoned), .resume(writer, returning: nil))
    case .ending(_, let end, let whenAbandoned):
      phase = next(end)
      return (Action(whenAbandoned), .nothing)
    case .abandoned(let end):
      phase = next(end)
      return (.nothing, .nothing)
    case .closed: return (.nothing, .nothing)
    }
  }

  /// Removes all frames, and returns them joined. Keeps the storage of small ones.
  private static func join(_ frames: inout [Frame]) -> Frame? {
    let frame = joined(frames)
    if let frame { frames.removeAll(keepingCapacity: frame.count < 4096) }
    return frame
  }

  private static func joined(_ frames: [Frame]) -> Frame? {
    frames.count > 1 ? Array(frames.joined()) : frames.first
  }
}
