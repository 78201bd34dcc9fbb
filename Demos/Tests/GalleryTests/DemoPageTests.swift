import CombineShim
import DemoStorage
import Foundation
import PortableUI
import TaskPublishers
import Testing
import UserProfile
import VSMTesting

@testable import gallery

/// The gallery's page of the user profile, with a database and network conditions.
@MainActor struct DemoPageTests {
  private let clock = HeldClock()
  private let profiles: SQLiteUserDataRepository

  init() throws {
    profiles = SQLiteUserDataRepository(try GalleryDatabase())
  }

  private func open() async throws -> HeadlessPage {
    let page = HeadlessPage { [clock, profiles] in
      DemoPage("User profile", chart: "user-profile", source: "LoadUserProfileView()", clock: clock) { conditions in
        LoadUserProfileView(
          userId: 1, repository: ConditionedUserDataRepository(base: profiles, conditions: conditions))
      }
    }
    await page.wait { page.findAll(.role(.textbox, name: "Username")).count == 1 }
    return page
  }

  private func panel(of page: HeadlessPage) -> RenderNode? {
    page.findAll(.role(.group, name: "Journey")).first?.node
  }

  private func journey(of page: HeadlessPage) -> [String] {
    func buttons(in node: RenderNode) -> [String] {
      node.tag == .button ? [text(of: node)] : node.children.flatMap(buttons)
    }
    func text(of node: RenderNode) -> String { (node.text ?? "") + node.children.map(text).joined() }
    return panel(of: page).map(buttons)?.dropLast() ?? []
  }

  @Test func pageShowsItsDemoPanelsAndJourney() async throws {
    let page = try await open()
    let headings = page.findAll(.role(.heading)).map(\.name)
    #expect(headings == ["User profile", "Network conditions", "Journey", "States", "Possible in this state"])
    #expect(try page.value(of: "Latency") == "None")
    #expect(try page.value(of: "Fail requests") == "Off")
    #expect(journey(of: page) == ["initialized", "loading", "loaded · editing"])
    #expect(page.diagnostics.isEmpty)
  }

  @Test func nextRequestFailsOnRequest() async throws {
    let page = try await open()
    try page.select("Next", in: "Fail requests")
    try page.type("Grace", into: "Username")
    try page.tap("Save")
    await page.wait(for: "The username could not be saved. The request failed, as asked for under Network conditions.")
    #expect(try page.value(of: "Fail requests") == "Off")
    try page.tap("Retry")
    await page.wait { page.findAll(.role(.progressbar)).isEmpty }

    #expect(try page.value(of: "Username") == "Grace")
    #expect(
      journey(of: page).suffix(5)
        == ["loaded · editing", "loaded · saving", "loaded · savingError", "loaded · saving", "loaded · editing"])
    // Actions in the network panel are not part of the journey.
    let causes = page.findAll(.role(.listitem)).map(\.text).filter { $0.contains("Fail") }
    #expect(causes.isEmpty)
  }

  @Test func nameSavedOnOnePageAppearsOnAnother() async throws {
    let (one, other) = (try await open(), try await open())
    try one.type("Grace", into: "Username")
    try one.tap("Save")
    await other.wait { (try? other.value(of: "Username")) == "Grace" }

    #expect(journey(of: other) == ["initialized", "loading", "loaded · editing", "loaded · editing"])
  }

  @Test func canceledSaveIsStillPerformed() async throws {
    let page = try await open()
    try page.select("1 second", in: "Latency")
    try page.type("Late Grace", into: "Username")
    try page.tap("Save")
    let way = try await clock.next()
    #expect(way.duration == .seconds(1))
    try page.tap("Cancel")
    #expect(journey(of: page).suffix(3) == ["loaded · editing", "loaded · saving", "loaded · editing"])
    #expect(try await stored() == "Ada Lovelace")
    let stops = journey(of: page).count
    way.end()
    await page.wait { journey(of: page).count > stops }

    #expect(journey(of: page).last == "loaded · editing")
    #expect(try await stored() == "Late Grace")
    #expect(try page.value(of: "Username") == "Late Grace")
  }

  @Test func tooLongNameIsRejectedWithAMessage() async throws {
    let page = try await open()
    try page.type(String(repeating: "x", count: 51), into: "Username")
    try page.tap("Save")
    await page.wait(
      for: "The username could not be saved. "
        + "A username needs 1 to 50 characters; this one has 51. Type a shorter name.")
  }

  private func stored() async throws -> String {
    try await profiles.loadUserData(id: 1).firstValue().username
  }
}
