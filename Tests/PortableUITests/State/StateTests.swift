import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct StateTests {
  @Test func childKeepsItsStateWhileItsParentIsRendered() {
    struct Parent: View {
      @State private var name = "a"
      var body: some View {
        Tally(name: name)
        Button("Rename") { name = "b" }
      }
    }
    let page = TestPage { Parent() }
    page.press("a:0")
    page.press("Rename")
    #expect(page.texts == ["b:1", "Rename"])
  }

  @Test func bindingOfAChildSetsTheStateOfTheParent() {
    struct Child: View {
      @Binding var count: Int
      var body: some View { Button("Child") { count += 1 } }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Child(count: $count)
      }
    }
    let page = TestPage { Parent() }
    page.press("Child")
    page.press("Child")
    #expect(page.texts == ["2", "Child"])
  }

  @Test func initialValueIsUsedOnlyForANewView() {
    struct Child: View {
      @State private var start: Int
      init(start: Int) { _start = State(initialValue: start) }
      var body: some View { Text("start \(start)") }
    }
    struct Parent: View {
      @State private var number = 1
      var body: some View {
        Child(start: number)
        Button("Count \(number)") { number += 1 }
      }
    }
    let page = TestPage { Parent() }
    page.press("Count 1")
    #expect(page.texts == ["start 1", "Count 2"])
  }

  @Test func optionalStateStartsWithNil() {
    struct Page: View {
      @State private var name: String?
      var body: some View { Text(name ?? "none") }
    }
    #expect(TestPage { Page() }.texts == ["none"])
  }

  @Test func stateSetOnAnotherThreadIsRenderedOnTheMainActor() async {
    /// Transfers the setter. Unchecked: `State` guards its value with a lock.
    struct Carried: @unchecked Sendable { let run: () -> Void }
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Button("Elsewhere") {
          let change = Carried { count = 5 }
          DispatchQueue.global().async { change.run() }
        }
      }
    }
    let page = TestPage { Page() }
    await page.nextPatch { page.press("Elsewhere") }
    #expect(page.texts == ["5", "Elsewhere"])
  }

  @Test func stateOutsideAPageKeepsItsInitialValue() {
    let state = State(wrappedValue: 1)
    state.wrappedValue = 2
    #expect(state.wrappedValue == 1)
    state.projectedValue.wrappedValue = 3
    #expect(state.projectedValue.wrappedValue == 1)
  }

  @Test func everyReaderIsNotified() {
    struct Row: View {
      @Binding var value: Int
      var body: some View { Text("\(value)") }
    }
    struct Page: View {
      @State private var value = 0
      var body: some View {
        ForEach(0..<50) { _ in Row(value: $value) }
        Button("More") { value += 1 }
      }
    }
    let page = TestPage { Page() }
    page.press("More")
    page.press("More")
    #expect(page.texts.filter { $0 == "2" }.count == 50)
  }

  @Test func removedReadersAreReleased() {
    struct Row: View {
      @Binding var value: Int
      var body: some View { Text("\(value)") }
    }
    struct Page: View {
      @Binding var value: Int
      @State private var version = 0
      var body: some View {
        Row(value: $value).id(version)
        Button("Again") { version += 1 }
      }
    }
    let box = StateBox(0)
    let page = TestPage { Page(value: Binding(box)) }
    for _ in 0..<100 { page.press("Again") }
    #expect(box.readerCount < 10)
  }
}
