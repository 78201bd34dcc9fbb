import Foundation
import VSMTestingRequirements

extension Steps where World: PageWorld {
  /// Steps for the use of any page.
  ///
  /// | step | |
  /// |---|---|
  /// | `I tap {string}` | a button, link or tab |
  /// | `I type {string} into {string}`, `I press Return in {string}` | a field, by its label |
  /// | `I choose {string} in {string}` | an option of a picker, by its label |
  /// | `I turn on {string}`, `I turn off {string}` | a switch, which may already have that value |
  /// | `I import the file {string} containing {string}` | a file for an open `fileImporter` |
  /// | `I refresh`, `I press Escape`, `I go back`, `I go forward` | the functions of a browser |
  /// | `I should see {string}`, `I should not see {string}` | a text or a name, in full |
  /// | `I should see the {screenName} screen` | a state by its name, current or passed: `Loading Error` |
  /// | `{string} should be enabled`, `{string} should be disabled` | a control |
  /// | `{string} should be on`, `{string} should be off` | a switch |
  /// | `the field {string} should hold {string}` | the value of a field or picker |
  /// | `the page should be at {string}` | the address |
  /// | `the page should have exported the file {string}` | the newest file of a `fileExporter` |
  ///
  /// Steps about screens check the states since the first of the preceding `When` steps, in order. A state that one
  /// of them has checked does not match the next one, unless the page is still in that state.
  public static var page: Steps {
    Steps {
      use
      seeing
    }
  }

  private static var use: Steps {
    Steps {
      When("I tap {string}") { (world, name: String) in try world.openPage.tap(name) }
      When("I type {string} into {string}") { (world, text: String, label: String) in
        try world.openPage.type(text, into: label)
      }
      When("I press Return in {string}") { (world, label: String) in try world.openPage.submit(label) }
      When("I choose {string} in {string}") { (world, option: String, label: String) in
        try world.openPage.select(option, in: label)
      }
      When("I turn {position} {string}") { (world, position: Position, label: String) in
        let page = try world.openPage
        if try page.isOn(label) != (position == .on) { try page.toggle(label) }
      }
      When("I import the file {string} containing {string}") { (world, name: String, text: String) in
        try world.openPage.importFile(named: name, containing: Data(text.utf8))
      }
      When("I refresh") { world in try world.openPage.refresh() }
      When("I press Escape") { world in try world.openPage.pressEscape() }
      When("I go back") { world in try world.openPage.goBack() }
      When("I go forward") { world in try world.openPage.goForward() }
    }
  }

  private static var seeing: Steps {
    Steps {
      Then("I should see {string}") { (world, text: String) in
        let page = try world.openPage
        if page.shows(text) { return }
        let longer = page.elements.lazy.compactMap(\.node.text).first { $0.contains(text) }
        throw StepFailure(
          "No element of the page shows \"\(text)\"."
            + (longer.map { " One shows \"\($0)\": name its whole text." } ?? ""))
      }
      Then("I should not see {string}") { (world, text: String) in
        if try world.openPage.shows(text) { throw StepFailure("The page shows \"\(text)\".") }
      }
      Then("I should see the {screenName} screen/Screen") { (world, screen: ScreenName) in
        let screens = try world.openPage.screens
        let since = screens.statesSince
        if screens.checkState(screen.name) { return }
        throw StepFailure(
          "The page was in no state with the name \"\(screen.name)\".\n"
            + "States since the last check: \(since).\nCurrent states: \(screens.presentStates).")
      }
      Then("{string} should be {availability}") { (world, label: String, wanted: Availability) in
        let isDisabled = try world.openPage.find(.label(label)).isDisabled
        if isDisabled != (wanted == .disabled) {
          throw StepFailure("\"\(label)\" is \(isDisabled ? "disabled" : "enabled").")
        }
      }
      Then("{string} should be {position}") { (world, label: String, position: Position) in
        if try world.openPage.isOn(label) != (position == .on) {
          throw StepFailure("\"\(label)\" is \(position == .on ? "off" : "on").")
        }
      }
      Then("the field {string} should hold {string}") { (world, label: String, text: String) in
        let value = try world.openPage.value(of: label)
        if value != text {
          throw StepFailure("The field \"\(label)\" holds \(value.map { "\"\($0)\"" } ?? "no value").")
        }
      }
      Then("the page should have exported the file {string}") { (world, name: String) in
        let file = try world.openPage.exportedFile()
        if file.name != name { throw StepFailure("The page has exported the file \"\(file.name)\".") }
      }
      Then("the page should be at {string}") { (world, address: String) in
        let page = try world.openPage
        if page.address != address { throw StepFailure("The page is at \"\(page.address)\".") }
      }
    }
  }
}

private enum Position: String, CaseIterable, StepParameter { case on, off }

private enum Availability: String, CaseIterable, StepParameter { case enabled, disabled }

/// The name of a state, as people write it.
private struct ScreenName: StepParameter {
  let name: String

  static var forms: [StepParameterForm<ScreenName>] {
    // A text in quotes is a text on the page, not a state.
    [StepParameterForm("screenName", pattern: "[^\"']+") { ScreenName(name: $0) }]
  }
}
