import Foundation
import Testing
import VSMTesting

@testable import Lending

/// Moments between two states of the pages, which no scenario names.
@MainActor struct LendingMomentTests {
  private let world = LendingWorld()

  /// Opens the team's page as Ada, beside whom there are Grace and Alan.
  private func openTeam() async throws -> HeadlessPage {
    try world.lending.change { contents in
      contents.team = ["Ada", "Grace", "Alan"].map {
        TeamMember(id: $0, name: $0, role: $0 == "Ada" ? .keeper : .member)
      }
    }
    world.visitor = .keeper(world.person("Ada"))
    try world.openTeam()
    let page = try #require(world.page)
    await page.settle()
    return page
  }

  @Test func onlyTheChangedRoleIsShownWhileItIsSaved() async throws {
    let page = try await openTeam()
    world.gate.isHeld = true
    try page.select("Banned", in: "Grace")
    await page.settle()
    let journey = try page.journey(of: PeopleViewState.self)
    await journey.expect("loading", "listed", "changing")
    #expect(try journey.model([TeamMember].self).map(\.role) == [.keeper, .banned, .member])
    world.gate.open()
    await journey.expect("listed")
    #expect(try page.value(of: "Grace") == "Banned")
  }

  @Test func theReasonOfAFailedChangeIsShownUntilTheTeamChanges() async throws {
    let page = try await openTeam()
    world.isConnected = false
    try page.select("Banned", in: "Grace")
    await page.settle()
    #expect(page.shows("No connection."))
    try world.lending.change { $0.team[2].role = .banned }
    await page.settle()
    #expect(!page.shows("No connection."))
  }

  @Test func aSlowSearchShowsThatTheEquipmentIsLoading() async throws {
    let clock = TestClock()
    let page = HeadlessPage(clock: clock) {
      ItemsView(
        repository: SlowSearch(), visitor: .guest, now: { Date(timeIntervalSinceReferenceDate: 0) },
        destination: { _ in URL(string: "/item")! })
    }
    await page.settle()
    try page.type("tent", into: "Search the equipment")
    await page.settle()
    await clock.advance(by: .milliseconds(499))
    await page.settle()
    #expect(!page.shows("Loading the equipment"))
    await clock.advance(by: .milliseconds(1))
    await page.settle()
    #expect(page.shows("Loading the equipment"))
  }
}

/// Equipment whose search never answers.
private struct SlowSearch: ItemRepository {
  private let lending = MemoryLending()
  private let answers = Changes<[Item]>.makeStream()

  func items(matching text: String) -> Changes<[Item]> {
    text.isEmpty ? lending.items(matching: text) : answers.stream
  }

  func item(_ id: Item.ID) -> Changes<Item?> { lending.item(id) }
}
