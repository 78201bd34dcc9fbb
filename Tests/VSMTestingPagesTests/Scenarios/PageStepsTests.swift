import Foundation
import PortableUI
import Testing
import VSM
import VSMTestingCore
import VSMTestingRequirements

@testable import VSMTestingPages

@MainActor
@Suite(.onPages) struct PageStepsTests {
  private func run(_ lines: String) async throws {
    try await Requirements(parsing: "Feature: A\nScenario: B\nGiven the page is open\n\(lines)", file: "A.feature")
      .scenarios[0].run(in: World(), with: steps)
  }

  /// Returns the message of a scenario's failure, without the page.
  private func failure(_ lines: String) async -> String? {
    let failure = await #expect(throws: ScenarioFailure.self) { try await run(lines) }
    return failure?.reason.components(separatedBy: "\nThe page:\n").first
  }

  @Test func pageCanBeUsedAndChecked() async throws {
    try await run(
      """
      And the field "Name" should hold ""
      And "Save" should be disabled
      When I type "Ada" into "Name"
      And I choose "Large" in "Size"
      And I turn on "Gift"
      And I turn on "Gift"
      Then "Save" should be enabled
      And the field "Size" should hold "Large"
      And "Gift" should be on
      And I should not see "Saved Ada, Large, gift"
      When I turn off "Gift"
      Then "Gift" should be off
      When I tap "Save"
      Then I should see the Saving screen
      And "Name" should be disabled
      When 1 second passes
      Then I should see the Saved screen
      And I should see "Saved Ada, Large"
      And the page should be at "/"
      """)
  }

  @Test func returnSubmitsAField() async throws {
    try await run(
      """
      When I type "Ada" into "Name"
      And I press Return in "Name"
      And 1.5 seconds pass
      Then I should see the Saving Screen
      And I should see the Saved Screen
      """)
  }

  @Test func stepsRunWhenThePageIsQuiet() async throws {
    try await run("When I refresh\nThen I should see \"Refreshed once\"")
  }

  @Test func browserButtonsAndKeysAreAvailable() async throws {
    try await run(
      """
      When I tap "Help"
      Then the page should be at "/help"
      When I go back
      Then the page should be at "/"
      When I go forward
      Then the page should be at "/help"
      When I go back
      And I tap "Terms"
      Then I should see "All rights reserved."
      When I press Escape
      Then I should not see "All rights reserved."
      """)
  }

