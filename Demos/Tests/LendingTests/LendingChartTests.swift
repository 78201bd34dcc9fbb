import Charts
import Foundation
import SwiftUIShim
import Testing
import VSM
import VSMTesting

@testable import Lending

/// Explores the lending site.
@MainActor struct LendingChartTests {
  nonisolated private static let now = Date(timeIntervalSinceReferenceDate: 0)

  /// Returns the equipment, whose requests the exploration answers.
  private static func lending(_ steering: Steering, _ refusal: any Error = Unavailable()) -> MemoryLending {
    let request = Steered<String, Void>("the site")
    steering.add(request, answers: ["agrees": .success(()), "refuses": .failure(refusal)])
    var contents = MemoryLending.Contents()
    contents.items = [MemoryLending.samples[2]]
    contents.team = [
      TeamMember(id: "1", name: "Ada", role: .keeper), TeamMember(id: "2", name: "Grace", role: .member),
    ]
    return MemoryLending(contents, request: request.function)
  }

  private static func ada(in lending: MemoryLending) -> MemoryBorrower {
    MemoryBorrower(Borrower(id: "1", name: "Ada"), in: lending)
  }

  /// A member whose requests the exploration answers, and who is not the only one.
  private struct Member: Borrowing {
    enum Answer { case agreed, tooLate }

    let base: MemoryBorrower
    let lending: MemoryLending
    let reservation = Steered<Void, Answer>("the site")
    let returning = Steered<Void, Void>("the desk")

    @MainActor init(_ steering: Steering) {
      var contents = MemoryLending.Contents()
      contents.items = [MemoryLending.samples[2]]
      lending = MemoryLending(contents)
      base = LendingChartTests.ada(in: lending)
      steering.add(
        reservation,
        answers: [
          "agrees": .success(.agreed), "knows that Grace was faster": .success(.tooLate),
          "refuses": .failure(Unavailable()),
        ])
      steering.add(returning, answers: ["agrees": .success(()), "refuses": .failure(Unavailable())])
    }

    var borrower: Borrower { base.borrower }

    func reserve(_ id: Item.ID, until day: Day) async throws {
      if try await reservation(()) == .tooLate {
        try await MemoryBorrower(Borrower(id: "2", name: "Grace"), in: lending).reserve(id, until: day)
      }
      try await base.reserve(id, until: day)
    }

    func giveBack(_ id: Item.ID) async throws {
      try await returning(())
      try await base.giveBack(id)
    }
  }

  /// The page of the tent, for a member.
  private static func tent(_ steering: Steering) -> some View {
    let member = Member(steering)
    return ItemView(
      id: MemoryLending.samples[2].id, repository: member.lending, visitor: .member(member), now: { now })
  }

  @Test func aLoanCanBeEnded() async throws {
    let exploration = await Exploration(feature: Self.tent)
    // In this test the stream doesn't fail, Grace keeps the tent, and the visitor is a member.
    let impossible = ["failed", "missing", "shown", "shownToBanned"]
    exploration.expectNoFindings { finding in
      impossible.contains { finding.kind == .neverProduced($0) }
        || finding.description.hasPrefix("The state lent has no way out.")
    }
    try Chart(of: exploration.graph, named: "lending", title: "The states of the page of an item, for a member").write()
  }

  /// A page that presents the editor.
  private struct EditorPage: View {
    @RestorableValue("isEditing") private var isEditing = false
    let keeping: any Keeping

    var body: some View {
      Button("Edit") { isEditing = true }
        .sheet(isPresented: $isEditing) { ItemEditorView(item: MemoryLending.samples[2], keeping: keeping) }
    }
  }

  @Test func everyStateOfTheEditorIsReachedAndCanBeLeft() async throws {
    let exploration = await Exploration(
      texts: ["Name": [""], "Description": ["Big"]], isRestarted: true,
      deployed: try .deployed(named: "lending-editor")
    ) { steering in
      let lending = Self.lending(steering, LendingProblem.changed(MemoryLending.samples[0]))
      EditorPage(keeping: Self.ada(in: lending))
    }
    let isError: @Sendable (String) -> Bool = { $0 == "conflict" }
    exploration.expect(.everyErrorCanBeRetried(isError: isError), .nothingTypedIsLost(isError: isError))
    exploration.expectNoFindings()
    try exploration.expectDeployKeepsStates(named: "lending-editor")
    #expect(exploration.restarts["editing"] == ["editing"])
    #expect(exploration.restarts["saving"] == ["editing"])
    #expect(exploration.restarts["conflict"] == ["conflict"])
  }

  @Test func everyRoleCanBeChangedAgain() async {
    let exploration = await Exploration { PeopleView(keeping: Self.ada(in: Self.lending($0))) }
    exploration.expectNoFindings { $0.kind == .neverProduced("failed") }
  }

  @Test func theEquipmentCanAlwaysBeSearched() async {
    let exploration = await Exploration(texts: ["Search the equipment": ["tent", "x", ""]]) {
      ItemsView(
        repository: Self.lending($0), visitor: .guest, now: { Self.now }, destination: { _ in URL(string: "/item")! })
    }
    exploration.expect(.nothingTypedIsLost)
    exploration.expectNoFindings { $0.kind == .neverProduced("failed") }
  }
}
