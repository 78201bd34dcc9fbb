import Testing

struct DiagnosticTests {
  @Test func warningsAndErrorsAreParsedWithTheirLines() {
    let output = """
      /home/me/a/View.swift:3:27: warning: result of call to 'save' is unused [#no-usage]
            Button("Save") { model.save() }
                                   ^~~~
      View.swift:14:5: error: value of type '[Int]' has no member 'cancel'
      """
    #expect(
      Diagnostic.said(in: output) == [
        Diagnostic(file: "View.swift", line: 3, severity: .warning, message: "result of call to 'save' is unused"),
        Diagnostic(
          file: "View.swift", line: 14, severity: .error, message: "value of type '[Int]' has no member 'cancel'"),
      ])
  }

  @Test func notesAreIgnored() {
    #expect(Diagnostic.said(in: "View.swift:3:2: note: add missing case: '.saving(_)'\nremark: a remark").isEmpty)
  }

  @Test(arguments: ["error: no such module 'VSM'", "<unknown>:0: error: no such module 'VSM'"])
  func diagnosticsWithoutALineAreParsed(line: String) {
    #expect(
      Diagnostic.said(in: line) == [Diagnostic(file: "", line: 0, severity: .error, message: "no such module 'VSM'")])
  }

  @Test func commentExpectsADiagnosticForTheLineAboveIt() {
    let source = """
      // The next line is wrong. // error: not a comment of its own
      model.cancel()
      // error: there is no 'cancel'
      // warning: its result is unused

        model.save()
        // warning: result of call to 'save()' is unused
      """
    #expect(
      Diagnostic.expected(in: source, file: "Sample.swift") == [
        Diagnostic(file: "Sample.swift", line: 2, severity: .error, message: "there is no 'cancel'"),
        Diagnostic(file: "Sample.swift", line: 2, severity: .warning, message: "its result is unused"),
        Diagnostic(file: "Sample.swift", line: 6, severity: .warning, message: "result of call to 'save()' is unused"),
      ])
  }
}
