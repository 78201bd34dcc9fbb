#if !canImport(SwiftUI) || PortableUI
  extension Exploration {
    /// Returns the source of a test that repeats a path, for debugging.
    ///
    /// - Parameters:
    ///   - path: The path, such as that of a finding.
    ///   - name: The name of the test.
    ///   - feature: An expression that creates the feature from a `steering`.
    public static func testSource(for path: [Step], named name: String, feature: String) -> String {
      let isWaiting = path.contains { if case .wait = $0 { true } else { false } }
      var lines = ["@Test @MainActor func \(name)() async throws {", "  let steering = Steering()"]
      if isWaiting { lines.append("  let clock = TestClock()") }
      lines.append("  let page = HeadlessPage\(isWaiting ? "(clock: clock)" : "") { \(feature) }")
      lines.append("  await page.settle()")
      for step in path { lines += ["  \(step.source)", "  await page.settle()"] }
      return (lines + ["}"]).joined(separator: "\n") + "\n"
    }
  }
#endif
