import SwiftUIShim
import VSM

struct NoteViewState: MutatingCopyable {
  var title = ""
  var text = ""
  var isPinned = false
  var phase = Phase.editing

  enum Phase { case editing, saved, failed(NoteFailure) }

  func titled(_ title: String) -> NoteViewState { copy { $0.title = title } }
  func written(_ text: String) -> NoteViewState { copy { $0.text = text } }
  func pinned(_ isPinned: Bool) -> NoteViewState { copy { $0.isPinned = isPinned } }
  func save() -> StateSequence<NoteViewState> { StateSequence(self) }
  func load() -> StateSequence<NoteViewState> { StateSequence(self) }
}

struct NoteFailure {
  func retry() -> NoteViewState { NoteViewState() }
}

struct ButtonView: View {
  @ViewState var state = NoteViewState()

  var body: some View {
    // expect-next: debounced-draft
    TextField("Title", text: $state.bind(\.title, to: NoteViewState.titled, debounced: .seconds(1)))
    TextField("Text", text: $state.bind(\.text, to: NoteViewState.written, debounced: nil))
    Button("Save") { $state.observe(state.save()) }
  }
}

struct SubmitView: View {
  @ViewState var state = NoteViewState()

  var body: some View {
    TextField(
      "Title",
      text: $state.bind(
        \.title, to: { $0.titled($1) },
        debounced: .seconds(1))  // expect: debounced-draft
    )
    .onSubmit { self.$state.observe(state.save()) }
  }
}

struct HelperView: View {
  @ViewState var state = NoteViewState()

  var body: some View {
    VStack {
      field("Title", \.title)
      switch state.phase {
      case .failed(let failure): problem(failure)
      default: Text("Saved")
      }
    }
    .onAppear { $state.observe(state.load()) }
  }

  private func field(_ name: String, _ path: any KeyPath<NoteViewState, String> & Sendable) -> some View {
    // expect-next: debounced-draft
    TextField(name, text: $state.bind(path, to: NoteViewState.titled, debounced: .seconds(1), identifier: path))
  }

  private func problem(_ failure: NoteFailure) -> some View {
    ProblemView { retry(failure) }
  }

  private func retry(_ failure: NoteFailure) { $state.observe(failure.retry()) }
}

struct ToggleView: View {
  @ViewState var state = NoteViewState()

  var body: some View {
    // expect-next: debounced-draft
    TextField("Title", text: $state.bind(\.title, to: NoteViewState.titled, debounced: .seconds(1)))
    Toggle("Pinned", isOn: $state.bind(\.isPinned, to: NoteViewState.pinned))
  }
}

struct PassedView: View {
  @ViewState var state = NoteViewState()

  var body: some View {
    // expect-next: debounced-draft
    TextField("Title", text: $state.bind(\.title, to: NoteViewState.titled, debounced: .seconds(1)))
    Button("Save", action: save)
  }
}

extension PassedView {
  private func save() {
    Task { $state.observe(state.save()) }
  }
}

// Nothing is observed while an edit waits.
struct LifeView: View {
  @ViewState var state = NoteViewState()
  @ViewState var other = NoteViewState()

  var body: some View {
    TextField("Title", text: $state.bind(\.title, to: NoteViewState.titled, debounced: .seconds(1)))
      .task { await $state.refresh(state.load) }
      .onChange(of: state.title) { $state.observe(state.save()) }
    Button("Other") { $other.observe(other.save()) }
    Button("Later") { $state.observe(state.save(), debounced: .seconds(2)) }
    Button("Nothing") {}
  }
}

struct AlternativeView: View {
  @ViewState var state = NoteViewState()

  var body: some View {
    switch state.phase {
    case .editing: field
    case .saved: Button("Edit") { $state.observe(state.titled("")) }
    case .failed(let failure): Button("Retry") { $state.observe(failure.retry()) }
    }
  }

  private var field: some View {
    TextField("Title", text: $state.bind(\.title, to: NoteViewState.titled, debounced: .seconds(1)))
  }
}

struct BranchView: View {
  @ViewState var state = NoteViewState()

  var body: some View {
    if state.isPinned {
      Button("Edit") { $state.observe(state.pinned(false)) }
    } else {
      TextField("Title", text: $state.bind(\.title, to: NoteViewState.titled, debounced: .seconds(1)))
    }
  }
}

struct SheetView: View {
  @ViewState var state = NoteViewState()
  @State private var isShown = false

  var body: some View {
    TextField("Title", text: $state.bind(\.title, to: NoteViewState.titled, debounced: .seconds(1)))
      .sheet(isPresented: $isShown) { Button("Save") { $state.observe(state.save()) } }
  }
}

// Both are in the sheet.
struct FormView: View {
  @ViewState var state = NoteViewState()
  @State private var isShown = false

  var body: some View {
    Text(state.title).sheet(isPresented: $isShown) {
      // expect-next: debounced-draft
      TextField("Title", text: $state.bind(\.title, to: NoteViewState.titled, debounced: .seconds(1)))
      Button("Save") { $state.observe(state.save()) }
    }
  }
}

// Not a view: nobody uses two of its controls.
struct NotePresenter {
  let container: StateContainer<NoteViewState>

  func title() -> Binding<String> {
    container.bind(\.title, to: NoteViewState.titled, debounced: .seconds(1))
  }

  func save() { container.observe(container.state.save()) }
}
