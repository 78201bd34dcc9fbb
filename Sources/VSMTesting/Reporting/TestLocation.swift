#if canImport(Testing)
  import Testing
#endif

/// A place in a test's source, to which a failure is attributed.
public struct TestLocation: Sendable {
  /// The module and the file: `BlogTests/BlogTests.swift`.
  public let fileID: StaticString
  /// The whole path, with which editors find the file.
  public let filePath: StaticString
  /// Counts from 1.
  public let line: UInt
  /// Counts from 1.
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
  /// Whether the place is in this library, and therefore in no test.
  var isInThisLibrary: Bool { "\(fileID)".prefix { $0 != "/" } == #fileID.prefix { $0 != "/" } }
}

#if canImport(Testing)
  extension TestLocation {
    /// The place as Swift Testing knows it.
    var sourceLocation: SourceLocation {
      SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
  }
#endif
