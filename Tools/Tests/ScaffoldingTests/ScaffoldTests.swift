import Foundation
import Testing

@testable import Scaffolding

struct ScaffoldTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ProfileExample")

  /// `Scripts/first-feature` compiles the same files and runs their tests.
  @Test func filesAreThoseOfTheSample() throws {
    let feature = try String(contentsOf: Self.samples.appending(path: "Profile.feature"), encoding: .utf8)
    var options = Scaffold.Options(name: "Profile")
    options.servesPage = true
    options.package = "../VSM"
    let scaffold = try Scaffold(feature: feature, file: "Profile.feature", options: options)
    for file in scaffold.files {
      let sample = Self.samples.appending(path: "Profile").appending(path: file.path)
      #expect(try file.text == String(contentsOf: sample, encoding: .utf8), "\(file.path)")
    }
    #expect(scaffold.files.count == 10)
  }

  private func outline(_ scenarios: String) throws -> FeatureOutline {
    try FeatureOutline(.init(parsing: "Feature: A\n\(scenarios)", file: "a.feature"), name: "A")
  }

  @Test func retryWithoutAScreenBeforeItIsInTheStateThatFailed() throws {
    let outline = try outline(
      """
      Scenario: One
        When I open the page
        Then I should see the Loading screen
        And I should see the Loading Error screen
      Scenario: Two
        Given I have opened the page
        When I tap "Retry"
        Then I should see the Loading screen
        And I should see the List screen
      """)
    #expect(outline.states.map(\.name) == ["initialized", "loading", "loadingError", "list"])
    #expect(outline["loadingError"]?.actions.map(\.name) == ["retry"])
    #expect(outline.works.map(\.name) == ["load"])
    #expect(outline.works.first?.failure == "loadingError")
  }

  @Test func onlyScreenAfterOpeningIsTheInitialState() throws {
    let outline = try outline("Scenario: One\nWhen I open the page\nThen I should see the List screen")
    #expect(outline.states.map(\.name) == ["list"])
    #expect(outline.appearing == nil)
  }

  @Test func featureWithoutScreensHasOneState() throws {
    let outline = try outline("Scenario: One\nWhen I tap \"Add\"\nThen I should see \"1\"")
    #expect(outline.states.map(\.name) == ["shown"])
    #expect(outline.states.first?.actions.map(\.name) == ["add"])
    #expect(!outline.opensPage)
  }

  @Test func valuesOfFieldsArePassedToTheNextAction() throws {
    let outline = try outline(
      """
      Scenario: One
        Given I have opened the page
        When I type "a" into "First name"
        And I turn on "Gift"
        And I choose "Large" in "Size"
        And I tap "Save"
      """)
    #expect(outline.states[0].fields.map(\.name) == ["firstName", "gift", "size"])
    #expect(outline.states[0].actions.first?.parameters.map(\.type) == ["String", "Bool", "String"])
    #expect(outline.options == ["Size": ["Large"]])
  }

  @Test func stepsWithTheSameTextAndOtherKeywordsAreOneDefinition() throws {
    let outline = try outline(
      "Scenario: One\nGiven I am online\nWhen I open the page\nScenario: Two\nWhen I am online\nThen I should see \"a\""
    )
    #expect(outline.ownSteps.map(\.snippet.expression) == ["I am online", "I open the page"])
  }

  @Test(arguments: [
    ("Loading Error", "loadingError"), ("default", "stateDefault"), ("2 left", "state2Left"), ("URL", "url"),
    ("Übersicht", "übersicht"), ("…", "state"),
  ])
  func namesAreValid(words: String, name: String) {
    #expect(SwiftName.member(words, prefix: "state") == name)
  }

  @Test func stateThatNothingLeavesIsDeclaredAsFinalUnlessItIsAFailure() throws {
    let text = """
      Feature: A
        Scenario: One
          Given I have opened the page
          When I tap "Save"
          Then I should see the Saving screen
          And I should see the Saved screen
        Scenario: Two
          Given I have opened the page
          When I tap "Save"
          Then I should see the Saving screen
          And I should see the Saving Error screen
      """
    let scaffold = try Scaffold(feature: text, file: "a.feature", options: .init(name: "A"))
    let states = try #require(scaffold.files.first { $0.path.hasSuffix("ViewState.swift") }).text
    let comment = "  // vsm:disable:next state-without-way-out -- No scenario leads out of it.\n"
    #expect(states.contains("  case saving\n\(comment)  case saved\n  case savingError\n}"))
  }

  @Test func scenariosThatMayPassAreNotTagged() throws {
    let text = "Feature: A\n\n  Scenario: One\n    When I open it\n    Then I should see the List screen\n"
    let scaffold = try Scaffold(feature: text, file: "a.feature", options: .init(name: "A"))
    #expect(scaffold.files.first { $0.path.hasSuffix(".feature") }?.text == text)
  }
}
