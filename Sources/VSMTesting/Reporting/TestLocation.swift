#if canImport(Testing)
  import Testing
#endif

/// A location in the source of a test, for the report of a failure.
public struct TestLocation: Sendable {
  /// The module and the file: `BlogTests/BlogTests.swift`.
  public let fileID: StaticString
  /// The full path, by which editors find the file.
  public let filePath: StaticString
  /// The line, counted from 1.
  public let line: UInt
  /// The column, counted from 1.
  public let column: UInt

  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension TestLocation: CustomStringConvertible {
  public var description: String { "\(fileID):\(line):\(column)" }
}

extension TestLocation {
  /// Whether the location is in this library, and therefore not in a test.
  var isInThisLibrary: Bool { "\(fileID)".prefix { $0 != "/" } == #fileID.prefix { $0 != "/" } }
}

#if canImport(Testing)
  extension TestLocation {
    /// The location as a value of Swift Testing.
    var sourceLocation: SourceLocation {
      SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
  }
#endif
