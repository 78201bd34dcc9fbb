import Foundation
import PortableUI
import StateGraphs
import Testing
import VSM

@testable import VSMTestingCore
@testable import VSMTestingPages

@MainActor
@Suite(.onPages) struct ExplorationTests {
  private func explore(_ limits: Exploration.Limits = .init(depth: 5)) async -> Exploration {
    await Exploration(limits: limits) { FaultyView(steering: $0) }
  }

  @Test func problemsOfAFaultyFeatureAreFound() async {
    let exploration = await explore()
    #expect(
      exploration.findings.map(\.description) == [
        "The state saved comes late: from the answer to a superseded call. "
          + "Path: tap \"Save\", tap \"Cancel\", save succeeds.",
        "The state failed comes late: from the answer to a superseded call. "
          + "Path: tap \"Save\", tap \"Cancel\", save fails.",
        "The state archived is declared but never produced.",
        "The state failed has no way out. Path: tap \"Save\", save fails.",
        "In the state editing, tap \"Help\" has no effect. Path: tap \"Help\".",
      ])
    // Each round of saving and canceling leaves another call pending, so the exploration would not end.
    #expect(exploration.reachedBounds == [.depth])
  }

  @Test func soundFeatureIsExploredCompletely() async {
    let exploration = await Exploration(isUsed: { $0 != .action(.tap(.button, "Cancel", index: 0)) }) {
      SoundView(steering: $0)
    }
    exploration.expectNoFindings()
    #expect(exploration.reachedBounds.isEmpty)
    #expect(
      exploration.graph.words == """
        Begins in editing. In editing: tap "Save" leads to saving. \
        In saving: save succeeds leads to editing; save fails leads to failed. In failed: tap "Retry" leads to saving.
        """)
    #expect(!exploration.graph.states.contains { !$0.isDeclared })
  }

  @Test func answerDroppedBySupersessionIsNotLate() async {
    let exploration = await Exploration(limits: .init(depth: 5)) { SoundView(steering: $0) }
    #expect(exploration.findings.isEmpty)
  }

  @Test func pageWithoutContainersIsNamedAfterItsFrontmostHeading() async {
    let exploration = await Exploration { _ in HeadedView() }
    exploration.expectNoFindings()
    #expect(
      exploration.graph.words == """
        Begins in Letters. In Letters: tap "Open" leads to A letter. \
        In A letter: press Escape leads to Letters; tap "Close" leads to Letters.
        """)
  }

  @Test func controlWithOccasionalEffectIsNotAFinding() async {
    let exploration = await Exploration(texts: ["Key": ["1234", ""]]) { _ in DoorView() }
    exploration.expectNoFindings()
    #expect(exploration.graph.withoutEffect.isEmpty)
  }

  @Test func eachPathStartsWithANewPage() async {
    let door = DoorView()
    let captured = await Exploration(texts: ["Key": ["1234", ""]]) { _ in door }
    captured.expectNoFindings()
    let fresh = await Exploration(texts: ["Key": ["1234", ""]]) { _ in DoorView() }
    #expect(captured.graph.words == fresh.graph.words)
    #expect(captured.stepCount == fresh.stepCount)
  }

  @Test func containersHaveGraphsOfTheirOwn() async {
    let exploration = await Exploration { _ in
      LampView(name: "Hall")
      LampView(name: "Cellar")
      DoorView()
    }
    #expect(exploration.graph.states.count > 4)
    let lamp = exploration.graph(of: LampView.LampViewState.self)
    #expect(lamp?.states.map(\.name) == ["off", "on", "broken"])
    #expect(lamp?.initialStates.map(\.name) == ["off"])
    #expect(lamp?.neverProduced.map(\.name) == ["broken"])
    #expect(
      lamp.map { Set($0.edges.map { "\($0.from) → \($0.to): \($0.action)" }) } == [
        "off → on: tap \"Hall\"", "on → off: tap \"Hall\"",
        "off → on: tap \"Cellar\"", "on → off: tap \"Cellar\"",
      ])
    #expect(exploration.graph(of: Int.self) == nil)
  }

  @Test func patientExplorationAdvancesTheClockFirst() async {
    let hurried = await Exploration { _ in DelayedView() }
    let patient = await Exploration(isPatient: true) { _ in DelayedView() }
    for exploration in [hurried, patient] {
      exploration.expectNoFindings {
        $0.kind == .withoutEffect(.action(.tap(.button, "Save", index: 0)), in: "editing")
      }
      #expect(exploration.graph.path(to: "saved")?.map(\.label) == ["time passes"])
    }
    // Saving twice, and dropping a pending save.
    #expect(hurried.stepCount == patient.stepCount + 2)
  }

  @Test func pathOfAFindingIsATestThatCompiles() async throws {
    let late = try #require(await explore().findings.first)
    let source = Exploration.testSource(
      for: late.path, named: "reachesTheLateState", feature: "FaultyView(steering: steering)")
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "GeneratedWay.swift")
    #expect(try String(contentsOf: fixture, encoding: .utf8).hasSuffix(source))
  }

  @Test func reachedBoundIsReported() async {
    let bounds: [(Exploration.Limits, Exploration.Bound)] = [
      (.init(moments: 4), .moments), (.init(steps: 3), .steps), (.init(depth: 2), .depth),
    ]
    for (limits, bound) in bounds {
      let exploration = await Exploration(limits: limits) { _ in EndlessView() }
      #expect(exploration.reachedBounds == [bound])
      // Incompletely explored states have no findings, since they may have a way out.
      #expect(exploration.findings.isEmpty)
    }
  }

  @Test func findingsAndBoundsFailTheTest() async {
    let exploration = await Exploration(limits: .init(depth: 2)) { FaultyView(steering: $0) }
    let failures = TestFailure.recorded { exploration.expectNoFindings() }
    #expect(failures.map(\.message).contains("The state archived is declared but never produced."))
    #expect(failures.last?.message == "The exploration is not complete: it reached its bound of depth.")
    let others = TestFailure.recorded {
      exploration.expectNoFindings { if case .neverProduced = $0.kind { true } else { false } }
    }
    #expect(others.count == failures.count - 1)
  }

  @Test func declaredNamesThatAreNeverProducedAreFound() async {
    let exploration = await Exploration(declared: ["editing", "printed"], limits: .init(depth: 3)) {
      SoundView(steering: $0)
    }
    #expect(exploration.findings.map(\.kind) == [.neverProduced("printed")])
    #expect(exploration.graph["printed"] == .init("printed", isDeclared: true))
  }

  @Test func stateThatLooksBusyWithoutWorkIsFound() async {
    let exploration = await Exploration { NestedSearchView($0) }
    #expect(
      exploration.findings.map(\.description) == [
        "The state searching · idle looks busy, but nothing is in progress. "
          + "Path: tap \"Search\", tap \"Cancel\"."
      ])
    exploration.expectNoFindings { $0.kind == .looksBusy("searching · idle") }
    await Exploration { NestedSearchView($0, isStuck: false) }.expectNoFindings()
  }

  @Test func stateNamedAsWaitingLooksBusyWithoutProgressView() async {
    await Exploration { NestedSearchView($0, showsProgress: false) }.expectNoFindings()
    let exploration = await Exploration(waiting: ["searching"]) { NestedSearchView($0, showsProgress: false) }
    #expect(exploration.findings.map(\.kind) == [.looksBusy("searching · idle")])
    await Exploration(waiting: ["searching"]) { NestedSearchView($0, isStuck: false, showsProgress: false) }
      .expectNoFindings()
  }

  @Test(arguments: BusyView.Kind.allCases) func stateWithWorkInProgressCanLookBusy(kind: BusyView.Kind) async {
    let exploration = await Exploration { BusyView(kind, $0) }
    let isBusy = exploration.findings.contains { if case .looksBusy = $0.kind { true } else { false } }
    #expect(!isBusy)
    #expect(exploration.momentCount == 2)
  }

  @Test func statesOmittedByTheNamesAreNotReported() async {
    func explore(name: @escaping @MainActor ([StateInContainer]) -> String) async -> Exploration {
      await Exploration(limits: .init(depth: 3), name: name) { steering in
        FaultyView(steering: steering)
        DoorView()
      }
    }
    func neverProduced(_ exploration: Exploration) -> [String] {
      exploration.graph.neverProduced.map(\.name)
    }
    let isDoor = { @Sendable (state: StateInContainer) in state.type == DoorView.DoorViewState.self }

    // Without a key the door stays closed, and no step archives a draft.
    #expect(neverProduced(await explore(name: StateInContainer.names)) == ["archived", "open"])
    let drafts = await explore { StateInContainer.names($0.filter { !isDoor($0) }) }
    #expect(neverProduced(drafts) == ["archived"])
    #expect(drafts.findings.filter { $0.path.isEmpty }.map(\.kind) == [.neverProduced("archived")])
    #expect(neverProduced(await explore { StateInContainer.names($0.filter(isDoor)) }) == ["open"])
  }

  @Test func crashWritesThePathThatLedToIt() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await Exploration { _ in CrashingView() }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("The process crashed during an exploration. The path: tap \"Arm\", tap \"Fire\"."))
    #expect(text.contains("  try page.tap(.role(.button, name: \"Fire\"))\n"))
    #expect(text.contains("Fired."))
  }

  /// The other exploration, which has stored its path last, belongs to another test.
  @Test(.enabled(if: JobTracking.isAvailable)) func crashIsAttributedToItsExploration() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await Exploration { _ in CrashingLaterView() }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("The process crashed during an exploration. The path: tap \"Fire\"."))
    #expect(!text.contains("The path: to open the page."))
    #expect(text.contains("Fired."))
  }
}

/// A view that crashes after another test has begun to explore a feature.
private struct CrashingLaterView: View {
  @StateObject private var container = StateContainer(state: "idle")

  var body: some View {
    Button("Fire") {
      container.observe { () async -> String in
        await withCheckedContinuation { continuation in
          _ = JobTracking.attributing(to: JobLineage()) {
            Task { _ = await Exploration { _ in OpeningView { continuation.resume() } } }
          }
        }
        fatalError("Fired.")
      }
    }
  }
}

/// A view that keeps its exploration waiting once it has opened.
private struct OpeningView: View {
  let didOpen: @MainActor @Sendable () -> Void

  var body: some View {
    Text("Open").task {
      didOpen()
      await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
    }
  }
}
