// On Apple platforms, Xcode shows previews, and a program does not have them.
#if !canImport(SwiftUI) || PortableUI
  import SwiftUIShim
  import Testing
  import VSMTestingPages

  private struct Greeting: View {
    let name: String
    var body: some View { Text("Hello, \(name)") }
  }

  private struct Framed: PreviewModifier {
    static func makeSharedContext() async throws -> String { "context" }

    func body(content: Content, context: String) -> some View {
      VStack {
        Text(context)
        content
      }
    }
  }

  #Preview { Greeting(name: "first") }

  #Preview("Named", traits: .fixedLayout(width: 100, height: 50), .portrait) {
    Greeting(name: "second")
    Text("beside it")
  }

  #Preview("Counter") {
    @Previewable @State var count = 1
    @Previewable @State var words: [String] = [
      "one {", "two",  // A comment with { and "quotes".
    ]
    let text = "\(count) \(words.joined(separator: "\("}") "))"
    Button(text) { count += 1 }
  }

  #Preview("With context", traits: .modifier(Framed())) { Text("inside") }

  #Preview("In parentheses", body: { Text("closure") })

  @MainActor
  @Suite struct PreviewTests {
    private let previews = Preview.declared.filter { $0.fileID == "SwiftUIMacroExpansionTests/PreviewTests.swift" }

    private func page(_ name: String) throws -> HeadlessPage {
      let preview = try #require(previews.first { $0.name == name })
      return HeadlessPage { preview.content }
    }

    @Test func aProgramHasThePreviewsOfItsFilesInTheirOrder() {
      #expect(previews.map(\.name) == [nil, "Named", "Counter", "With context", "In parentheses"])
      #expect(previews.map(\.line) == previews.map(\.line).sorted())
      #expect(previews.first?.line == 23)
    }

    @Test func aPreviewShowsAllViewsOfItsBody() throws {
      let page = try page("Named")
      #expect(page.shows("Hello, second"))
      #expect(page.shows("beside it"))
    }

    @Test func aPreviewableVariableIsAStateOfThePreview() throws {
      let page = try page("Counter")
      try page.tap("1 one {} two")
      #expect(page.offers("2 one {} two"))
    }

    @Test func aModifierHasItsContextBeforeThePreviewIsShown() async throws {
      let page = try page("With context")
      await page.settle()
      #expect(page.shows("context"))
      #expect(page.shows("inside"))
    }

    @Test func theBodyMayBeAnArgument() throws {
      #expect(try page("In parentheses").shows("closure"))
    }
  }
#endif
