import Testing

@testable import PortableUI

@MainActor
@Suite struct AlertTests {
  struct Page: View {
    let log: Log
    @State private var isPresented = false
    @State private var count = 0

    var body: some View {
      Button("Open") { isPresented = true }
        .alert("Delete \(count)?", isPresented: $isPresented) {
          Button("Delete", role: .destructive) {
            log.note("delete")
            count += 1
          }
          Button("Keep", role: .cancel) { log.note("keep") }
        } message: {
          Text("There is no way back.")
        }
    }
  }

  @Test func alertHasTitleMessageAndButtons() throws {
    let page = TestPage { Page(log: Log()) }
    page.press("Open")
    #expect(
      page.outline == """
        main[button("Open") dialog[alert-title["Delete 0?"] alert-message["There is no way back."] \
        alert-actions[button("Delete") button("Keep")]]]
        """)
    let alert = try #require(page.dialogs.first)
    #expect(alert[.class] == "dialog alert")
    #expect(alert[.role] == "alertdialog")
    #expect(alert[.ariaLabel] == "Delete 0?")
    let message = try #require(page.host.tree.all.first { $0[.class] == "alert-message" })
    #expect(message[.id] != nil)
    #expect(alert[.ariaDescribedBy] == message[.id])
  }

  @Test func pressRunsTheActionAndDismisses() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Open")
    page.press("Delete")
    #expect(log.take() == ["delete"])
    #expect(page.dialogs.isEmpty)
    page.press("Open")
    #expect(page.texts.contains("Delete 1?"), "and it can be presented again")
  }

  @Test func escapePressesTheCancelButton() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Open")
    #expect(page.escape() == .handled)
    #expect(log.take() == ["keep"])
    #expect(page.dialogs.isEmpty)
  }

  @Test func escapePressesTheOnlyButton() {
    let log = Log()
    struct Page: View {
      let log: Log
      @State private var isFailed = true
      var body: some View {
        // Only the action changes the state of the binding.
        Text("page").alert("Failed", isPresented: Binding(get: { isFailed }, set: { _ in })) {
          Button("Understood") {
            log.note("understood")
            isFailed = false
          }
        }
      }
    }
    let page = TestPage { Page(log: log) }
    page.escape()
    #expect(log.take() == ["understood"])
    #expect(page.dialogs.isEmpty)
  }

  @Test func escapeWithSeveralButtonsOnlyDismisses() {
    let log = Log()
    struct Page: View {
      let log: Log
      @State private var isPresented = true
      var body: some View {
        Text("page").alert("Which?", isPresented: $isPresented) {
          Button("This") { log.note("this") }
          Button("That") { log.note("that") }
        }
      }
    }
    let page = TestPage { Page(log: log) }
    #expect(page.escape() == .handled)
    #expect(log.take() == [])
    #expect(page.dialogs.isEmpty)
  }

  @Test func disabledCancelButtonDisablesEscape() {
    let page = TestPage {
      Text("page").alert("Wait", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}.disabled(true)
        Button("Other") {}
      }
    }
    #expect(page.escape() == .disabled)
  }

  @Test func alertWithoutButtonsHasAnOKButton() {
    struct Page: View {
      @State private var isPresented = true
      var body: some View {
        Text("page").alert("Saved", isPresented: $isPresented) {}
      }
    }
    let page = TestPage { Page() }
    #expect(page.outline == #"main["page" dialog[alert-title["Saved"] alert-actions[button("OK")]]]"#)
    #expect(page.dialogs.first?[.ariaDescribedBy] == nil)
    page.press("OK")
    #expect(page.dialogs.isEmpty)
  }

  @Test func alertWithOnlyAFieldHasAnOKButton() {
    struct Page: View {
      @State private var isPresented = true
      @State private var name = ""
      var body: some View {
        Text("page").alert("Name?", isPresented: $isPresented) {
          TextField("Name", text: $name)
          if name == "other" { Button("Other") {} }
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.outline.hasSuffix(#"alert-actions[field[field-label["Name"] input] button("OK")]]]"#))
    page.type("other")
    #expect(page.outline.hasSuffix(#"alert-actions[field[field-label["Name"] input] button("Other")]]]"#))
    page.type("", revision: 2)
    page.press("OK")
    #expect(page.dialogs.isEmpty)
  }

  @Test func sheetInsideAnAlertIsNotDismissedByAPress() {
    struct Page: View {
      @State private var isHelpShown = true
      @State private var count = 0
      var body: some View {
        Text("page").alert("Sure?", isPresented: .constant(true)) {
          Button("Yes") {}
            .sheet(isPresented: $isHelpShown) { Button("Count \(count)") { count += 1 } }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Count 0")
    #expect(page.dialogs.count == 2)
    #expect(page.texts.contains("Count 1"))
  }

  @Test func toolbarOfAnAlertIsNotInTheBarsOfThePage() {
    let page = TestPage {
      NavigationStack {
        Text("content").navigationTitle("Page")
          .alert("Sure?", isPresented: .constant(true)) {
            Button("Yes") {}.navigationTitle("Alert").toolbar { Text("item") }
          }
      }
    }
    #expect(page.first(.h1)?.outline == #"bar-title["Page"]"#)
    #expect(page.dialogs.first?.all.contains { $0.text == "item" } == true)
  }

  @Test func cancelButtonHasTheInitialFocus() {
    let page = TestPage {
      Text("page").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      }
      Button("Elsewhere", role: .cancel) {}
    }
    #expect(page.host.tree.all.filter { $0[.autofocus] != nil }.map(\.text) == ["Keep"])
  }

  @Test func titleCanBeAStringOrText() {
    let name = "Ann"
    for page in [
      TestPage { Text("").alert(name, isPresented: .constant(true)) { EmptyView() } },
      TestPage { Text("").alert(Text(name), isPresented: .constant(true)) { EmptyView() } },
      TestPage {
        Text("").alert(name, isPresented: .constant(true)) {
          EmptyView()
        } message: {
          Text("Hello")
        }
      },
    ] {
      #expect(page.dialogs.first?[.ariaLabel] == "Ann")
    }
  }

  @Test func presentedAlertIsUpdatedWithTheBody() {
    struct Page: View {
      @State private var isPresented = true
      @State private var count = 0
      var body: some View {
        Text("page").alert("Count \(count)", isPresented: $isPresented) {
          TextField("Name", text: Binding(get: { "" }, set: { _ in count += 1 }))
        }
      }
    }
    let page = TestPage { Page() }
    page.type("x")
    #expect(page.dialogs.first?[.ariaLabel] == "Count 1")
    #expect(page.texts.contains("Count 1"))
  }
}
