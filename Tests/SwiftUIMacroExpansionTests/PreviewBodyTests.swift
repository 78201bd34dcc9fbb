import Testing

@testable import SwiftUIMacroExpansion

@Suite struct PreviewBodyTests {
  @Test(arguments: [
    ("Text(\"a\")", [], "Text(\"a\")"),
    ("@Previewable @State var a = 1\nText(\"\\(a)\")", ["@State var a = 1"], "\nText(\"\\(a)\")"),
    ("@Previewable @State var a = 1; Text(\"\")", ["@State var a = 1"], " Text(\"\")"),
    ("@Previewable\n@FocusState\nvar a: Bool\nText(\"\")", ["@FocusState\nvar a: Bool"], "\nText(\"\")"),
    ("@Previewable @State var a = [\n1,\n2]\n[1].view", ["@State var a = [\n1,\n2]"], "\n[1].view"),
    ("@Previewable @State var a =\n  1 +\n  2\nB()", ["@State var a =\n  1 +\n  2"], "\nB()"),
    ("@Previewable @State var a = A\n  .b\n  .c()\nB()", ["@State var a = A\n  .b\n  .c()"], "\nB()"),
    ("@Previewable @State var a: A?\nB()", ["@State var a: A?"], "\nB()"),
    ("@Previewable @State var a: A<B>\nC()", ["@State var a: A<B>"], "\nC()"),
    ("@Previewable @State var a = A { $0 }\nB()", ["@State var a = A { $0 }"], "\nB()"),
    (
      "@Previewable @State var a = #\"\"\"\n}\"\n\"\"\"#\nB()", ["@State var a = #\"\"\"\n}\"\n\"\"\"#"], "\nB()"
    ),
    ("let a = 1\n@Previewable @State var b = 2\nB()", ["@State var b = 2"], "let a = 1\n\nB()"),
    ("VStack {\n@Previewable @State var a = 1\n}", [], "VStack {\n@Previewable @State var a = 1\n}"),
    ("// @Previewable @State var a = 1\nB()", [], "// @Previewable @State var a = 1\nB()"),
    ("\"@Previewable @State var a = 1\"", [], "\"@Previewable @State var a = 1\""),
  ])
  func variablesAreSeparatedFromStatements(source: String, variables: [String], statements: String) {
    let body = PreviewBody(source[...])
    #expect(body.variables == variables)
    #expect(body.statements == statements)
  }

  @Test(arguments: ["#Preview(body: make)", "#Preview", "#Preview(\"{\")"])
  func aBodyMustBeWrittenInThePreview(source: String) throws {
    let response = try PluginMessage(
      answering: .message(
        """
        {"expandFreestandingMacro": {
          "macro": {"moduleName": "SwiftUIMacros", "name": "Preview", "typeName": "Preview"}, "macroRole": "declaration",
          "discriminator": "$s", "syntax": \(syntax(source))
        }}
        """)
    ).json
    #expect(response.contains("The body of a preview must be a closure that is written here."))
  }

  @Test func theConnectionNegotiatesItsVersion() throws {
    let response = try PluginMessage(answering: .message(#"{"getCapability": {"capability": {"protocolVersion": 9}}}"#))
      .json
    #expect(response == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  }

  @Test func messagesOfNewerCompilersAreRefused() throws {
    let response = try PluginMessage(answering: .message(#"{"sing": {}}"#)).json
    #expect(response.contains("The compiler sent the unknown message “sing”."))
  }
}
