// Where SwiftUI provides the views, a headless page cannot show them.
#if !canImport(SwiftUI) || PortableUI
  import Foundation
  import SwiftUIShim
  import Testing
  import VSM
  import VSMTesting

  @testable import VSMTestingPages

  /// A note of which the deployed version kept a number instead of a text.
  private struct NoteState: RestorableState {
    let text: String
    var restoration: Restoration<String> { text.isEmpty ? .startsAnew : .value(text) }
    static let restorationVersion = 2

    static func restorationValue(from json: Data, version: Int) throws -> String? {
      version == 1 ? String(try JSONDecoder().decode(Int.self, from: json)) : nil
    }
  }

  private struct NoteView: View {
    @ViewBuilder static func make(_: Steering) -> some View { NoteView() }

    @RestorableViewState private var state: NoteState

    init() { _state = RestorableViewState(wrappedValue: NoteState(text: ""), "note") { NoteState(text: $0) } }

    var body: some View {
      Text(state.text)
      Button("Write") { $state.observe(NoteState(text: "written")) }.disabled(!state.text.isEmpty)
    }
  }

  @MainActor
  struct KeptStatesTests {
    private func exploration(deployed: KeptStates? = nil) async -> Exploration {
      await Exploration(
        name: { _ in "note" }, isRestarted: true, deployed: deployed, feature: NoteView.make)
    }

    @Test func theStatesOfTheDeployedVersionContinue() async {
      let deployed = KeptStates(states: [
        "same": ["note": "2 \"Milk\""], "migrated": ["note": "1 7"], "anew": [:],
        "unknown": ["note": "3 7"], "renamed": ["memo": "2 \"Milk\""],
      ])
      let continuations = await exploration(deployed: deployed).continuations
      #expect(
        continuations.mapValues(\.refused) == [
          "same": [], "migrated": [], "anew": [], "unknown": ["note"], "renamed": ["memo"],
        ])
    }

    @Test func aLostStateFailsTheTest() async throws {
      let exploration = await exploration(deployed: KeptStates(states: ["note": ["memo": "2 \"Milk\""]]))
      let failures = try TestFailure.recorded { try exploration.expectDeployKeepsStates(named: "nothing") }
      #expect(
        failures.first?.message.hasPrefix("A deploy loses the state note of the deployed version: no view") == true)
      #expect(failures.last?.message.hasSuffix("VSM_WRITE_KEPT_STATES=1 to write it.") == true)
      let accepted = try TestFailure.recorded {
        try exploration.expectDeployKeepsStates(named: "nothing", except: ["note"])
      }
      #expect(accepted.count == 1)
    }

    @Test func theSameStateHasTheSameText() async {
      let texts = await (0..<2).asyncMap { _ in await exploration().keptStates.states }
      #expect(texts[0] == texts[1])
      #expect(texts[0] == ["note": ["note": "2 \"written\""]])
    }

    @Test func aFileIsCurrentIfItsTextsHaveTheSameStructure() {
      func shape(_ text: String) -> String? { KeptStates(states: ["state": ["key": text]]).shape["state"]?["key"] }
      let text = #"1 {"id":"A","lines":[{"price":1},{"price":2}],"note":null}"#
      #expect(shape(text) == #"1 {"id":string,"lines":[{"price":number}],"note":null}"#)
      #expect(shape(text) == shape(#"1 {"id":"B","lines":[{"price":7}],"note":null}"#))
      #expect(shape(text) != shape(#"2 {"id":"A","lines":[{"price":1}],"note":null}"#))
      #expect(shape("true") == "number" && shape(#""Milk""#) == "string" && shape("7") == "number" && shape("x") == "x")
    }

    @Test func theFileOfTheDeployedVersionIsInTheFolderOfTheCommand() {
      let environment = ["VSM_DEPLOY_ROOT": "/repo", "VSM_DEPLOY_FILES": "/copy", "VSM_DEPLOY_REPORT": "/copy/report"]
      let file = KeptStatesFile(named: "note", beside: "/repo/Tests/NoteTests/Note.swift", environment: environment)
      #expect(file.own.path == "/repo/Tests/NoteTests/KeptStates/note.json")
      #expect(file.deployed.path == "/copy/Tests/NoteTests/KeptStates/note.json")
      let other = KeptStatesFile(named: "note", beside: "/other/Tests/Note.swift", environment: environment)
      #expect(other.deployed == other.own)
      let alone = KeptStatesFile(named: "note", beside: "/repo/Tests/NoteTests/Note.swift", environment: [:])
      #expect(alone.deployed == alone.own && alone.report == nil && !alone.isWritten)
    }

    @Test func theReportGetsALineForEachState() throws {
      let report = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: report) }
      let file = KeptStatesFile(
        named: "note", beside: "/repo/Note.swift", environment: ["VSM_DEPLOY_REPORT": report.path])
      try file.add(KeptStates.Continuation(state: "editing", refused: []), of: "saving", isAccepted: false)
      try file.add(KeptStates.Continuation(state: "loading", refused: ["note"]), of: "editing", isAccepted: true)
      #expect(
        try String(contentsOf: report, encoding: .utf8) == """
          {"continuation":{"refused":[],"state":"editing"},"file":"/repo/KeptStates/note.json","isAccepted":false,"state":"saving"}
          {"continuation":{"refused":["note"],"state":"loading"},"file":"/repo/KeptStates/note.json","isAccepted":true,"state":"editing"}

          """)
    }
  }

  extension Range<Int> {
    fileprivate func asyncMap<Result>(_ transform: (Int) async -> Result) async -> [Result] {
      var results: [Result] = []
      for index in self { results.append(await transform(index)) }
      return results
    }
  }
#endif
