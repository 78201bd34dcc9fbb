import PortableUI
import Testing

@testable import VSMTestingPages

@MainActor
@Suite(.onPages) struct HeadlessPageControlsTests {
  private struct Options: View {
    @State private var isWrapped = false
    @State private var name = ""
    @State private var password = ""
    @State private var quantity = 1
    @State private var places = 5
    var body: some View {
      Toggle("Gift wrap", isOn: $isWrapped).accessibilityIdentifier("wrap")
      Toggle("Sold out", isOn: .constant(false)).disabled(true)
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      Stepper("Quantity", value: $quantity, in: 1...2)
      Stepper("Places", value: $places)
      Text(isWrapped ? "Wrapped" : "Plain")
      Text("\(password.count) letters")
      Text("\(quantity) of \(places)")
    }
  }

  @Test func switchCanBeToggled() throws {
    let page = HeadlessPage { Options() }
    #expect(try page.value(of: "Gift wrap") == "off")
    try page.toggle("Gift wrap")
    #expect(page.shows("Wrapped"))
    #expect(try page.value(of: "Gift wrap") == "on")
    try page.tap(.identifier("wrap"))
    #expect(page.shows("Plain"))
    try page.tap(.role(.switch, name: "Gift wrap"))
    #expect(page.shows("Wrapped"))
  }

  @Test func switchIsReadableAsOnOrOff() throws {
    let page = HeadlessPage { Options() }
    #expect(try !page.isOn("Gift wrap"))
    try page.toggle("Gift wrap")
    #expect(try page.isOn("Gift wrap"))
    let other = try #require(throws: PageError.self) { try page.isOn("Name") }
    #expect(other.location.line == #line - 1)
    #expect(throws: PageError.self) { try page.isOn("Missing") }
  }

  @Test func disabledOrMissingSwitchCannotBeToggled() throws {
    let page = HeadlessPage { Options() }
    let disabled = try #require(throws: PageError.self) { try page.toggle("Sold out") }
    #expect(disabled.reason == .disabled(.label("Sold out")))
    let other = try #require(throws: PageError.self) { try page.toggle("Name") }
    #expect(other.reason == .unanswered(.label("Name"), .unhandledKind))
    #expect(try page.value(of: "Name") == "")
  }

  @Test func secureFieldIsMaskedInTheDescription() throws {
    let page = HeadlessPage { Options() }
    try page.type("abc", into: "Password")
    #expect(page.shows("3 letters"))
    #expect(try page.value(of: "Password") == "abc")
    #expect(page.description.contains("securefield \"Password\" = \"•••\"\n"))
    #expect(!page.description.contains("abc"))
  }

  @Test func stepperIsFoundByItsLabel() throws {
    let page = HeadlessPage { Options() }
    try page.increment("Quantity")
    try page.decrement("Places")
    #expect(page.shows("2 of 4"))
    let error = try #require(throws: PageError.self) { try page.increment("Quantity") }
    #expect(error.reason == .disabled(.label("Quantity")))
    #expect(throws: PageError.self) { try page.increment("Name") }
    #expect(
      page.description.contains(
        """
          group "Quantity"
            text "Quantity"
            button "Decrement"
            button "Increment" (disabled)
        """))
  }

  @Test func editorIsFoundByItsAccessibilityLabel() throws {
    struct Page: View {
      @State private var note = ""
      var body: some View {
        TextEditor(text: $note).accessibilityLabel("Note")
        Text("\(note.split(separator: "\n").count) lines")
      }
    }
    let page = HeadlessPage { Page() }
    try page.type("one\ntwo", into: "Note")
    #expect(page.shows("2 lines"))
    #expect(try page.find(.label("Note")).role == .textbox)
  }

  @Test func descriptionContainsThePositionOfASwitch() throws {
    let page = HeadlessPage { Options() }
    try page.toggle("Gift wrap")
    #expect(
      page.description.hasPrefix(
        """
        main
          switch "Gift wrap" = "on" #wrap
          switch "Sold out" = "off" (disabled)
        """))
  }

  @Test func rowsAreSelected() throws {
    struct Page: View {
      @State private var fruit: String?
      @State private var about = "nothing"
      @State private var colors: Set<String> = []

      var body: some View {
        List(["Apple", "Pear"], id: \.self, selection: $fruit) { fruit in
          HStack {
            Text(fruit)
            Button("About \(fruit)") { about = fruit }
          }
        }
        Text("about \(about)")
        List(["Red", "Green"], id: \.self, selection: $colors) { Text($0) }
        Text("chosen: \(fruit ?? "none"), \(colors.sorted().joined(separator: " and "))")
      }
    }
    let page = HeadlessPage { Page() }
    try page.tap("Pear About Pear")
    try page.tap("About Apple")
    #expect(page.shows("about Apple"))
    try page.toggle("Red")
    try page.tap("Green")
    #expect(page.shows("chosen: Pear, Green and Red"))
    #expect(try page.isOn("Red"))
    try page.toggle("Red")
    #expect(try !page.isOn("Red"))
    #expect(page.shows("chosen: Pear, Green"))
  }
}
