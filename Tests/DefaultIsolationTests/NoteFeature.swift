import CombineShim
import SwiftUIShim
import VSM

/// The notes of a server, as an app declares a dependency: the module's default isolation applies to it, too.
protocol NoteStore {
  func load() async throws -> String
  func save(_ text: String) async throws
  var changes: AnyPublisher<String, Never> { get }
}

enum NoteViewState {
  case initialized(NoteLoader)
  case loading
  case failed(message: String, NoteLoader)
  case loaded(NoteEditor)
  case saving(text: String)
}

struct NoteLoader {
  let store: any NoteStore

  func load() -> StateSequence<NoteViewState> {
    StateSequence(.loading) {
      do {
        return .loaded(NoteEditor(store: store, text: try await store.load()))
      } catch {
        return .failed(message: "The note could not be loaded.", self)
      }
    }
  }
}

struct NoteEditor {
  let store: any NoteStore
  let text: String

  func edit(_ text: String) -> NoteViewState { .loaded(NoteEditor(store: store, text: text)) }

  func save() -> StateSequence<NoteViewState> {
    StateSequence(.saving(text: text)) { emit in
      do {
        try await store.save(text)
        emit(.loaded(self))
      } catch {
        emit(.failed(message: "The note could not be saved.", NoteLoader(store: store)))
      }
    }
  }

  func reload() async -> NoteViewState {
    guard let text = try? await store.load() else {
      return .failed(message: "The note could not be loaded.", NoteLoader(store: store))
    }
    return edit(text)
  }

  func follow() -> AnyPublisher<NoteViewState, Never> {
    store.changes.map { edit($0) }.eraseToAnyPublisher()
  }

  func history() -> AsyncStream<NoteViewState> {
    AsyncStream { continuation in
      continuation.yield(edit("first draft"))
      continuation.yield(edit("second draft"))
      continuation.finish()
    }
  }
}

struct NoteView: View {
  @ViewState var state: NoteViewState

  init(store: any NoteStore) { _state = .init(wrappedValue: .initialized(NoteLoader(store: store))) }

  var body: some View {
    switch state {
    case .initialized(let loader):
      ProgressView("Loading").onAppear { $state.observe(loader.load()) }
    case .loading:
      ProgressView("Loading")
    case .failed(let message, let loader):
      Text(message)
      Button("Retry") { $state.observe(loader.load) }
    case .loaded(let editor):
      TextField("Note", text: Binding(get: { editor.text }, set: { $state.observe(editor.edit($0)) }))
      Button("Save") { $state.observe(editor.save()) }
      Button("Save soon") { $state.observe(editor.save(), debounced: .seconds(1)) }
      Button("Reload") { $state.observe { await editor.reload() } }
      Button("Reload it") { $state.observe(editor.reload) }
      Button("Follow") { $state.observe(editor.follow()) }
      Button("History") { $state.observe(editor.history()) }
    case .saving(let text):
      Text(text)
      ProgressView("Saving")
    }
  }
}

/// A class that renders its states, as a view controller does.
final class NoteRenderer {
  @RenderedViewState var state: NoteViewState
  private(set) var texts: [String] = []

  init(store: any NoteStore) {
    _state = .init(wrappedValue: .initialized(NoteLoader(store: store)), render: Self.render)
  }

  func start() {
    $state.startRendering(on: self)
    if case .initialized(let loader) = state { $state.observe(loader.load()) }
  }

  private func render() {
    switch state {
    case .loaded(let editor): texts.append(editor.text)
    case .failed(let message, _): texts.append(message)
    case .initialized, .loading, .saving: texts.append("…")
    }
  }
}
