import FeatureSources
import Migration
import Testing

/// Checks that `observeAsync` is replaced only where the action returns a state, as far as the source says.
struct AsyncActionTests {
  /// A feature with functions of both kinds.
  private static let feature = """
    enum RadioViewState { case off, failed(String, () async -> RadioViewState), tuning(() async -> StateSequence<RadioViewState>) }
    protocol Radio { func play() async -> RadioViewState; func tune() async -> StateSequence<RadioViewState> }
    struct Presets { let store: (Int) async -> RadioViewState; let scan: () async -> StateSequence<RadioViewState> }

    """

  @Test(arguments: [
    "a.observeAsync(radio.play)",
    "a.observeAsync { await radio.play() }",
    "a.observeAsync({ await presets.store(1) }, debounced: .seconds(1))",
    "a.observeAsync({ .off })",
    "a.observeAsync { [radio] in\n  guard await radio.isOn() else { return .off }\n  return await radio.play()\n}",
    "a.observeAsync { RadioViewState.failed(\"\", radio.play) }",
    "func f(action: @escaping () async -> RadioViewState) { a.observeAsync({ await action() }) }",
    "let action: () async -> RadioViewState = { .off }\na.observeAsync(action)",
    "let action = radio.play\na.observeAsync(action)",
    "func f(state: RadioViewState) { a.observeAsync({ state }) }",
    "switch s { case .failed(_, let retry): a.observeAsync(retry); default: break }",
    "if case let .failed(_, retry) = s { a.observeAsync { await retry() } }",
    "guard case .failed(_, let retry) = s else { return }\na.observeAsync(retry)",
    // A publisher of another state would be no asynchronous action.
    "enum B { case failed(Int, () -> AnyPublisher<B, Never>) }\nif case .failed(_, let retry) = s { a.observeAsync(retry) }",
    // A sequence that is returned at once is an action.
    "a.observeAsync({ StateSequence<RadioViewState>(.off) })",
  ])
  func actionThatReturnsAStateIsObserved(source: String) throws {
    let migrated = try migrate(Self.feature + source)
    #expect(migrated.text == Self.feature + source.replacing("observeAsync", with: "observe"))
    #expect(migrated.leftovers.isEmpty)
  }

  @Test(arguments: [
    ("a.observeAsync(radio.tune)", "'tune'"),
    ("a.observeAsync { await presets.scan() }", "'scan'"),
    ("func f(action: () async -> StateSequence<RadioViewState>) { a.observeAsync { await action() } }", "'action'"),
    ("let action: () async -> StateSequence<RadioViewState> = { .init() }\na.observeAsync(action)", "'action'"),
    ("switch s { case .tuning(let next): a.observeAsync(next); default: break }", "'next'"),
    ("a.observeAsync { await wait()\n  return StateSequence(.off) }", "a sequence"),
    // Their results are not written.
    ("func f<T>(action: () async -> T) { a.observeAsync { await action() } }", "'action'"),
    ("a.observeAsync(elsewhere.load)", "'load'"),
    ("actions.forEach { action in a.observeAsync(action) }", "'action'"),
    ("let reference = a.observeAsync", "an action"),
  ])
  func everythingElseIsLeftAsItIs(source: String, what: String) throws {
    let migrated = try migrate(Self.feature + source)
    #expect(migrated.text == Self.feature + source)
    #expect(migrated.leftovers.map(\.what) == ["observeAsync with \(what)"])
  }

  @Test func functionsOfOneNameInDifferentScopesAreDistinguished() throws {
    let source = """
      func first() {
        func action() async -> RadioViewState { .off }
        a.observeAsync(action)
      }
      func second() {
        a.observeAsync(action)
        func action() async -> StateSequence<RadioViewState> { .init() }
      }

      """
    let migrated = try migrate(Self.feature + source)
    #expect(migrated.text == Self.feature + source.replacing("observeAsync", with: "observe", maxReplacements: 1))
    #expect(migrated.leftovers.map(\.line) == [9])
  }
}
