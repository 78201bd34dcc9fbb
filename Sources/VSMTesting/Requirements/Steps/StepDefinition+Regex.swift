import Gherkin
import VSM

extension StepDefinition {
  /// Binds steps by a regular expression that matches their whole text. The closure receives the captured groups.
  public init<each Capture>(
    _ regex: sending Regex<(Substring, repeat each Capture)>, fileID: String = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (World, repeat each Capture) async throws -> Void
  ) {
    self.init(
      regexAt: CallSite(fileID: fileID, line: line), pattern: StepPattern(Regex<AnyRegexOutput>(regex)),
      wanted: .nothing
    ) { world, match in
      var values = StepValues(match)
      try await body(world, repeat values.next((each Capture).self))
    }
  }

  /// Binds steps by a regular expression without groups that matches their whole text.
  public init(
    _ regex: sending Regex<Substring>, fileID: String = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (World) async throws -> Void
  ) {
    self.init(
      regexAt: CallSite(fileID: fileID, line: line), pattern: StepPattern(Regex<AnyRegexOutput>(regex)),
      wanted: .nothing
    ) { world, _ in try await body(world) }
  }
}
