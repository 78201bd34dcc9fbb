import CombineShim
import Observation
import SwiftUIShim
import Testing
import VSMTesting

@testable import VSM

/// A form whose text is set through an action of each shape.
struct FormState: Equatable {
  var text = ""
  var saved: [String] = []

  func typing(_ text: String) -> FormState { FormState(text: text, saved: saved) }
  func saving(_ text: String) async -> FormState { FormState(text: text, saved: saved + [text]) }
  func publishing(_ text: String) -> AnyPublisher<FormState, Never> {
    Just(FormState(text: text, saved: saved + [text])).eraseToAnyPublisher()
  }
  func streaming(_ text: String) -> AsyncStream<FormState> {
    AsyncStream { continuation in
      continuation.yield(typing(text))
      continuation.finish()
    }
  }
  func stepping(_ text: String) -> FormSteps { FormSteps(step: typing(text)) }
}

/// A sequence of one state that does not leave the actor.
struct FormSteps: AsyncSequence, AsyncIteratorProtocol {
  var step: FormState?
  func makeAsyncIterator() -> FormSteps { self }
  mutating func next() async -> FormState? { await next(isolation: nil) }
  mutating func next(isolation actor: isolated (any Actor)?) async -> FormState? {
    defer { step = nil }
    return step
  }
}

/// An entry with two texts and an optional value.
private struct EntryState: Equatable {
  var title = ""
  var notes = ""
  var choice: Int?
}

@MainActor
private final class FormView: ViewStateRendering {
  let container: StateContainer<FormState>
  init(container: StateContainer<FormState>) { self.container = container }
}

@MainActor
struct BindTests {
  let clock = TestClock()
  let container: StateContainer<FormState>
  private let entry: StateContainer<EntryState>
  private let view: FormView

  init() {
    container = StateContainer(state: FormState(), clock: clock)
    entry = StateContainer(state: EntryState(), clock: clock)
    view = FormView(container: container)
  }

  @Test func bindingReadsTheStateAndObservesTheActionWithTheNewValue() {
    let text = container.bind(\.text, to: { state, text in state.typing(text + "!") })
    #expect(text.wrappedValue == "")
    text.wrappedValue = "Ada"
    #expect(container.state.text == "Ada!")
    #expect(text.wrappedValue == "Ada!")
    container.observe(FormState(text: "Grace"))
    #expect(text.wrappedValue == "Grace")
  }

