import CombineShim
import Testing
import VSM
import VSMTesting

/// A store in memory.
final class MemoryNotes: NoteStore {
  var text = "Buy tea"
  var isBroken = false
  let subject = PassthroughSubject<String, Never>()

  private struct Failure: Error {}

  func load() async throws -> String {
    if isBroken { throw Failure() }
    return text
  }

  func save(_ text: String) async throws {
    if isBroken { throw Failure() }
    self.text = text
  }

  var changes: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }
}

struct NoteFeatureTests {
  private let store = MemoryNotes()
  private var editor: NoteEditor { NoteEditor(store: store, text: "Buy honey") }

  @Test func sequencesAndAsyncFunctionsAreObserved() async {
    let container = StateContainer<NoteViewState>(state: .initialized(NoteLoader(store: store)))
    let journey = Journey(of: container)
    container.observe(NoteLoader(store: store).load())
    await journey.expect(.case(NoteViewState.loading), .case(NoteViewState.loaded).with(\NoteEditor.text, "Buy tea"))
    container.observe(editor.save())
    await journey.expect(.case(NoteViewState.saving), .case(NoteViewState.loaded).with(\NoteEditor.text, "Buy honey"))
    container.observe { [editor] in await editor.reload() }
    await journey.expect(.case(NoteViewState.loaded).with(\NoteEditor.text, "Buy honey"))
    container.observe(editor.reload)
    await journey.expect(.case(NoteViewState.loaded).with(\NoteEditor.text, "Buy honey"))
    await journey.finish()
  }

  @Test func publishersAndStreamsAreObserved() async {
    let container = StateContainer<NoteViewState>(state: .loaded(editor))
    let journey = Journey(of: container)
    container.observe(editor.follow())
    store.subject.send("Buy milk")
    await journey.expect(.case(NoteViewState.loaded).with(\NoteEditor.text, "Buy milk"))
    container.observe(editor.history())
    await journey.expect(
      .case(NoteViewState.loaded).with(\NoteEditor.text, "first draft"),
      .case(NoteViewState.loaded).with(\NoteEditor.text, "second draft"))
    await journey.finish()
  }

  @Test func failuresAreStates() async {
    store.isBroken = true
    let container = StateContainer<NoteViewState>(state: .loaded(editor))
    let journey = Journey(of: container)
    container.observe(editor.save())
    await journey.expect(.case(NoteViewState.saving), .case(NoteViewState.failed))
    await journey.finish()
  }

  @Test func classRendersEachState() async {
    let renderer = NoteRenderer(store: store)
    let journey = Journey(of: renderer.$state.container)
    renderer.start()
    await journey.expect(.case(NoteViewState.loading), .case(NoteViewState.loaded))
    #expect(renderer.texts == ["…", "…", "Buy tea"])
  }
}
