import Testing

@testable import PortableUI

// snippet.view
struct CounterView: View {
  @State private var count = 0

  var body: some View {
    Text("Count: \(count)")
    Button("Add") { count += 1 }
  }
}
// snippet.end

/// The code of the article HostingViews.md.
@MainActor struct HostingArticleTests {
  @Test func aHostHandlesEventsAndReportsChanges() throws {
    // snippet.host
    let host = ViewHost { CounterView() }
    var ops: [Op] = []
    host.didRender = { ops += $0 }

    let add = try #require(PageElement.all(in: host.tree).first { $0.role == .button && $0.name == "Add" })
    let outcome = host.dispatch(Event(add.node.id, .click))
    // snippet.end
    #expect(outcome == .handled)
    let text = try #require(PageElement.all(in: host.tree).first { $0.node.text == "Count: 1" })
    #expect(ops == [.text(text.node.id, "Count: 1")])
  }

  @Test func aControlThatIsGoneCannotBeUsed() throws {
    struct Once: View {
      @State private var isUsed = false

      var body: some View {
        if !isUsed { Button("Use") { isUsed = true } }
      }
    }
    let host = ViewHost { Once() }
    let use = try #require(PageElement.all(in: host.tree).first { $0.role == .button })
    #expect(host.dispatch(Event(use.node.id, .click)) == .handled)
    #expect(host.dispatch(Event(use.node.id, .click)) == .unknownNode)
    // snippet.close
    host.close()
    // snippet.end
  }

  @Test func diagnosticsAreReceived() {
    struct Tag: View {
      var body: some View {
        ForEach([1, 1], id: \.self) { Text("\($0)") }
      }
    }
    // snippet.diagnostics
    var diagnostics: [Diagnostic] = []
    let host = ViewHost(didDiagnose: { diagnostics.append($0) }) { Tag() }
    // snippet.end
    #expect(diagnostics.count == 1)
    host.close()
  }
}
