import SwiftUIShim
import Testing

@testable import SwiftUIMacroExpansion

extension EnvironmentValues {
  @Entry var author: String = "nobody"
  @Entry fileprivate var inferred = 5
  @Entry var absent: String?
  @Entry var action: (_ name: String) -> String = { "Hello, \($0)" }
  @Entry var `default`: [String: [Int]] = ["a = b": [1]]  // A comment with "quotes" and = signs.
}

@Suite struct EntryTests {
  @Test func entriesHaveTheirInitialValues() {
    let values = EnvironmentValues()
    #expect(values.author == "nobody")
    #expect(values.inferred == 5)
    #expect(values.absent == nil)
    #expect(values.action("Ada") == "Hello, Ada")
    #expect(values.default == ["a = b": [1]])
  }

  @Test func entriesKeepWhatIsSet() {
    var values = EnvironmentValues()
    values.author = "Ada"
    values.absent = "x"
    values.inferred += 1
    #expect(values.author == "Ada")
    #expect(values.absent == "x")
    #expect(values.inferred == 6)
  }

  @Test(arguments: [
    ("@Entry let name = 1", "extension EnvironmentValues {}", "“@Entry” requires a variable without accessors."),
    ("@Entry var name: Int { 1 }", "extension EnvironmentValues {}", "“@Entry” requires a variable without accessors."),
    (
      "@Entry var name: Int", "extension EnvironmentValues {}",
      "“name” needs a default value, since “@Entry” uses it where no view sets another one."
    ),
    (
      "@Entry var name = 1", "struct Page {}",
      "“@Entry” declares values of the environment: write it in an extension of “EnvironmentValues”."
    ),
  ])
  func mistakesAreExplained(declaration: String, context: String, message: String) throws {
    let response = try PluginMessage(
      answering: .message(
        """
        {"expandAttachedMacro": {
          "macro": {"moduleName": "SwiftUIMacros", "name": "Entry", "typeName": "Entry"}, "macroRole": "accessor",
          "discriminator": "$s", "attributeSyntax": \(syntax("@Entry")), "declSyntax": \(syntax(declaration)),
          "lexicalContext": [\(syntax(context))]
        }}
        """)
    ).json
    #expect(response.contains(message))
    #expect(response.contains(#""offset":7"#))
    #expect(!response.contains("expandedSource\":\""))
  }
}
