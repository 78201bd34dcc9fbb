import SwiftUIShim
import VSM

enum NoteViewState {
  case shown(NoteModel)
  case saving
  case failed(NoteFailure)
}

protocol NoteStore: Sendable {
  @discardableResult func save(_ text: String) async -> NoteViewState
  func save(_ text: String, for model: NoteModel) async -> NoteViewState
  func end() async -> NoteViewState
  func notes() -> AsyncStream<String>
}

struct NoteModel: Sendable {
  let text: String
  let store: any NoteStore
  var retries = 0

  func save() -> StateSequence<NoteViewState> {
    // expect-next: capture-list-in-action
    StateSequence(.saving) { [self] emit in
      await store.save(text)
      emit(.shown(self))
    }
  }

  func saveAndReturn() -> StateSequence<NoteViewState> {
    StateSequence(.saving) { [self] in  // expect: capture-list-in-action
      await store.save(text)
      return .shown(self)
    }
  }

  func saveConstants(_ text: String) -> StateSequence<NoteViewState> {
    let model = self
    // expect-next: capture-list-in-action
    return StateSequence(.saving, then: { [text, model, store] in await store.save(text, for: model) })
  }

  func saveVariable() -> StateSequence<NoteViewState> {
    var model = self
    model.retries += 1
    return StateSequence(.saving) { [model] emit in  // expect: capture-list-in-action
      _ = await store.save(model.text, for: model)
      emit(.shown(model))
    }
  }

  func saveOuterVariable() -> StateSequence<NoteViewState> {
    var model = self
    model.retries += 1
    if retries > 1 {
      return StateSequence(.saving) { [model] in .shown(model) }  // expect: capture-list-in-action
    }
    return StateSequence(.saving)
  }

  func saveRenamed() -> StateSequence<NoteViewState> {
    // expect-next: capture-list-in-action
    StateSequence(.saving) { [number = retries + 1, old = text] in
      await store.save("\(number) \(old)")
      return .shown(self)
    }
  }

  // The statement before a value of a branch or of a list would change more.
  func saveInAList() -> StateSequence<NoteViewState> {
    StateSequence {
      .saving
      Next { [store] in await store.end() }  // expect: capture-list-in-action
      Next { [old = text] in await store.save(old) }  // expect: capture-list-in-action
    }
  }

  func saveBranch(_ isOld: Bool) -> StateSequence<NoteViewState> {
    if isOld {
      StateSequence(.saving) { [old = text] in await store.save(old) }  // expect: capture-list-in-action
    } else {
      StateSequence(.saving)
    }
  }

  mutating func saveChanging() -> StateSequence<NoteViewState> {
    retries += 1
    return StateSequence(.saving) { [self] in .shown(self) }  // expect: capture-list-in-action
  }

  func fail() -> NoteViewState {
    .failed(NoteFailure(message: "Not saved") { [self] in await saved() })  // expect: capture-list-in-action
  }

  func failAtOnce() -> NoteViewState {
    .failed(NoteFailure(message: "Not saved", retry: { [self] in await saved() }))  // expect: capture-list-in-action
  }

  func change() -> StateSequence<NoteViewState> {
    changing(to: .saving) { [self] in await saved() }  // expect: capture-list-in-action
  }

  func observe(with container: StateContainer<NoteViewState>) async {
    await container.observe { [self] in await saved() }  // expect: capture-list-in-action
  }

  // A capture list changes nothing here.
  func follow() -> StateSequence<NoteViewState> {
    StateSequence { emit in
      await emit.follow(store.notes()) { [self] note in note.isEmpty ? .shown(self) : .saving }
    }
  }

  func list() -> StateSequence<NoteViewState> {
    StateSequence { [self] in
      .saving
      Next { await saved() }
    }
  }

  func task() { Task { [self] in await store.save(text) } }

  @MainActor func saveOnMainActor() -> StateSequence<NoteViewState> {
    StateSequence(.saving) { [self] in await saved() }
  }

  func saveFromClosure(in container: StateContainer<NoteViewState>) {
    MainActor.assumeIsolated {
      let sequence = StateSequence<NoteViewState>(.saving) { [self] in await saved() }
      container.observe(sequence)
    }
  }

  func saveWithoutList() -> StateSequence<NoteViewState> { StateSequence(.saving) { await saved() } }

  private func changing(
    to state: NoteViewState, _ work: @escaping () async -> NoteViewState
  ) -> StateSequence<NoteViewState> {
    StateSequence(state, then: work)
  }

  private func saved() async -> NoteViewState { .shown(self) }
}

struct NoteFailure: Sendable {
  let message: String
  let retry: @Sendable () async -> NoteViewState
}

// vsm:disable:next class-model
final class NoteEditor {
  let store: any NoteStore
  init(store: any NoteStore) { self.store = store }

  func save() -> StateSequence<NoteViewState> {
    StateSequence(.saving) { [store] in  // expect: capture-list-in-action
      await store.end()
    }
  }

  func saveAll() -> StateSequence<NoteViewState> {
    StateSequence(.saving) { [self] in await store.end() }  // expect: capture-list-in-action
  }

  func saveWeakly() -> StateSequence<NoteViewState> {
    StateSequence(.saving) { [weak self] emit in await self?.follow(emit) }  // expect: capture-list-in-action
  }

  func follow(_ emit: StateEmitter<NoteViewState>) async {}
}

@MainActor protocol Screen {}

struct NoteScreen: Screen {
  let store: any NoteStore

  func save() -> StateSequence<NoteViewState> { StateSequence(.saving) { [store] in await store.end() } }

  nonisolated func saveAnywhere() -> StateSequence<NoteViewState> {
    StateSequence(.saving) { [store] in await store.end() }  // expect: capture-list-in-action
  }

  // The members of a type inside are not isolated.
  struct Model {
    let store: any NoteStore
    func save() -> StateSequence<NoteViewState> {
      StateSequence(.saving) { [store] in await store.end() }  // expect: capture-list-in-action
    }
  }
}

struct NoteView: View {
  @ViewState var state: NoteViewState
  let store: any NoteStore

  var body: some View {
    Button("Save") { $state.observe { [store] in await store.end() } }
    Button("Save") { $state.observe(saving()) }
      .refreshable { await $state.refresh { [store] in await store.end() } }
  }

  private func saving() -> StateSequence<NoteViewState> { StateSequence(.saving) { [store] in await store.end() } }
}

@MainActor extension NoteModel {
  func extended() -> StateSequence<NoteViewState> { StateSequence(.saving) { [self] in await saved() } }
}

func button(_ container: StateContainer<NoteViewState>, _ store: any NoteStore) -> some View {
  Button("Save") { container.observe(StateSequence(.saving) { [store] in await store.end() }) }
}
