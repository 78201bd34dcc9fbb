/// A small mistake that the tests of a feature should notice.
public struct Mutant: Equatable, Sendable {
  /// The difference between the code and the mistaken code.
  public enum Change: Equatable, Sendable {
    /// The code goes on in another state.
    case exchangedState(String, for: String)
    /// The states that a sequence emits here are left out.
    case droppedState(String)
    /// A condition has the opposite answer.
    case swappedAnswer(String)
    /// A success is an error.
    case failedSuccess(String)
    /// Work goes on although it was canceled.
    case forgottenCancellation(String)
    /// A function is not called.
    case droppedCall(String)
    /// A value stays as it was.
    case droppedChange(String)
  }

  /// The number that switches the mistake on, from 1.
  public let number: Int
  public let path: String
  public let line: Int
  public let column: Int
  /// The lines of the declaration around it.
  let declaration: ClosedRange<Int>
  public let change: Change
  /// The reason for its survival in the source: `// vsm:survives -- The reason.`
  public let excuse: String?
}

extension Mutant.Change: CustomStringConvertible {
  /// The mistake in words, as in `'emit(.saving)' is left out`.
  public var description: String {
    switch self {
    case .exchangedState(let old, let new): "'\(new)' takes the place of '\(old)'"
    case .droppedState(let code): "the state of '\(code)' is left out"
    case .swappedAnswer(let code): "'\(code)' has the opposite answer"
    case .failedSuccess(let code): "an error is thrown before '\(code)'"
    case .forgottenCancellation(let code): "the cancellation in '\(code)' is forgotten"
    case .droppedCall(let code): "'\(code)' is left out"
    case .droppedChange(let code): "the change '\(code)' is left out"
    }
  }
}
