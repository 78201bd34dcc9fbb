import Testing
import VSMTesting

@testable import UserProfile

/// Tests of the page through its controls.
@MainActor struct UserProfilePageTests {
  private let profiles = SteeredProfiles()
  private let page: HeadlessPage

  init() {
    page = HeadlessPage { [profiles] in LoadUserProfileView(userId: 1, repository: profiles) }
  }

  private func load() {
    profiles.load.succeed(with: .ada)
    page.host.flush()
  }

  private func isDisabled(_ role: Role, _ name: String) throws -> Bool {
    try page.find(.role(role, name: name)).isDisabled
  }

  @Test func pageLoadsOnAppearance() throws {
    #expect(try page.find(.role(.heading)).name == "User profile")
    _ = try page.find(.role(.progressbar, name: "Loading"))
    #expect(profiles.load.calls.count == 1)
    load()

    #expect(try page.find(.role(.heading)).name == "User profile")
    #expect(try page.value(of: "Username") == "Ada")
    #expect(page.findAll(.role(.progressbar)).isEmpty)
    #expect(page.findAll(.role(.button)).map(\.name) == ["Save", "Refresh"])
  }

  @Test func failedLoadOffersARetry() throws {
    profiles.load.fail(with: Unavailable())
    page.host.flush()
    #expect(page.shows("The profile could not be loaded. No connection."))
    #expect(page.findAll(.role(.button)).map(\.name) == ["Retry"])
    try page.tap("Retry")
    _ = try page.find(.role(.progressbar, name: "Loading"))
    load()

    #expect(try page.value(of: "Username") == "Ada")
  }

  @Test func nameIsSavedWithTheButton() throws {
    load()
    try page.type("  Grace ", into: "Username")
    try page.tap("Save")
    #expect(profiles.save.calls.map(\.input) == ["  Grace "])
    _ = try page.find(.role(.progressbar, name: "Saving"))
    for (role, name) in [(Role.textbox, "Username"), (.button, "Save"), (.button, "Refresh")] {
      #expect(try isDisabled(role, name))
    }
    #expect(try !isDisabled(.button, "Cancel"))
    profiles.save.succeed(with: .ada.renamed("Grace"))
    page.host.flush()

    #expect(try page.value(of: "Username") == "Grace")
    #expect(try !isDisabled(.textbox, "Username"))
    #expect(page.findAll(.role(.progressbar)).isEmpty)
  }

  @Test func nameIsSavedWithReturn() throws {
    load()
    try page.type("Grace", into: "Username")
    try page.submit("Username")

    #expect(profiles.save.calls.map(\.input) == ["Grace"])
  }

  @Test func failedSaveShowsNoProgressAndDisablesTheForm() throws {
    load()
    try page.type("Grace", into: "Username")
    try page.tap("Save")
    profiles.save.fail(with: Unavailable())
    page.host.flush()

    #expect(page.shows("The username could not be saved. No connection."))
    #expect(page.findAll(.role(.progressbar)).isEmpty)
    #expect(try isDisabled(.textbox, "Username") && isDisabled(.button, "Save") && isDisabled(.button, "Refresh"))
    #expect(throws: PageError.self) { try page.tap("Save") }
    try page.tap("Retry")
    #expect(profiles.save.calls.map(\.input) == ["Grace", "Grace"])
    profiles.save.fail(with: Unavailable())
    page.host.flush()
    try page.tap("Cancel")

    #expect(try page.value(of: "Username") == "Grace")
    #expect(try !isDisabled(.textbox, "Username"))
    #expect(!page.shows("The username could not be saved. No connection."))
  }

  @Test func canceledSaveKeepsTypedTextAndALateWriteIsAChange() throws {
    load()
    try page.type("Grace", into: "Username")
    try page.tap("Save")
    try page.tap("Cancel")
    #expect(page.findAll(.role(.progressbar)).isEmpty)
    #expect(try page.value(of: "Username") == "Grace")
    let grace = UserData.ada.renamed("Grace")
    profiles.changes.send(grace)
    profiles.changes.send(grace.renamed("Katherine"))
    page.host.flush()

    #expect(try page.value(of: "Username") == "Katherine")
  }

  @Test func externalChangeIsShownInAnUneditedField() throws {
    load()
    profiles.changes.send(.ada.renamed("Grace"))
    page.host.flush()

    #expect(try page.value(of: "Username") == "Grace")
  }

  @Test func unsavedTextIsKeptAndThePageShowsTheStoredName() throws {
    load()
    try page.type("Ada L", into: "Username")
    let grace = UserData.ada.renamed("Grace")
    profiles.changes.send(grace)
    page.host.flush()
    #expect(try page.value(of: "Username") == "Ada L")
    #expect(page.shows("The stored username is now “Grace”. Saving replaces it."))
    try page.tap("Refresh")
    profiles.load.succeed(with: grace)
    page.host.flush()

    #expect(try page.value(of: "Username") == "Ada L")
  }

  @Test func refreshShowsAnIndicator() throws {
    load()
    try page.tap("Refresh")
    _ = try page.find(.role(.progressbar, name: "Loading"))
    #expect(try isDisabled(.textbox, "Username"))
    profiles.load.fail(with: Unavailable())
    page.host.flush()

    #expect(page.shows("The profile could not be refreshed. No connection."))
    #expect(page.findAll(.role(.progressbar)).isEmpty)
    #expect(try !isDisabled(.textbox, "Username"))
  }

  @Test func closedPageObservesNothing() {
    load()
    #expect(profiles.readers == 1)
    page.close()

    #expect(profiles.readers == 0)
    #expect(page.host.usage.subscriptions == 0)
  }

  @Test func noDiagnosticsAreReported() throws {
    load()
    try page.type("Grace", into: "Username")
    try page.tap("Save")
    profiles.save.fail(with: Unavailable())
    page.host.flush()

    #expect(page.diagnostics.isEmpty)
  }
}
