/// How what the compiler said differs from what the samples expect.
struct DiagnosticComparison {
  /// Expected, but not said; twice when it was to be said twice.
  let missing: [Diagnostic]

  /// Said, but not expected.
  let additional: [Diagnostic]

  init(expected: [Diagnostic], said: [Diagnostic]) {
    missing = Self.remove(said, from: expected)
    additional = Self.remove(expected, from: said)
  }

  /// What differs, or `nil` when nothing does.
  var complaint: String? {
    var parts: [String] = []
    if !missing.isEmpty { parts.append("The compiler did not say:\n" + Self.list(missing)) }
    if !additional.isEmpty { parts.append("No comment of a sample expects:\n" + Self.list(additional)) }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private static func remove(_ removed: [Diagnostic], from diagnostics: [Diagnostic]) -> [Diagnostic] {
    var left = diagnostics
    for diagnostic in removed {
      if let index = left.firstIndex(of: diagnostic) { left.remove(at: index) }
    }
    return left
  }

  private static func list(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { "  \($0)" }.joined(separator: "\n")
  }
}
