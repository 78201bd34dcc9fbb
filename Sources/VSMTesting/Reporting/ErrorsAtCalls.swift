#if canImport(Testing)
  import Testing

  /// Reports each ``LocatedError`` that ends a test at the call that threw it, instead of at the test.
  ///
  /// ```swift
  /// @Suite(.errorsAtCalls) struct BlogPageTests { … }
  /// ```
  public struct ErrorsAtCalls: SuiteTrait, TestTrait, TestScoping {
    /// Whether the trait of a suite applies to the suites in it, which it does.
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
    /// Reports each ``LocatedError`` that ends a test at the call that threw it, instead of at the test.
    public static var errorsAtCalls: Self { ErrorsAtCalls() }
  }
#endif