  @Test func actionReceivesTheCurrentState() {
    let text = container.bind(\.text, to: { state, text in FormState(text: state.text + text) })
    text.wrappedValue = "a"
    text.wrappedValue = "b"
    #expect(container.state.text == "ab")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func everyShapeCanBeBoundAsAClosureOrMethod() async {
    func check(_ binding: Binding<String>, line: Int = #line) async {
      binding.wrappedValue = "x\(line)"
      await passTurn()
      await passTurn()
      #expect(
        container.state.text == "x\(line)",
        sourceLocation: SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1))
    }
    await check(container.bind(\.text, to: { $0.typing($1) }))
    await check(container.bind(\.text, to: FormState.typing))
    await check(container.bind(\.text, to: { await $0.saving($1) }))
    await check(container.bind(\.text, to: FormState.saving))
    await check(container.bind(\.text, to: { $0.publishing($1) }))
    await check(container.bind(\.text, to: FormState.publishing))
    await check(container.bind(\.text, to: { $0.stepping($1) }))
    await check(container.bind(\.text, to: FormState.stepping))
    await check(container.bind(\.text, to: { $0.streaming($1) }))
    await check(container.bind(\.text, to: FormState.streaming))
    await check(view.bind(\.text, to: { $0.typing($1) }))
    await check(view.bind(\.text, to: FormState.typing))
    await check(view.bind(\.text, to: { await $0.saving($1) }))
    await check(view.bind(\.text, to: FormState.saving))
    await check(view.bind(\.text, to: { $0.publishing($1) }))
    await check(view.bind(\.text, to: FormState.publishing))
    await check(view.bind(\.text, to: { $0.stepping($1) }))
    await check(view.bind(\.text, to: FormState.stepping))
    await check(view.bind(\.text, to: { $0.streaming($1) }))
    await check(view.bind(\.text, to: FormState.streaming))
  }

  @Test func debouncedBindingUsesTheLastValueAndTheStateAtThatTime() async {
    let text = container.bind(\.text, to: FormState.publishing, debounced: .seconds(1))
    text.wrappedValue = "A"
    text.wrappedValue = "Ad"
    text.wrappedValue = "Ada"
    #expect(container.state.text == "")
    await clock.advance(by: .seconds(1))
    #expect(container.state == FormState(text: "Ada", saved: ["Ada"]))
    text.wrappedValue = "Grace"
    await clock.advance(by: .seconds(1))
    #expect(container.state == FormState(text: "Grace", saved: ["Ada", "Grace"]))
  }

  @Test func waitingValueIsReadThroughTheBinding() async {
    let subject = PassthroughSubject<FormState, Never>()
    container.observe(subject)
    let text = container.bind(\.text, to: FormState.typing, debounced: .seconds(1))
    text.wrappedValue = "Ada L"
    subject.send(FormState(text: "Ada"))
    #expect(container.state.text == "Ada")
    #expect(text.wrappedValue == "Ada L")
    #expect(container.bind(\.text, to: FormState.typing, debounced: .seconds(1)).wrappedValue == "Ada")
    await clock.advance(by: .seconds(1))
    #expect(container.state.text == "Ada L")
    #expect(text.wrappedValue == "Ada L")
    text.wrappedValue = "Grace"
    container.observe(FormState(text: "Reset"))
    #expect(text.wrappedValue == "Reset")
  }

  @Test func identifiersDistinguishTheBindingsOfRows() async {
    var log: [String] = []
    let rows = (0..<3).map { row in
      container.bind(
        \.text,
        to: { state, text in
          log.append("\(row) \(text)")
          return state.typing(text)
        }, debounced: .seconds(1), identifier: row)
    }
    for (number, row) in rows.enumerated() { row.wrappedValue = "r\(number)" }
    await clock.advance(by: .seconds(1))
    #expect(log == ["0 r0", "1 r1", "2 r2"])
  }

  /// Two fields that one helper makes, and therefore one call site.
  private func field(_ path: any WritableKeyPath<EntryState, String> & Sendable) -> Binding<String> {
    entry.bind(
      path,
      to: { state, text in
        var state = state
        state[keyPath: path] = text
        return state
      }, debounced: .seconds(1))
  }

  @Test func fieldsThatOneHelperMakesWaitIndependently() async {
    let (title, notes) = (field(\.title), field(\.notes))
    title.wrappedValue = "A title"
    notes.wrappedValue = "Some notes"
    #expect(title.wrappedValue == "A title")
    #expect(notes.wrappedValue == "Some notes")
    await clock.advance(by: .seconds(1))
    #expect(entry.state == EntryState(title: "A title", notes: "Some notes"))
  }

  @Test func fieldsOfOneRowWaitIndependently() async {
    let row = 7
    let title = entry.bind(
      \.title, to: { EntryState(title: $1, notes: $0.notes) }, debounced: .seconds(1), identifier: row)
    let notes = entry.bind(
      \.notes, to: { EntryState(title: $0.title, notes: $1) }, debounced: .seconds(1), identifier: row)
    title.wrappedValue = "A title"
    notes.wrappedValue = "Some notes"
    entry.observe(EntryState(title: entry.state.title, choice: 1), debounced: .seconds(2), identifier: row)
    await clock.advance(by: .seconds(1))
    #expect(entry.state == EntryState(title: "A title", notes: "Some notes"))
    await clock.advance(by: .seconds(1))
    #expect(entry.state == EntryState(title: "A title", choice: 1))
  }

  @Test func debouncedBindingOfAnOptionalReadsTheStateAndTheWaitingValue() async {
    let choice = entry.bind(
      \.choice, to: { EntryState(title: $0.title, notes: $0.notes, choice: $1) }, debounced: .seconds(1))
    entry.observe(EntryState(choice: 3))
    #expect(choice.wrappedValue == 3)
    choice.wrappedValue = nil
    #expect(choice.wrappedValue == nil)
    await clock.advance(by: .seconds(1))
    #expect(entry.state.choice == nil)
    choice.wrappedValue = 4
    #expect(choice.wrappedValue == 4)
  }

  @Test func waitingValueNotifiesTheReadersOfTheBinding() {
    let text = container.bind(\.text, to: FormState.typing, debounced: .seconds(1))
    var objectChanges = 0
    let subscription = container.objectWillChange.sink { objectChanges += 1 }
    func changes(_ change: () -> Void) -> Bool {
      let changes = Log<String>()
      withObservationTracking {
        _ = text.wrappedValue
      } onChange: {
        changes.add("change")
      }
      change()
      return !changes.entries.isEmpty
    }
    #expect(changes { text.wrappedValue = "A" })
    #expect(objectChanges == 1)
    #expect(changes { text.wrappedValue = "Ad" })
    #expect(objectChanges == 2)
    // The value is dropped, and no state changes before the action has ended.
    let gate = Gate()
    #expect(
      changes {
        container.observe {
          await gate.pass()
          return FormState(text: "Ada")
        }
      })
    #expect(text.wrappedValue == "")
    #expect(objectChanges == 3)
    withExtendedLifetime(subscription) {}
  }

  /// Random edits of fields that share a call site, against a model. `VSM_RACE_ROUNDS` sets the number of rounds.
  @Test func noEditOfManyFieldsIsLostOrMixedUp() async {
    struct Field: Hashable {
      let path: Int
      let row: Int
    }
    let paths: [any WritableKeyPath<EntryState, String> & Sendable] = [\.title, \.notes]
    var applied: [String] = []
    func binding(_ field: Field, _ pause: Int) -> Binding<String> {
      entry.bind(
        paths[field.path],
        to: { state, text in
          applied.append("\(field.path).\(field.row) \(text)")
          return state
        }, debounced: .milliseconds(pause), identifier: field.row)
    }
    var generator = SeededGenerator(seed: UInt64(SupersedingRaceTests.rounds))
    var waiting: [Field: (text: String, due: Int, number: Int)] = [:]
    var (now, expected) = (0, [String]())
    for number in 0..<SupersedingRaceTests.rounds {
      let field = Field(path: .random(in: 0..<2, using: &generator), row: .random(in: 0..<3, using: &generator))
      let pause = Int.random(in: 1...20, using: &generator)
      binding(field, pause).wrappedValue = "\(number)"
      waiting[field] = ("\(number)", now + pause, number)
      let other = Field(path: .random(in: 0..<2, using: &generator), row: .random(in: 0..<3, using: &generator))
      #expect(binding(other, 1).wrappedValue == waiting[other]?.text ?? "")
      guard number.isMultiple(of: 4) else { continue }
      let time = Int.random(in: 1...12, using: &generator)
      await clock.advance(by: .milliseconds(time))
      now += time
      let due = waiting.filter { $0.value.due <= now }
        .sorted { ($0.value.due, $0.value.number) < ($1.value.due, $1.value.number) }
      for (field, edit) in due {
        waiting[field] = nil
        expected.append("\(field.path).\(field.row) \(edit.text)")
      }
      #expect(applied == expected)
      (applied, expected) = ([], [])
    }
  }

  @Test func bindingSetDuringANotificationWaitsForItsTurn() {
    let text = container.bind(\.text, to: FormState.typing)
    var seen: [String] = []
    let first = container.didSetPublisher.dropFirst().sink { state in
      if state.text == "a" { text.wrappedValue = "b" }
    }
    let second = container.didSetPublisher.dropFirst().sink { seen.append($0.text) }
    text.wrappedValue = "a"
    #expect(seen == ["a", "b"])
    withExtendedLifetime((first, second)) {}
  }
}
