/// The shape of an observed action.
public enum ActionShape: Hashable, Sendable {
  /// A state, or a function that returns one at once.
  case state
  /// Work with an end: an asynchronous function that returns one state, or a ``StateSequence``.
  case async
  /// A publisher of states.
  case publisher
  /// An asynchronous sequence of states, which may be endless.
  case sequence
}

/// How an action ended.
public enum ActionOutcome: Hashable, Sendable {
  /// The action completed.
  case finished
  /// A newer action replaced it.
  case superseded
  /// Its container was released, or the task that waited for its end was canceled.
  case cancelled
}

/// One action that a container observed.
public struct ObservedAction: Hashable, Sendable {
  /// The container that observed it.
  public let container: StateContainerID

  /// The number of the action in its container, starting with 1.
  public let number: UInt64

  /// The shape of the action.
  public let shape: ActionShape

  /// The call site.
  public let callSite: CallSite

  /// The action to which the current task belongs, if there were observers when the action began.
  @TaskLocal package static var current: ObservedAction?
}

/// One change of a container's state.
public struct StateChange {
  /// The container whose state changes.
  public let container: StateContainerID

  /// The action that led to the new state; `nil` if there were no observers when the action began.
  public let cause: ObservedAction?

  /// The previous state.
  public let old: Any

  /// The new state.
  public let new: Any

  /// The name of the new state; see ``StateName/of(_:)``.
  public var name: String { StateName.of(new) }
}

/// The place in the source where an action was observed, which tools show as the cause of a change.
public struct CallSite: Hashable, Sendable {
  /// The module and the file: `Blog/BlogView.swift`.
  public let fileID: String

  /// The line, starting with 1.
  public let line: UInt

  /// The column, starting with 1.
  public let column: UInt

  @inlinable public init(fileID: String = #fileID, line: UInt = #line, column: UInt = #column) {
    self.fileID = fileID
    self.line = line
    self.column = column
  }
}

extension CallSite: CustomStringConvertible {
  /// The file without its module, and the line: `BlogView.swift:42`.
  public var description: String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return "\(file):\(line)"
  }
}
