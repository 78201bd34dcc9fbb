import Testing

@testable import PortableUI

@MainActor
@Suite struct FocusStateTests {
  enum Field: Hashable { case name, city }

  struct Page: View {
    @FocusState private var focus: Field?
    @State private var showsCity = true
    @State private var isDisabled = false

    var body: some View {
      Text("focus: \(focus.map { "\($0)" } ?? "none")")
      TextField("Name", text: .constant("")).focused($focus, equals: .name)
      if showsCity {
        TextField("City", text: .constant("")).focused($focus, equals: .city).disabled(isDisabled)
      }
      Button("To name") { focus = .name }
      Button("To city") { focus = .city }
      Button("Away") { focus = nil }
      Button("Remove city") { showsCity = false }
      Button("Disable city") { isDisabled = true }
    }
  }

  func report(_ action: Event.Action, _ field: Int, of page: TestPage) throws {
    #expect(page.host.dispatch(Event(try #require(page.first(.input, field)).id, action)) == .handled)
  }

  @Test func settingTheStateMovesTheFocus() throws {
    let page = TestPage { Page() }
    let (name, city) = (try #require(page.first(.input, 0)), try #require(page.first(.input, 1)))
    page.press("To city")
    #expect(page.takeOps().filter(\.movesFocus) == [.focus(city.id)])
    #expect(page.texts.contains("focus: city"))
    #expect(page.host.focusedElement == city.id)
    page.press("To name")
    #expect(page.takeOps().filter(\.movesFocus) == [.focus(name.id)])
    page.press("Away")
    #expect(page.takeOps().filter(\.movesFocus) == [.blur(name.id)])
    #expect(page.texts.contains("focus: none"))
    #expect(page.host.focusedElement == nil)
  }

  @Test func reportedFocusSetsTheState() throws {
    let page = TestPage { Page() }
    try report(.focus, 0, of: page)
    #expect(page.texts.contains("focus: name"))
    try report(.blur, 0, of: page)
    try report(.focus, 1, of: page)
    #expect(page.texts.contains("focus: city"))
    try report(.blur, 1, of: page)
    #expect(page.texts.contains("focus: none"))
    #expect(page.takeOps().filter(\.movesFocus) == [], "the page is there already")
  }

  @Test func lateBlurKeepsTheNewFocus() throws {
    let page = TestPage { Page() }
    try report(.focus, 0, of: page)
    page.press("To city")
    try report(.blur, 0, of: page)
    #expect(page.texts.contains("focus: city"))
  }

  @Test func removedFieldEndsTheFocus() throws {
    let page = TestPage { Page() }
    try report(.focus, 1, of: page)
    page.press("Remove city")
    #expect(page.texts.contains("focus: none"))
    #expect(page.host.focusedElement == nil)
  }

  @Test func unfocusableViewsDoNotReceiveTheFocus() throws {
    let page = TestPage { Page() }
    page.press("Disable city")
    page.press("To city")
    #expect(page.takeOps().filter(\.movesFocus) == [])
    #expect(page.texts.contains("focus: none"))
    try report(.focus, 0, of: page)
    page.press("To city")
    #expect(page.texts.contains("focus: name"), "it stays where it was")
  }

  @Test func onlyFieldsInsideFocusedReportTheFocus() throws {
    let page = TestPage { TextField("Name", text: .constant("")) }
    let field = try #require(page.first(.input))
    #expect(!field.events.contains(.focus))
    #expect(page.host.dispatch(Event(field.id, .focus)) == .unhandledKind)
  }

  @Test func initialFocusIsPartOfTheDocument() {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
      }
    }
    let page = TestPage { Page() }
    #expect(page.host.focusedElement == page.first(.input)?.id)
  }

  @Test func newFieldCanReceiveTheFocus() throws {
    struct Page: View {
      @State private var isEditing = false
      @FocusState private var isFocused: Bool
      var body: some View {
        Button("Edit") { (isEditing, isFocused) = (true, true) }
        if isEditing { TextField("Name", text: .constant("")).focused($isFocused) }
      }
    }
    let page = TestPage { Page() }
    page.press("Edit")
    let field = try #require(page.first(.input))
    #expect(page.takeOps().last == .focus(field.id))
  }

  @Test func anotherViewSetsTheStateThroughABinding() throws {
    struct Inner: View {
      @FocusState.Binding var isFocused: Bool
      var body: some View { Button(isFocused ? "Leave" : "Enter") { isFocused.toggle() } }
    }
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused)
        Inner(isFocused: $isFocused)
      }
    }
    let page = TestPage { Page() }
    page.press("Enter")
    #expect(page.host.focusedElement == page.first(.input)?.id)
    page.press("Leave")
    #expect(page.host.focusedElement == nil)
    #expect(page.texts.contains("Enter"))
  }

  @Test func blurBehindADialogIsHandled() throws {
    struct Page: View {
      @FocusState private var isFocused: Bool
      @State private var isPresented = false
      var body: some View {
        Text(isFocused ? "in" : "out")
        TextField("Name", text: .constant("")).focused($isFocused)
        Button("Present") { isPresented = true }.sheet(isPresented: $isPresented) { Text("sheet") }
      }
    }
    let page = TestPage { Page() }
    try report(.focus, 0, of: page)
    page.press("Present")
    try report(.blur, 0, of: page)
    #expect(page.texts.contains("out"))
  }

  @Test func defaultFocusIsSetOnAppearance() {
    struct Page: View {
      @FocusState private var focus: Field?
      var body: some View {
        TextField("Name", text: .constant("")).focused($focus, equals: .name)
        TextField("City", text: .constant("")).focused($focus, equals: .city).defaultFocus($focus, .city)
      }
    }
    let page = TestPage { Page() }
    #expect(page.host.focusedElement == page.first(.input, 1)?.id)
  }
}

extension Op {
  fileprivate var movesFocus: Bool {
    switch self {
    case .focus, .blur: true
    default: false
    }
  }
}
