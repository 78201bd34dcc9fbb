// The code of the article Bindings.md.

import SwiftUIShim
import Testing
import VSM
import VSMTesting

// snippet.state
enum MemoViewState {
  case writing(MemoEditor)
  case saving
  case saved(SavedMemo)
}

struct MemoEditor: Sendable {
  var title = ""
  var text = ""
  let store: @Sendable (String) async -> Void

  func type(_ text: String) -> MemoViewState {
    var editor = self
    editor.text = text
    return .writing(editor)
  }

  func save() -> StateSequence<MemoViewState> {
    StateSequence(.saving) {
      await store(text)
      return .saved(SavedMemo(memo: self))
    }
  }
}

struct SavedMemo: Sendable {
  let memo: MemoEditor

  func edit() -> MemoViewState { .writing(memo) }
}
// snippet.end

// snippet.recipe
struct MemoView: View {
  @ViewState var state: MemoViewState

  var body: some View {
    switch state {
    case .writing(let editor):
      TextField("Text", text: text)
      Button("Save") { $state.observe(editor.save()) }
    case .saving:
      ProgressView("Saving")
    case .saved(let saved):
      Button("Edit") { $state.observe(saved.edit()) }
    }
  }

  var text: Binding<String> {
    Binding {
      if case .writing(let editor) = state { editor.text } else { "" }
    } set: { text in
      if case .writing(let editor) = state { $state.observe(editor.type(text)) }
    }
  }
}
// snippet.end

// snippet.change
extension MemoEditor {
  func change(_ path: any WritableKeyPath<MemoEditor, String> & Sendable, to value: String) -> MemoViewState {
    var editor = self
    editor[keyPath: path] = value
    return .writing(editor)
  }
}
// snippet.end

// snippet.fields
struct MemoForm: View {
  @ViewState var state: MemoViewState

  var body: some View {
    TextField("Title", text: field(\.title))
    TextField("Text", text: field(\.text))
  }

  private func field(_ path: any WritableKeyPath<MemoEditor, String> & Sendable) -> Binding<String> {
    Binding {
      if case .writing(let editor) = state { editor[keyPath: path] } else { "" }
    } set: { value in
      if case .writing(let editor) = state { $state.observe(editor.change(path, to: value)) }
    }
  }
}
// snippet.end

struct AutosavingMemoView: View {
  @ViewState var state: MemoViewState

  var body: some View {
    VStack {
      switch state {
      case .writing, .saving: TextField("Text", text: text)
      case .saved(let saved): Text("Saved: \(saved.memo.text)")
      }
    }
  }

  var text: Binding<String> {
    Binding {
      if case .writing(let editor) = state { editor.text } else { "" }
      // snippet.autosave
    } set: { text in
      guard case .writing(let editor) = state else { return }
      $state.observe(editor.type(text))
      $state.observe(saveNow(), debounced: .seconds(1))
    }
    // snippet.end
  }

  // snippet.due
  private func saveNow() -> StateSequence<MemoViewState> {
    guard case .writing(let editor) = state else { return StateSequence(state) }
    return editor.save()
  }
  // snippet.end
}

@MainActor
struct BindingsArticleTests {
  @Test func aValueThatIsSetLateDoesNotSupersedeTheSaving() async throws {
    let store = Steered<String, Void>("store")
    let save = store.function
    let view = MemoView(state: .writing(MemoEditor { try? await save($0) }))
    let journey = Journey(of: view.$state)

    view.text.wrappedValue = "Milk"
    #expect(view.text.wrappedValue == "Milk")
    view.$state.observe(try journey.model(MemoEditor.self).save())
    await journey.expect("writing", "saving")
    view.text.wrappedValue = "Bread"
    store.succeed()
    await journey.expect(.state("saved").with(\SavedMemo.memo.text, "Milk"))
  }

  #if !canImport(SwiftUI) || PortableUI
    @Test func aFieldIsBoundToTheState() async throws {
      let page = HeadlessPage { MemoView(state: .writing(MemoEditor { _ in })) }
      await page.settle()
      try page.type("Milk", into: "Text")
      await page.settle()
      #expect(try page.value(of: "Text") == "Milk")
      try page.tap("Save")
      await page.settle()
      try page.tap("Edit")
      await page.settle()
      #expect(try page.value(of: "Text") == "Milk")
    }

    @Test func fieldsOfAFormKeepTheirValues() async throws {
      let page = HeadlessPage { MemoForm(state: .writing(MemoEditor { _ in })) }
      await page.settle()
      try page.type("Shopping", into: "Title")
      try page.type("Milk", into: "Text")
      await page.settle()
      #expect(try page.value(of: "Title") == "Shopping")
      #expect(try page.value(of: "Text") == "Milk")
    }

    @Test func aPauseInTypingSavesTheLastText() async throws {
      let clock = TestClock()
      let store = Steered<String, Void>("store")
      let save = store.function
      let page = HeadlessPage(clock: clock) {
        AutosavingMemoView(state: .writing(MemoEditor { try? await save($0) }))
      }
      await page.settle()
      for text in ["M", "Mi", "Milk"] {
        try page.type(text, into: "Text")
        await page.settle()
        await clock.advance(by: .milliseconds(900))
        #expect(store.calls.isEmpty)
      }
      await clock.advance(by: .milliseconds(100))
      await page.settle()
      #expect(store.calls.map(\.input) == ["Milk"])
    }
  #endif
}
