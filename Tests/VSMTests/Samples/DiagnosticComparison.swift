/// How what the compiler said differs from what samples expect.
struct DiagnosticComparison {
  /// Expected, but not said.
  let missing: Set<Diagnostic>

  /// Said, but not expected.
  let additional: Set<Diagnostic>

  init(expected: [Diagnostic], said: [Diagnostic]) {
    missing = Set(expected).subtracting(said)
    additional = Set(said).subtracting(expected)
  }

  /// What differs, or `nil` when nothing does.
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
