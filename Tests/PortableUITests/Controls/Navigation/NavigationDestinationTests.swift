import Testing

@testable import PortableUI

@MainActor
@Suite struct NavigationDestinationTests {
  @Test func destinationIsShownWhilePresented() {
    struct Page: View {
      @State private var isPresented = false
      @State private var count = 0
      var body: some View {
        NavigationStack {
          VStack {
            Text("presented \(isPresented)")
            Button("Go") { isPresented = true }
          }
          .navigationDestination(isPresented: $isPresented) {
            Button("Count \(count)") { count += 1 }
            Button("Leave") { isPresented = false }
          }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Go")
    #expect(page.shown == ["Back", "Count 0", "Leave"])
    page.press("Count 0")
    #expect(page.shown == ["Back", "Count 1", "Leave"])
    page.press("Back")
    #expect(page.shown == ["presented false", "Go"])
    page.press("Go")
    page.press("Leave")
    #expect(page.shown == ["presented false", "Go"])
  }

  @Test func destinationCanBePresentedInitially() {
    let page = TestPage {
      NavigationStack {
        Text("root").navigationDestination(isPresented: .constant(true)) { Text("detail") }
      }
    }
    #expect(page.shown == ["Back", "detail"])
  }

  @Test func eachItemHasItsOwnDestination() {
    struct Page: View {
      @State private var item: Int?
      var body: some View {
        NavigationStack {
          Button("Go") { item = 1 }
            .navigationDestination(item: $item) { number in
              Text("level \(number)")
              Button("Next") { item = number + 1 }
            }
        }
        Text(item.map { "item \($0)" } ?? "none")
      }
    }
    let page = TestPage { Page() }
    page.press("Go")
    #expect(page.shown == ["Back", "level 1", "Next", "item 1"])
    page.press("Next")
    #expect(page.shown == ["Back", "level 2", "Next", "item 2"])
    page.press("Back")
    #expect(page.shown == ["Go", "none"])
  }

  @Test func dismissGoesBackFromItsLevel() {
    struct Leave: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      let name: String
      init(name: String) { self.name = name }
      var body: some View {
        Text("\(name) \(isPresented)")
        Button("Leave \(name)") { dismiss() }
      }
    }
    struct Page: View {
      @State private var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          Leave(name: "root").navigationDestination(for: Int.self) { Leave(name: "\($0)") }
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.shown == ["Back", "2 true", "Leave 2"])
    page.press("Leave 2")
    #expect(page.shown == ["Back", "1 true", "Leave 1"])
    page.press("Leave 1")
    #expect(page.shown == ["root false", "Leave root"])
    page.press("Leave root")
    #expect(page.shown == ["root false", "Leave root"])
  }

  @Test func destinationIsUpdatedWhenItsClosureReadsChanges() {
    struct Page: View {
      @State private var word = "old"
      var body: some View {
        NavigationStack {
          NavigationLink("Go", value: 1)
            .navigationDestination(for: Int.self) { _ in
              Button(word) { word = "new" }
            }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Go")
    page.press("old")
    #expect(page.shown == ["Back", "new"])
  }

  @Test func linkedViewIsUpdatedWithTheLink() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          NavigationLink("Go") { Button("Count \(count)") { count += 1 } }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Go")
    page.press("Count 0")
    #expect(page.shown == ["Back", "Count 1"])
    page.press("Back")
    page.press("Go")
    #expect(page.shown == ["Back", "Count 1"])
  }

  @Test func firstOfSeveralDestinationsForATypeIsUsed() {
    let page = TestPage {
      NavigationStack(path: .constant([1])) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("inner \($0)") }
          .navigationDestination(for: Int.self) { Text("outer \($0)") }
      }
    }
    #expect(page.shown == ["Back", "outer 1"])
  }

  @Test func linkWithoutStackOrValueIsDisabled() {
    let page = TestPage {
      NavigationLink("Alone", value: 1)
      NavigationStack { NavigationLink("Nothing", value: Int?.none) }
    }
    #expect(page.press("Alone") == .disabled)
    #expect(page.press("Nothing") == .disabled)
  }

  @Test func valueOfAnotherTypeThanThePathIsReported() {
    struct Page: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) { NavigationLink("Go", value: "text") }
      }
    }
    let page = TestPage { Page() }
    page.press("Go")
    #expect(page.diagnostics.map(\.kind) == [.missingDestination])
    #expect(page.shown == ["Go"])
  }
}
