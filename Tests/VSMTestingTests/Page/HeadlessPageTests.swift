import PortableUI
import Testing

@testable import VSMTesting

private struct Sample: View {
  @State private var name = ""
  @State private var size = 1
  @State private var saved = ""

  var body: some View {
    VStack {
      Text("Sample").accessibilityAddTraits(.isHeader)
      TextField("Name", text: $name).onSubmit { saved = "submitted \(name)" }
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      Button("Save") { saved = "\(name) \(size)" }
      Button("Never") {}.disabled(true)
      Button("Twin") {}
      Button("Twin") {}.accessibilityIdentifier("second")
      Text(saved).accessibilityIdentifier("result")
    }
  }
}

@MainActor
@Suite struct HeadlessPageTests {
  @Test func aFieldIsTypedIntoAndAButtonTapped() throws {
    let page = HeadlessPage { Sample() }
    try page.type("Ada", into: "Name")
    try page.select("Large", in: "Size")
    try page.tap("Save")
    #expect(try page.find(.identifier("result")).text == "Ada 2")
    #expect(try page.value(of: "Name") == "Ada")
    #expect(try page.value(of: "Size") == "Large")
    #expect(page.shows("Ada 2"))
    #expect(!page.shows("Ada"))
  }

  @Test func returnSubmitsAField() throws {
    let page = HeadlessPage { Sample() }
    try page.type("Ada", into: "Name")
    try page.submit("Name")
    #expect(page.shows("submitted Ada"))
  }

  @Test func elementsAreFoundByRole() throws {
    let page = HeadlessPage { Sample() }
    #expect(try page.find(.role(.heading)).name == "Sample")
    #expect(page.findAll(.role(.button)).map(\.name) == ["Save", "Never", "Twin", "Twin"])
    try page.tap(.identifier("second"))
  }

  @Test func whatIsMissingIsNamedTogetherWithThePage() throws {
    let page = HeadlessPage { Sample() }
    let error = try #require(throws: PageError.self) { try page.tap("Delete") }
    #expect(error.reason == .notFound(.role(.button, name: "Delete")))
    #expect(
      error.description == """
        Nothing on the page has the button "Delete".
        The page:
        \(page.description)
        """)
  }

  @Test func aDisabledControlCannotBeUsed() throws {
    let page = HeadlessPage { Sample() }
    let error = try #require(throws: PageError.self) { try page.tap("Never") }
    #expect(error.description.hasPrefix("The element with the button \"Never\" is disabled, so nobody could use it."))
  }

  @Test func whatFitsTwiceIsNotGuessed() throws {
    let page = HeadlessPage { Sample() }
    let error = try #require(throws: PageError.self) { try page.tap("Twin") }
    #expect(error.description.hasPrefix("2 elements have the button \"Twin\"; say which"))
  }

  @Test func anOptionThatIsNotOfferedIsRefused() throws {
    let page = HeadlessPage { Sample() }
    let error = try #require(throws: PageError.self) { try page.select("Huge", in: "Size") }
    #expect(error.description.hasPrefix("The picker has no option \"Huge\"; it offers \"Small\", \"Large\"."))
  }

  @Test func thePagePrintsAsAnOutline() throws {
    let page = HeadlessPage { Sample() }
    try page.type("Ada", into: "Name")
    #expect(
      page.description == """
        main
          heading "Sample"
          textbox "Name" = "Ada"
          combobox "Size" = "Small"
            option "Small"
            option "Large"
          button "Save"
          button "Never" (disabled)
          button "Twin"
          button "Twin" #second
          text #result
        """)
  }
}
