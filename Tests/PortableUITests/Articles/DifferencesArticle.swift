import Testing

@testable import PortableUI

// snippet.blank
struct Greeting: View {
  @State private var text: String?

  var body: some View {
    Group {
      if let text { Text(text) }
    }
    .onAppear { text = "Hello" }
  }
}
// snippet.end

/// The code of the article DifferencesFromSwiftUI.md.
@MainActor struct DifferencesArticleTests {
  @Test func contentWithoutViewsStaysBlank() {
    var kinds: [Diagnostic.Kind] = []
    let host = ViewHost(didDiagnose: { kinds.append($0.kind) }) { Greeting() }
    #expect(host.tree.texts == [])
    #expect(kinds == [.contentWithoutViews])
  }

  @Test func contentWithAViewInEachStateAppears() {
    struct Greeting: View {
      @State private var text: String?
      var body: some View {
        Group {
          if let text { Text(text) } else { ProgressView() }
        }
        .onAppear { text = "Hello" }
      }
    }
    #expect(ViewHost { Greeting() }.tree.texts == ["Hello"])
  }
}

extension RenderNode {
  fileprivate var texts: [String] { all.compactMap(\.text) }
}
