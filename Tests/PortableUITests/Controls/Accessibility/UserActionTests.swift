import Testing

@testable import PortableUI

@MainActor
@Suite struct UserActionTests {
  private struct Desk: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var size = 1

    var body: some View {
      TextField("Name", text: $text).onSubmit {}
      SecureField("Secret", text: $text)
      Toggle("Loud", isOn: $isOn)
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      Picker("Shape", selection: $size) {
        Text("Round").tag(1)
        Text("Square").tag(2)
      }
      .pickerStyle(.segmented)
      Button("Twin") {}
      Button("Twin") {}
      Slider(value: .constant(0.5)) { Text("Volume") }
      Slider(value: .constant(1), in: 1...8, step: 1) { Text("Seats") }
      DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date)
    }
  }

  /// Returns the action that causes an event at the last element with this role and name.
  private func action(_ kind: Event.Action, role: Role, name: String) throws -> UserAction? {
    let tree = TestPage { Desk() }.host.tree
    let element = try #require(PageElement.all(in: tree).last { $0.role == role && $0.name == name })
    return UserAction(Event(element.node.id, kind), on: tree)
  }

  @Test func eventOfEachControlBecomesItsAction() throws {
    #expect(try action(.input("Ada", revision: 1), role: .textbox, name: "Name") == .type("Ada", into: "Name"))
    #expect(try action(.submit, role: .textbox, name: "Name") == .submit("Name"))
    #expect(try action(.input("on", revision: 1), role: .switch, name: "Loud") == .toggle("Loud"))
    let tree = TestPage { Desk() }.host.tree
    let large = try #require(PageElement.all(in: tree).first { $0.role == .option && $0.name == "Large" })
    let value = try #require(large.node[.value])
    #expect(try action(.select(value), role: .combobox, name: "Size") == .select("Large", in: "Size"))
    #expect(try action(.input("on", revision: 1), role: .radio, name: "Square") == .tap(.radio, "Square", index: 0))
    #expect(try action(.click, role: .button, name: "Twin") == .tap(.button, "Twin", index: 1))
  }

  @Test func theChoiceOfARowAmongSeveralIsAToggle() throws {
    let page = TestPage { List(selection: .constant(Set<String>())) { Text("Apple").tag("a") } }
    let row = try #require(PageElement.all(in: page.host.tree).first { $0.role == .checkbox })
    #expect(UserAction(Event(row.node.id, .input("on", revision: 1)), on: page.host.tree) == .toggle("Apple"))
  }

  @Test func textOfASecureFieldIsNotKept() throws {
    let action = try #require(try action(.input("hunter2", revision: 1), role: .securefield, name: "Secret"))
    #expect(action == .type(UserAction.hiddenText, into: "Secret"))
    #expect(action.description == #"type a password into "Secret""#)
    #expect(action.source == #"try page.type(<#password#>, into: "Secret")"#)
  }

  @Test func datesAndSlidersHaveActions() throws {
    #expect(
      try action(.input("2026-11-18", revision: 1), role: .datepicker, name: "Day") == .type("2026-11-18", into: "Day"))
    // The text of a browser's date field is empty until the date is complete.
    #expect(try action(.input("", revision: 1), role: .datepicker, name: "Day") == nil)
    #expect(try action(.input("333", revision: 1), role: .slider, name: "Volume") == .slide("Volume", to: 0.333))
    #expect(try action(.input("500", revision: 1), role: .slider, name: "Volume") == .slide("Volume", to: 0.5))
    #expect(try action(.input("3", revision: 1), role: .slider, name: "Seats") == .slide("Seats", to: 0.4))
    #expect(try action(.input("7", revision: 1), role: .slider, name: "Seats") == .slide("Seats", to: 1))
  }

  @Test func reportsOfThePageAreNotActions() throws {
    #expect(try action(.focus, role: .textbox, name: "Name") == nil)
    #expect(try action(.blur, role: .textbox, name: "Name") == nil)
    #expect(try action(.select("no option"), role: .combobox, name: "Size") == nil)
    #expect(UserAction(Event(NodeID(rawValue: 999), .click), on: TestPage { Desk() }.host.tree) == nil)
  }

  @Test func actionHasADescriptionAndSource() {
    let actions: [UserAction] = [
      .tap(.button, "Save", index: 0), .tap(.link, "A", index: 2), .toggle("Loud"), .type("a\"b", into: "Name"),
      .submit("Name"), .select("Large", in: "Size"), .slide("Volume", to: 0.25), .escape,
    ]
    #expect(
      actions.map(\.description) == [
        #"tap "Save""#, #"tap "A" (3)"#, #"toggle "Loud""#, #"type "a"b" into "Name""#, #"press Return in "Name""#,
        #"select "Large" in "Size""#, #"slide "Volume" to 0.25"#, "press Escape",
      ])
    #expect(
      actions.map(\.source) == [
        #"try page.tap(.role(.button, name: "Save"))"#, #"try page.perform(.tap(.link, "A", index: 2))"#,
        #"try page.toggle("Loud")"#, #"try page.type("a\"b", into: "Name")"#, #"try page.submit("Name")"#,
        #"try page.select("Large", in: "Size")"#, #"try page.slide("Volume", to: 0.25)"#,
        "try page.pressEscape()",
      ])
  }

  @Test func willHandleIsCalledBeforeAnEventIsHandled() throws {
    let page = TestPage {
      Button("Go") {}; Button("Not now") {}.disabled(true)
    }
    var heard: [Event] = []
    page.host.willHandle = { heard.append($0) }
    let buttons = PageElement.all(in: page.host.tree).filter { $0.role == .button }.map(\.node.id)
    for button in buttons { page.host.dispatch(Event(button, .click)) }
    #expect(heard == [Event(buttons[0], .click)])
  }

  @Test func fieldsUseTheInheritedFont() throws {
    let page = TestPage {
      TextField("a", text: .constant("")).font(.title); TextEditor(text: .constant("")).monospaced()
    }
    let fields = PageElement.all(in: page.host.tree).filter { $0.role == .textbox }.compactMap { $0.node[.class] }
    #expect(fields.first?.contains("font-title") == true)
    #expect(fields.last?.contains("monospaced") == true)
  }

  @Test func typeErasedStyleHasThePaintOfItsStyle() {
    #expect(AnyShapeStyle(.tint)._paint == TintShapeStyle()._paint)
  }
}
