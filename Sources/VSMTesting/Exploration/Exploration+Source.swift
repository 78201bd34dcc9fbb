#if !canImport(SwiftUI) || PortableUI
  extension Exploration {
    /// The source of a test that goes a way again, to look into what it leads to.
    ///
    /// - Parameters:
    ///   - path: The way, such as that of a finding.
    ///   - name: What the test is called.
    ///   - feature: An expression that makes the feature from a `steering`.
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
