/// The differences between reported and expected diagnostics.
struct DiagnosticComparison {
  /// Expected, but not reported.
  let missing: Set<Diagnostic>

  /// Reported, but not expected.
  let additional: Set<Diagnostic>

  init(expected: [Diagnostic], said: [Diagnostic]) {
    missing = Set(expected).subtracting(said)
    additional = Set(said).subtracting(expected)
  }

  /// The list of differences, or `nil` if there are none.
  var complaint: String? {
    var parts: [String] = []
    if !missing.isEmpty { parts.append("The compiler did not say:\n" + Self.list(missing)) }
    if !additional.isEmpty { parts.append("No comment of a sample expects:\n" + Self.list(additional)) }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private static func list(_ diagnostics: Set<Diagnostic>) -> String {
    diagnostics.sorted { ($0.file, $0.line, $0.message) < ($1.file, $1.line, $1.message) }
      .map { "  \($0)" }
      .joined(separator: "\n")
  }
}
