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

  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.init(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension TestLocation: CustomStringConvertible {
  public var description: String { "\(fileID):\(line):\(column)" }
}

extension TestLocation {
  /// Returns whether the location is in the module of the caller.
  package func isInModule(of fileID: String = #fileID) -> Bool {
    "\(self.fileID)".prefix { $0 != "/" } == fileID.prefix { $0 != "/" }
  }
}

/// An error of a call in a test, with the location of that call.
///
/// Swift Testing and XCTest report an error that ends a test at the test, or without a location. The description
/// therefore begins with the location. The trait `errorsAtCalls` also moves Swift Testing's report there.
public protocol LocatedError: Error, CustomStringConvertible {
  /// The location of the call that threw the error.
  var location: TestLocation { get }

  /// The error message, without the location.
  var message: String { get }
}

extension LocatedError {
  /// The location and the message: `BlogTests/BlogTests.swift:12:9: Nothing on the page has the button "Save".`
  public var description: String { "\(location): \(message)" }
}

#if canImport(Testing)
  extension TestLocation {
    /// The location as a value of Swift Testing.
    package var sourceLocation: SourceLocation {
      SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
  }

  /// Reports each ``LocatedError`` that ends a test at the location of the call that threw it, instead of the location
  /// of the test.
  ///
  /// ```swift
  /// @Suite(.errorsAtCalls) struct BlogPageTests { … }
  /// ```
  public struct ErrorsAtCalls: SuiteTrait, TestTrait, TestScoping {
    /// Applies the trait of a suite to the suites in it.
    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
      do {
        try await function()
      } catch let error as any LocatedError {
        Issue.record(error, sourceLocation: error.location.sourceLocation)
      }
    }
  }

  extension Trait where Self == ErrorsAtCalls {
    /// Reports each ``LocatedError`` that ends a test at the location of the call that threw it, instead of the
    /// location of the test.
    public static var errorsAtCalls: Self { ErrorsAtCalls() }
  }
#endif
