import Testing

@testable import PortableUI

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
@Suite struct PreferenceTests {
  private struct Listing<Content: View>: View {
    @State private var names: [String] = ["none"]
    let content: Content

    var body: some View {
      content.onPreferenceChange(Names.self) { names = $0 }
      Text(names.joined(separator: ","))
    }
  }

  private func named(_ name: String) -> some View { Text(name).preference(key: Names.self, value: [name]) }

  @Test func valuesAreCombinedInTheOrderOfThePage() {
    let page = TestPage {
      Listing(
        content: VStack {
          named("a");
          HStack {
            named("b"); named("c")
          }
        })
    }
    #expect(page.texts.last == "a,b,c")
  }

  @Test func viewsWithoutValuesHaveTheDefault() {
    #expect(TestPage { Listing(content: Text("a")) }.texts.last == "")
  }

  @Test func valuesFollowTheViews() {
    struct Page: View {
      @State private var count = 1

      var body: some View {
        Listing(
          content: VStack {
            Button("Add") { count += 1 }
            Button("Clear") { count = 0 }
            ForEach(0..<count, id: \.self) { Text("x").preference(key: Names.self, value: ["\($0)"]) }
          })
      }
    }
    let page = TestPage { Page() }
    #expect(page.texts.last == "0")
    page.press("Add")
    #expect(page.texts.last == "0,1")
    page.press("Clear")
    #expect(page.texts.last == "")
  }

  @Test func anOuterValueReplacesInnerOnes() {
    let page = TestPage { Listing(content: VStack { named("a") }.preference(key: Names.self, value: ["outer"])) }
    #expect(page.texts.last == "outer")
  }

  @Test func valuesPassObserversAndAreTransformed() {
    let page = TestPage {
      Listing(
        content: VStack { named("a").onPreferenceChange(Names.self) { _ in } }
          .transformPreference(Names.self) { $0.append("z") })
    }
    #expect(page.texts.last == "a,z")
  }

  @Test func anUnchangedValueIsNotReported() {
    struct Page: View {
      @State private var reports = 0
      @State private var count = 0

      var body: some View {
        Button("Count \(count)") { count += 1 }.preference(key: Names.self, value: ["same"])
          .onPreferenceChange(Names.self) { _ in reports += 1 }
        Text("\(reports)")
      }
    }
    let page = TestPage { Page() }
    page.press("Count 0")
    page.press("Count 1")
    #expect(page.texts == ["Count 2", "1"])
  }

  @Test func aLayerShowsTheValue() {
    let page = TestPage { named("a").overlayPreferenceValue(Names.self) { Text("over \($0.joined())") } }
    #expect(page.texts == ["a", "over a"])
  }
}
