import Foundation
import Testing

@testable import Lint

struct ConfigurationTests {
  @Test func settingsAreRead() throws {
    let configuration = try read(#"{"disabled": ["class-model"], "excluded": ["Generated/"]}"#)
    #expect(configuration.disabled == ["class-model"])
    #expect(configuration.excludes("Sources/Generated/A.swift"))
    #expect(!configuration.excludes("Sources/A.swift"))
  }

  @Test(arguments: [
    (#"{"disable": []}"#, #"there is no setting "disable": did you mean "disabled"?"#),
    (#"{"disabled": ["class-modle"]}"#, #"there is no rule "class-modle": did you mean "class-model"?"#),
    (#"{"colour": []}"#, #"there is no setting "colour": known are "disabled", "excluded"."#),
    (#"{"disabled": true}"#, #"the value of "disabled" is not a list of strings: write ["…"]."#),
    (#"["class-model"]"#, #"it is not an object: write for example {"disabled": ["class-model"]}."#),
  ])
  func mistakeIsExplained(json: String, reason: String) {
    #expect(throws: ConfigurationProblem(path: "a.json", reason)) { try read(json) }
  }

  @Test func brokenJSONIsExplained() {
    #expect { try read("{") } throws: {
      "\($0)".hasPrefix("a.json: error: the configuration can't be used: it is not JSON")
    }
  }

  private func read(_ json: String) throws -> Configuration {
    try Configuration(json: Data(json.utf8), path: "a.json")
  }
}
