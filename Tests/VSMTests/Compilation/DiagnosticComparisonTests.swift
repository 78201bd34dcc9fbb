import Testing

struct DiagnosticComparisonTests {
  let unused = Diagnostic(file: "View.swift", line: 3, severity: .warning, message: "unused")
  let missing = Diagnostic(file: "View.swift", line: 4, severity: .error, message: "no member 'cancel'")

  @Test func orderOfDiagnosticsIsIgnored() {
    #expect(DiagnosticComparison(expected: [unused, missing], said: [missing, unused]).complaint == nil)
  }

  @Test func missingAndAdditionalDiagnosticsAreListedWithTheirLines() {
    let complaint = DiagnosticComparison(expected: [unused], said: [missing]).complaint
    #expect(
      complaint == """
        The compiler did not say:
          View.swift:3: warning: unused
        No comment of a sample expects:
          View.swift:4: error: no member 'cancel'
        """)
  }

  @Test func listIsInSourceOrder() {
    let later = Diagnostic(file: "View.swift", line: 12, severity: .warning, message: "a")
    let complaint = DiagnosticComparison(expected: [later, missing, unused], said: []).complaint
    #expect(
      complaint == """
        The compiler did not say:
          View.swift:3: warning: unused
          View.swift:4: error: no member 'cancel'
          View.swift:12: warning: a
        """)
  }

  // The compiler reports some diagnostics twice.
  @Test func repeatedDiagnosticIsExpectedOnce() {
    #expect(DiagnosticComparison(expected: [unused], said: [unused, unused]).complaint == nil)
  }

  @Test func diagnosticsWithDifferentSeverityDiffer() {
    let error = Diagnostic(file: "View.swift", line: 3, severity: .error, message: "unused")
    let comparison = DiagnosticComparison(expected: [unused], said: [error])
    #expect(comparison.missing == [unused])
    #expect(comparison.additional == [error])
  }
}
