#if canImport(Testing)
  import Testing

  /// Reports each ``LocatedError`` that ends a test at the location of the call that threw it, instead of that of the
  /// test.
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
    /// Reports each ``LocatedError`` that ends a test at the location of the call that threw it, instead of that of the
    /// test.
    public static var errorsAtCalls: Self { ErrorsAtCalls() }
  }
#endif