  @Test func missingScreenIsAFailure() async {
    #expect(
      await failure("When I type \"Ada\" into \"Name\"\nAnd I tap \"Save\"\nThen I should see the Saved screen") == """
        The page was in no state with the name "Saved".
        States since the last check: saving.
        Current states: saving.
        """)
  }

  @Test func actionDiscardsEarlierScreens() async {
    let lines =
      "When I type \"Ada\" into \"Name\"\nAnd I tap \"Save\"\nThen I should see \"Saving\"\n"
      + "When 1 second passes\nThen I should see the Saving screen"
    #expect(
      await failure(lines) == """
        The page was in no state with the name "Saving".
        States since the last check: saved.
        Current states: saved.
        """)
  }

  @Test func unexpectedContentIsAFailure() async {
    #expect(await failure("Then I should see \"Grace\"") == "No element of the page shows \"Grace\".")
    #expect(
      await failure("Then I should see \"Sav\"")
        == "No element of the page shows \"Sav\". One shows \"Save\": name its whole text.")
    #expect(await failure("Then I should not see \"Gift\"") == "The page shows \"Gift\".")
    #expect(await failure("Then \"Save\" should be enabled") == "\"Save\" is disabled.")
    #expect(await failure("Then \"Name\" should be disabled") == "\"Name\" is enabled.")
    #expect(await failure("Then the field \"Name\" should hold \"Ada\"") == "The field \"Name\" holds \"\".")
    #expect(await failure("Then the field \"Colour\" should hold \"Red\"") == "The field \"Colour\" holds no value.")
    #expect(await failure("Then \"Gift\" should be on") == "\"Gift\" is off.")
    #expect(await failure("Then the page should be at \"/else\"") == "The page is at \"/\".")
    #expect(await failure("When I tap \"Nothing\"") == "Nothing on the page has the button \"Nothing\".")
  }

  @Test func failureShowsThePageOnce() async {
    for lines in ["Then I should see \"Grace\"", "When I tap \"Nothing\""] {
      let failure = await #expect(throws: ScenarioFailure.self) { try await run(lines) }
      #expect(failure?.reason.components(separatedBy: "The page:\nmain\n").count == 2)
    }
  }

  @Test func customStepIsReportedWithTheLocationOfItsCall() async throws {
    let place = "VSMTestingPagesTests/PageStepsTests.swift:\(#line + 1)"
    let own = Steps<World> { When("I hurry") { world in try world.openPage.tap("Hurry") } }
    let scenario = try Requirements(
      parsing: "Feature: A\nScenario: B\nGiven the page is open\nWhen I hurry", file: "A.feature"
    ).scenarios[0]
    let failure = await #expect(throws: ScenarioFailure.self) {
      try await scenario.run(
        in: World(),
        with: Steps {
          steps
          own
        })
    }
    #expect(failure?.description.hasPrefix("A.feature:4: \"B\" failed.\n") == true)
    #expect(failure?.reason.hasPrefix(place) == true)
    #expect(failure?.reason.contains(": Nothing on the page has the button \"Hurry\".\n") == true)
  }

  @Test func pageMustBeOpenedFirst() async throws {
    let scenario = try Requirements(parsing: "Feature: A\nScenario: B\nWhen I tap \"Save\"", file: "").scenarios[0]
    let failure = await #expect(throws: ScenarioFailure.self) { try await scenario.run(in: World(), with: steps) }
    #expect(failure?.reason == "No page is open. Set the page of the world in an earlier step.")
  }

  /// Two interleaved scenarios check only the states of their own pages.
  @Test func concurrentScenariosAreIndependent() async throws {
    let saving = (0..<20).map { _ in
      Task {
        try await run(
          """
          When I type "Ada" into "Name"
          And I tap "Save"
          And 1 second passes
          Then I should see the Saving screen
          And I should see the Saved screen
          """)
      }
    }
    let idle = (0..<20).map { _ in
      Task { await failure("When 1 second passes\nThen I should see the Saving screen") }
    }
    for task in saving { try await task.value }
    for task in idle { #expect(await task.value?.contains("last check: none") == true) }
  }
}

@MainActor private final class World: PageWorld, TimedWorld {
  let clock = TestClock()
  var page: HeadlessPage?
}

private let steps = Steps<World> {
  Steps.page
  Steps.time
  Given("the page is open") { world in
    world.page = HeadlessPage { [clock = world.clock] in OrderView(clock: clock) }
  }
}

private enum OrderState { case writing, saving, saved(String) }

private enum Help: String { case help }

private struct OrderView: View {
  @ViewState var state: OrderState = .writing
  @State private var name = ""
  @State private var size = "Small"
  @State private var isGift = false
  @State private var refreshes = 0
  @State private var showsTerms = false
  let clock: TestClock

  init(clock: TestClock) {
    self.clock = clock
  }

  var body: some View {
    NavigationStack {
      form
        .navigationDestination(for: Help.self) { _ in Text("Ask somebody.") }
        .sheet(isPresented: $showsTerms) { Text("All rights reserved.") }
    }
  }

  @ViewBuilder private var form: some View {
    NavigationLink("Help", value: Help.help)
    Button("Terms") { showsTerms = true }
    List { Text(refreshes == 1 ? "Refreshed once" : "Not refreshed") }
      .refreshable {
        for _ in 0..<50 { await Task.detached {}.value }
        refreshes += 1
      }
    TextField("Name", text: $name)
      .onSubmit(save)
      .disabled(isSaving)
    Picker("Size", selection: $size) {
      ForEach(["Small", "Large"], id: \.self) { Text($0) }
    }
    Picker("Colour", selection: .constant("Green")) { Text("Red").tag("Red") }
    Toggle("Gift", isOn: $isGift)
    Button("Save", action: save)
      .disabled(name.isEmpty || isSaving)
    switch state {
    case .writing: EmptyView()
    case .saving: ProgressView("Saving")
    case .saved(let text): Text(text)
    }
  }

  private var isSaving: Bool {
    if case .saving = state { true } else { false }
  }

  private func save() {
    $state.observe(.saving)
    $state.observe { [clock, name, size, isGift] in
      try? await clock.sleep(for: .seconds(1))
      return .saved("Saved \(name), \(size)\(isGift ? ", gift" : "")")
    }
  }
}
