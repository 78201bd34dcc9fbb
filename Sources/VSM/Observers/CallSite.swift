/// The place in the source where an action was observed, which tools show as the cause of a change.
///
/// Every `observe`, `refresh` and `bind` receives it through default arguments. A wrapper has to pass them on;
/// otherwise all its calls have the same place, and their debounced calls replace each other. The column tells two
/// calls in one line apart.
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

  init(_ file: String, _ line: UInt, _ column: UInt) { self.init(fileID: file, line: line, column: column) }
}

extension CallSite: CustomStringConvertible {
  /// The file without its module, and the line: `BlogView.swift:42`.
  public var description: String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return "\(file):\(line)"
  }
}
