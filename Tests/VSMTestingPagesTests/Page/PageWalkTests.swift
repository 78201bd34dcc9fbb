#if !canImport(SwiftUI) || PortableUI
  import Foundation
  import StateGraphs
  import SwiftUIShim
  import Testing
  import VSM

  @testable import VSMTestingPages
  @testable import VSMTestingRequirements

  private enum LampState { case off, on }

  private struct Lamp: View {
    @ViewState var state: LampState = .off
    let name: String
    var body: some View {
      Text("\(name) is \(state == .on ? "on" : "off")")
      Button(name) { $state.observe(state == .on ? .off : .on) }
    }
  }

  private enum RoomState { case dark, lit }

  private struct Room: View {
    @ViewState var state: RoomState = .dark
    @State private var showsLamp = false
    var body: some View {
      Text("Room").accessibilityAddTraits(.isHeader)
      Button("Light") { $state.observe(.lit) }
      if state == .lit { Lamp(name: "Second") }
      Button("Fetch") { showsLamp.toggle() }
      if showsLamp { Lamp(name: "Third") }
    }
  }

  /// A world whose page is opened at once, as `vsm new` writes it.
  @MainActor private final class RoomWorld: PageWorld {
    var page: HeadlessPage?
    init() { page = HeadlessPage { Room() } }
  }

  private let roomSteps = Steps<RoomWorld> {
    Steps.page
    When("I open the room again") { world in world.page = HeadlessPage { Room() } }
    When("I open the start page") { world in
      world.page = HeadlessPage {
        NavigationStack {
          NavigationLink("Enter") { Room() }
            .navigationTitle("Welcome")
        }
      }
    }
    When("I leave") { world in world.page?.close() }
    When("I import {string}") { (world, name: String) in
      world.page = HeadlessPage { Choosing() }
      try world.openPage.tap("Choose")
      try world.openPage.importFile(named: name, containing: Data("a".utf8))
    }
  }

  private struct Choosing: View {
    @State private var isChoosing = false
    var body: some View {
      Text("Files").accessibilityAddTraits(.isHeader)
      Button("Choose") { isChoosing = true }
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.plainText]) { (_: Result<URL, any Error>) in }
    }
  }

  @MainActor
  @Suite struct PageWalkTests {
    private typealias Step = StateGraph.Walk.Step

    /// The steps of the pages that a scenario opens.
    private func walks(_ steps: String...) async throws -> [[Step]] {
      let scenario = try Requirements(
        parsing: (["Feature: A", "Scenario: B"] + steps).joined(separator: "\n"), file: "A.feature"
      ).scenarios[0]
      let pages = PageWalks(name: StateInContainer.names)
      try await PageWalks.$current.withValue(pages) { try await scenario.perform(in: RoomWorld(), with: roomSteps) }
      return pages.walks(of: "B").map(\.steps)
    }

    @Test func containersBelongToTheChangeThatMakesThem() async throws {
      #expect(
        try await walks(#"When I tap "Light""#, #"And I tap "Second""#) == [
          [
            .state("dark", isImmediate: false), .use(#"tap "Light""#), .state("lit · off", isImmediate: true),
            .use(#"tap "Second""#), .state("lit · on", isImmediate: true),
          ]
        ])
    }

    @Test func aContainerWithoutAChangeIsAState() async throws {
      #expect(
        try await walks(#"When I tap "Fetch""#, #"And I tap "Fetch""#) == [
          [
            .state("dark", isImmediate: false), .use(#"tap "Fetch""#), .state("dark · off", isImmediate: true),
            .use(#"tap "Fetch""#), .state("dark", isImmediate: true),
          ]
        ])
    }

    @Test func aPageThatIsReplacedOrClosedKeepsItsStates() async throws {
      let room: [Step] = [
        .state("dark", isImmediate: false), .use(#"tap "Light""#), .state("lit · off", isImmediate: true),
      ]
      #expect(
        try await walks(#"When I tap "Light""#, "And I open the room again", #"And I tap "Light""#, "And I leave")
          == [room, room])
    }

    @Test func aPageWithoutContainersIsNamedAfterItsHeading() async throws {
      let walks = try await walks("When I open the start page", #"And I tap "Enter""#, "And I go back")
      #expect(
        walks.last == [
          .state("Welcome", isImmediate: false), .use(#"tap "Enter""#), .state("dark", isImmediate: true),
          .state("stateless", isImmediate: true),
        ])
    }

    @Test func aChosenFileIsAUse() async throws {
      #expect(
        try await walks(#"When I import "a.txt""#).last == [
          .use(#"tap "Choose""#), .use(#"import "a.txt""#), .state("Files", isImmediate: false),
        ])
    }
  }
#endif
