import Testing

@testable import PortableUI

private struct Fruit: Identifiable {
  let id: Int
  let name: String

  static let all = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Fig")]
}

private struct OnePage: View {
  @State private var selection: Int?
  var accepts: (Int?) -> Bool = { _ in true }

  init(selection: Int? = nil, accepts: @escaping (Int?) -> Bool = { _ in true }) {
    _selection = State(initialValue: selection)
    self.accepts = accepts
  }

  var body: some View {
    List(
      Fruit.all,
      selection: Binding {
        selection
      } set: {
        if accepts($0) { selection = $0 }
      }
    ) { Text($0.name) }
    Text("selected \(selection.map(String.init) ?? "none")")
    Button("Clear") { selection = nil }
  }
}

private struct SeveralPage: View {
  @State private var selection: Set<String> = ["b"]

  var body: some View {
    List(selection: $selection) {
      Section("First") {
        Text("A").tag("a")
        Text("B").tag("b")
      }
      Text("no tag")
      Text("Other type").tag(1)
      Text("D").tag("d").selectionDisabled()
    }
    Text("selected \(selection.sorted().joined(separator: ","))")
  }
}

private enum Panel: Hashable { case truck, orders }

@MainActor
@Suite struct ListSelectionTests {
  private func selectors(_ page: TestPage) -> [RenderNode] { page.host.tree.all.filter { $0.tag == .input } }

  private func positions(_ page: TestPage) -> [String] { selectors(page).map { $0.value?.text ?? "" } }

  private func press(_ position: Int, on page: TestPage, to text: String = "on") -> EventOutcome {
    let selector = selectors(page)[position]
    return page.host.dispatch(Event(selector.id, .input(text, revision: (selector.value?.revision ?? 0) + 1)))
  }

  @Test func rowLabelsARadioButton() throws {
    let page = TestPage { OnePage(selection: 2) }
    #expect(
      page.outline.hasPrefix(#"main[list[row[row-choice[row-selector "Apple"]] row[row-choice[row-selector "Pear"]]"#))
    let all = selectors(page)
    #expect(all.map { $0[.type] } == ["radio", "radio", "radio"])
    #expect(Set(all.map { $0[.name] }).count == 1)
    #expect(positions(page) == ["off", "on", "off"])
  }

  @Test func pressSelectsOneRow() {
    let page = TestPage { OnePage() }
    #expect(press(0, on: page) == .handled)
    #expect(positions(page) == ["on", "off", "off"])
    #expect(press(2, on: page) == .handled)
    #expect(positions(page) == ["off", "off", "on"])
    #expect(page.texts.contains("selected 3"))
  }

  @Test func selectedRowCannotBeSwitchedOffByHand() {
    let page = TestPage { OnePage(selection: 1) }
    #expect(press(0, on: page, to: "off") == .invalidPayload)
    #expect(positions(page) == ["on", "off", "off"])
  }

  @Test func bindingThatKeepsItsValueReturnsTheRows() {
    let page = TestPage { OnePage(selection: 1) { $0 != 3 } }
    #expect(press(2, on: page) == .handled)
    #expect(positions(page) == ["on", "off", "off"])
  }

  @Test func changeOfTheSelectionConcernsOnlyItsRows() {
    let page = TestPage { OnePage(selection: 2) }
    _ = page.takeOps()
    page.press("Clear")
    #expect(positions(page) == ["off", "off", "off"])
    let pear = selectors(page)[1].id
    let values = page.takeOps().compactMap { if case .value(let id, _) = $0 { id } else { nil } }
    #expect(values == [pear])
  }

  @Test func severalRowsHaveCheckBoxes() {
    let page = TestPage { SeveralPage() }
    #expect(selectors(page).map { $0[.type] } == ["checkbox", "checkbox"])
    #expect(positions(page) == ["off", "on"])
    #expect(press(0, on: page) == .handled)
    #expect(page.texts.contains("selected a,b"))
    #expect(press(1, on: page, to: "off") == .handled)
    #expect(page.texts.contains("selected a"))
    #expect(press(0, on: page, to: "maybe") == .invalidPayload)
  }

  @Test func rowWithoutATagOfTheTypeIsNoLabel() throws {
    let page = TestPage { SeveralPage() }
    #expect(page.host.tree.all.count { $0.tag == .label } == 2)
    #expect(["no tag", "Other type", "D"].allSatisfy { page.node(text: $0) != nil })
  }

  @Test func listInARowHasNoSelection() {
    struct Page: View {
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) {
          VStack { List { Text("inner").tag(1) } }.tag(2)
        }
      }
    }
    #expect(selectors(TestPage { Page() }).count == 1)
  }

  @Test func linkWithAValueSelectsItsRow() {
    struct Page: View {
      @State private var panel: Panel?
      var body: some View {
        NavigationStack {
          List(selection: $panel) {
            NavigationLink("Truck", value: Panel.truck)
            NavigationLink(value: Panel.orders) { Label("Orders", systemImage: "shippingbox") }
            NavigationLink("Other", value: 5)
          }
          .navigationDestination(for: Panel.self) { _ in Text("pushed") }
          Text(panel == .orders ? "orders" : "none")
        }
      }
    }
    let page = TestPage { Page() }
    #expect(selectors(page).count == 2)
    #expect(page.host.tree.all.count { $0[.role] == "link" || $0.tag == .a } == 1)
    #expect(press(1, on: page) == .handled)
    #expect(page.shown.contains("orders") && !page.texts.contains("pushed"))
  }

  @Test func rowsThatComeAndGoKeepTheirSelection() {
    struct Page: View {
      @State private var fruits = Fruit.all
      @State private var selection: Set<Int> = [3]
      var body: some View {
        List(fruits, selection: $selection) { Text($0.name) }
        Button("Remove first") { fruits.removeFirst() }
        Button("Add") { fruits.insert(Fruit(id: 9, name: "Kiwi"), at: 0) }
      }
    }
    let page = TestPage { Page() }
    page.press("Remove first")
    #expect(positions(page) == ["off", "on"])
    page.press("Add")
    #expect(positions(page) == ["off", "off", "on"])
    #expect(press(0, on: page) == .handled)
    #expect(positions(page) == ["on", "off", "on"])
  }

  @Test func longListSelectsARowOfItsWindow() {
    struct Page: View {
      @State private var selection: Int?
      var body: some View {
        List(0..<2_000, selection: $selection) { Text("row \($0)") }
        Text("selected \(selection ?? -1)")
      }
    }
    let page = TestPage { Page() }
    #expect(press(7, on: page) == .handled)
    #expect(page.texts.contains("selected 7"))
  }
}
