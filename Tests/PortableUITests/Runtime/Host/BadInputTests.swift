import Testing

@testable import PortableUI

/// Tests of misuse that a page survives, with a diagnostic if necessary.
@MainActor
@Suite struct BadInputTests {
  @Test func bodyThatChangesItsOwnStateIsStoppedAndReported() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        let _ = count += 1
        Text("\(count)")
      }
    }
    struct Page: View {
      @State private var presses = 0
      var body: some View {
        Restless()
        Button("Pressed \(presses)") { presses += 1 }
      }
    }
    var diagnostics: [Diagnostic] = []
    let host = ViewHost(didDiagnose: { diagnostics.append($0) }) { Page() }
    #expect(Set(diagnostics.map(\.kind)) == [.updateLoop])
    #expect(diagnostics.first?.message.contains("Look for a body") == true)
    let button = try #require(host.tree.all.first { $0.tag == .button })
    #expect(host.dispatch(Event(button.id, .click)) == .handled)
    #expect(host.tree.all.contains { $0.text == "Pressed 1" })
    host.close()
    #expect(host.usage == Usage())
  }

  @Test func taskThatIgnoresCancellationDoesNotRetainThePage() async {
    struct Page: View {
      let started: Signal
      let release: Signal
      let ended: Signal
      var body: some View {
        Text("a").task {
          started.send()
          await release.wait()
          ended.send()
        }
        .onDisappear { ended.send() }
      }
    }
    let (started, release, ended) = (Signal(), Signal(), Signal())
    let page = TestPage { Page(started: started, release: release, ended: ended) }
    await started.wait()
    page.host.close()
    await ended.wait()
    #expect(page.host.usage.nodes == 0)
    #expect(page.host.usage.tasks == 1, "it goes on, and is counted for as long")

    let over = Signal()
    page.host.didEndTask = { over.send() }
    release.send()
    await over.wait()
    #expect(page.host.usage == Usage())
  }

  @Test func duplicateIdsAreReportedAndThePageContinues() throws {
    struct Page: View {
      @State private var names = ["a", "b"]
      var body: some View {
        ForEach(names, id: \.self) { Text($0) }
        Button("Add") { names.append("a") }
      }
    }
    let page = TestPage { Page() }
    #expect(page.press("Add") == .handled)
    #expect(page.diagnostics.map(\.kind) == [.duplicateID])
    #expect(page.diagnostics.first?.message.contains("the id a") == true)
    #expect(page.press("Add") == .handled)
    #expect(page.texts == ["a", "b", "a", "a", "Add"])
  }
}
