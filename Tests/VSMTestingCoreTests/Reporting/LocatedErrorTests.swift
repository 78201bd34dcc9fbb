import Testing
import VSM
import VSMTestingCore

@MainActor @Suite struct LocatedErrorTests {
  /// Expects that a call on the line of this call throws an error whose description begins with that line.
  private func expectPlace(
    _ line: UInt = #line, sourceLocation: SourceLocation = #_sourceLocation, of call: () async throws -> Void
  ) async {
    do {
      try await call()
      Issue.record("Nothing was thrown.", sourceLocation: sourceLocation)
    } catch {
      let isPlaced = "\(error)".hasPrefix("VSMTestingCoreTests/LocatedErrorTests.swift:\(line):")
      #expect(isPlaced, "\(error)", sourceLocation: sourceLocation)
      let located = error as? any LocatedError
      #expect(located?.location.line == line, sourceLocation: sourceLocation)
      #expect(located.map { "\(error)" == "\($0.location): \($0.message)" } == true, sourceLocation: sourceLocation)
    }
  }

  @Test func errorsHaveTheLocationOfTheCall() async {
    let journey = Journey(of: StateContainer(state: 1))
    await expectPlace { _ = try journey.model(String.self) }
    await expectPlace { try Steering().choose("load fails") }
  }
}
