import Observation
import Testing

@testable import PortableUI

@MainActor
@Suite struct SheetTests {
  /// A page with a button that opens a sheet, and a log.
  struct Page: View {
    let log: Log
    var presentsAtFirst = false
    @State private var isPresented = false

    init(log: Log, presentsAtFirst: Bool = false) {
      self.log = log
      _isPresented = State(wrappedValue: presentsAtFirst)
    }

    var body: some View {
      let _ = log.note("body")
      Button("Open") { isPresented = true }
      Button("Close from behind") { isPresented = false }
        .sheet(isPresented: $isPresented, onDismiss: { log.note("dismissed") }) { Sheet(log: log) }
    }
  }

  @Observable final class Model {
    var name = "a"
  }

  struct Sheet: View {
    let log: Log
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      let _ = log.note("sheet")
      Text("Count \(count)")
      Button("Add") { count += 1 }
      Button("Done") { dismiss() }
    }
  }

  @Test func sheetIsADialogAtTheEndOfThePage() {
    let page = TestPage { VStack { Page(log: Log()) } }
    #expect(page.dialogs.isEmpty)
    page.press("Open")
    #expect(
      page.outline == """
        main[vstack[button("Open") button("Close from behind")] \
        dialog[dialog-content["Count 0" button("Add") button("Done")]]]
        """)
    #expect(page.dialogs.first?[.class] == "dialog sheet")
  }

  @Test func presentingEvaluatesOnlyTheBodyOfTheSheet() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    #expect(log.take() == ["body"])
    page.press("Open")
    #expect(log.take() == ["sheet"])
    #expect(page.takeOps().count == 1)
    page.press("Done")
    #expect(log.take() == ["dismissed"])
    #expect(page.takeOps().count == 1)
  }

  @Test func sheetCanBePresentedInitially() {
    let page = TestPage { Page(log: Log(), presentsAtFirst: true) }
    #expect(page.texts.contains("Count 0"))
    page.press("Done")
    #expect(page.dialogs.isEmpty)
  }

  @Test func escapeSetsTheBindingAndRunsOnDismissOnce() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Open")
    _ = log.take()
    #expect(page.escape() == .handled)
    #expect(page.dialogs.isEmpty)
    #expect(log.take() == ["dismissed"])
    // This has an effect only if the state is false again.
    page.press("Open")
    #expect(page.dialogs.count == 1)
  }

  @Test func escapePressesNoButtonInASheet() {
    let log = Log()
    let page = TestPage {
      Text("page").sheet(isPresented: .constant(true)) { Button("Save") { log.note("saved") } }
    }
    #expect(page.escape() == .handled)
    #expect(log.take() == [])
  }

  @Test func stateOfTheContentLastsForOnePresentation() {
    let page = TestPage { Page(log: Log()) }
    page.press("Open")
    page.press("Add")
    page.press("Add")
    #expect(page.texts.contains("Count 2"))
    page.press("Done")
    page.press("Open")
    #expect(page.texts.contains("Count 0"))
  }

  @Test func changeInsideRendersOnlyTheSheet() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Open")
    _ = (log.take(), page.takeOps())
    page.press("Add")
    #expect(log.take() == ["sheet"])
    #expect(page.takeOps().count == 1)
  }

  @Test func contentIsObservedSeparately() {
    struct Page: View {
      let model: Model
      let log: Log
      var body: some View {
        let _ = log.note("body")
        Text("page").sheet(isPresented: .constant(true)) {
          let _ = log.note("content")
          Text(model.name)
        }
      }
    }
    let (model, log) = (Model(), Log())
    let page = TestPage { Page(model: model, log: log) }
    #expect(log.take() == ["body", "content"])
    model.name = "b"
    page.host.flush()
    #expect(log.take() == ["content"])
    #expect(page.texts.contains("b"))
  }

  @Test func contentUsesTheNewestClosure() {
    struct Page: View {
      @State private var name = "a"
      var body: some View {
        let seen = name
        Text("page").sheet(isPresented: .constant(true)) {
          Text("Name \(seen)")
          Button("Rename") { name += "b" }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Rename")
    page.press("Rename")
    #expect(page.texts.contains("Name abb"))
  }

  @Test func constantBindingKeepsTheSheet() {
    let log = Log()
    let page = TestPage {
      Text("page").sheet(isPresented: .constant(true), onDismiss: { log.note("dismissed") }) { Text("sheet") }
    }
    #expect(page.escape() == .handled)
    #expect(page.dialogs.count == 1)
    #expect(log.take() == [])
  }

  @Test func unobservedBindingIsReadAfterTheDismissal() {
    final class Flag {
      var isSet = true
    }
    let flag = Flag()
    let page = TestPage {
      Text("page").sheet(isPresented: Binding(get: { flag.isSet }, set: { flag.isSet = $0 })) { Text("sheet") }
    }
    page.escape()
    #expect(!flag.isSet)
    #expect(page.dialogs.isEmpty)
  }

  @Test func sheetObservesTheEnvironmentOfItsView() {
    struct Page: View {
      @State private var isLarge = false
      var body: some View {
        List {
          Text("row").sheet(isPresented: .constant(true)) {
            Text("text")
            Button("Enlarge") { isLarge = true }
            ScrollView { Text("scrolled") }
          }
        }
        .font(isLarge ? .largeTitle : .footnote)
        .accessibilityIdentifier("list")
        .refreshable {}
      }
    }
    let page = TestPage { Page() }
    #expect(
      page.outline.contains(#"dialog[dialog-content["text" button["Enlarge"] scroll["scrolled"]]]"#),
      "no rows, no refreshing")
    #expect(page.host.tree.all.filter { $0[.testID] == "list" }.map(\.tag) == [.ul])
    #expect(page.node(text: "text")?[.class] == "text font-footnote")
    page.press("Enlarge")
    #expect(page.node(text: "text")?[.class] == "text font-large-title")
  }

  @Test func sheetIsNotAnOptionOfASurroundingPicker() {
    let page = TestPage {
      Picker("Number", selection: .constant(1)) {
        Text("one").tag(1).sheet(isPresented: .constant(true)) { Text("sheet") }
      }
    }
    #expect(page.outline.hasSuffix(#"dialog[dialog-content["sheet"]]]"#))
  }

  @Test func refreshActionDoesNotApplyToSheets() {
    let page = TestPage {
      Text("page").sheet(isPresented: .constant(true)) { ScrollView { Text("sheet") } }.refreshable {}
    }
    #expect(page.outline == #"main["page" dialog[dialog-content[scroll["sheet"]]]]"#)
  }

  @Test func sheetIsRemovedWithItsPresentingView() {
    struct Page: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        Button("Toggle") { isShown.toggle() }
        if isShown {
          Text("presenter").sheet(isPresented: .constant(true), onDismiss: { log.note("dismissed") }) {
            Text("sheet").onDisappear { log.note("disappeared") }
            Button("Hide") { isShown = false }
          }
        }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Hide")
    #expect(page.dialogs.isEmpty)
    #expect(log.take() == ["disappeared"])
    page.press("Toggle")
    #expect(page.dialogs.count == 1)
    page.host.close()
    #expect(page.host.usage == Usage())
    #expect(log.take() == ["disappeared"])
  }

  @Test func dismissalCancelsTheTasksInside() async {
    struct Page: View {
      let changed: Signal
      @State private var isPresented = true
      var body: some View {
        Text("page").sheet(isPresented: $isPresented) {
          Text("sheet").task {
            changed.send()
            for await _ in AsyncStream<Never>.makeStream().stream {}
            changed.send()
          }
        }
      }
    }
    let changed = Signal()
    let page = TestPage { Page(changed: changed) }
    await changed.wait()
    #expect(page.host.usage.tasks == 1)
    page.escape()
    await changed.wait()
    #expect(page.host.usage.tasks == 0)
  }
}
