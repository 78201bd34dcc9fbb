import FeatureSources
import Migration
import Testing

/// Checks what each rule changes, and what it leaves to a person.
struct MigrationRuleTests {
  @Test(arguments: [
    // Imports
    ("@testable import LegacyVSM // why", "@testable import VSM // why"),
    ("import SwiftUI\nimport Combine", "import SwiftUI\nimport Combine"),
    // Names
    ("let a: AsyncStateContainer<S>?", "let a: StateContainer<S>?"),
    ("func f(_ a: any StateContaining<S>)", "func f(_ a: StateContainer<S>)"),
    ("await $state.refresh(state: { await f() })", "await $state.refresh({ await f() })"),
    ("cache.refresh(state: .old)", "cache.refresh(state: .old)"),
    // Publishers
    (
      "struct A { @ViewState var s = S.a; var b: Any { self.$s.publisher } }",
      "struct A { @ViewState var s = S.a; var b: Any { self.$s.didSetPublisher } }"
    ),
    (
      "struct A { let timer: T; var b: Any { timer.publisher } }",
      "struct A { let timer: T; var b: Any { timer.publisher } }"
    ),
    (
      "struct A { @ViewState var s = S.a; var b: AnyPublisher<S, Never> { $s.publisher } }",
      "struct A { @ViewState var s = S.a; var b: AnyPublisher<S, Never> { $s.didSetPublisher.eraseToAnyPublisher() } }"
    ),
    (
      "class A { @ViewState var s = S.a; var b: AnyPublisher<S, Never>!; func f() { b = $s.willSetPublisher } }",
      """
      class A { @ViewState var s = S.a; var b: AnyPublisher<S, Never>!; \
      func f() { b = $s.willSetPublisher.eraseToAnyPublisher() } }
      """
    ),
    (
      "struct A { @ViewState var s = S.a }\nlet a: AnyPublisher<S, Never> = view.$s.publisher",
      "struct A { @ViewState var s = S.a }\nlet a: AnyPublisher<S, Never> = view.$s.didSetPublisher.eraseToAnyPublisher()"
    ),
    ("let a = view.$s.publisher", "let a = view.$s.publisher"),
    (
      "let a: AnyPublisher<S, Never> = model.willSetPublisher",
      "let a: AnyPublisher<S, Never> = model.willSetPublisher.eraseToAnyPublisher()"
    ),
    // The log
    ("$state._debug()", "$state.startLogging()"),
    ("ViewState._debug(options: [.defaults])", "StateLog.start([.standard, .payloads])"),
    ("$state._debug(options: .conciseEnum)", "$state.startLogging(.changes)"),
    ("struct A { @ViewState(subsystem: \"a\") var s = S.a }", "struct A { @ViewState var s = S.a }"),
    ("_a = LegacyViewState<S>.init(loggingEnabled: false)", "_a = ViewState<S>.init()"),
    ("let log = Log(subsystem: \"a\", loggingEnabled: true)", "let log = Log(subsystem: \"a\", loggingEnabled: true)"),
    ("_log = .init(subsystem: \"a\")", "_log = .init(subsystem: \"a\")"),
    (
      "class A { @RenderedViewState(subsystem: \"a\", render: A.draw) var s = S.a }",
      "class A { @RenderedViewState(render: A.draw) var s = S.a }"
    ),
    // Sequences
    ("StateSequence<S>({ .a(1, b.c) }, { await f() })", "StateSequence<S>(.a(1, b.c), then: { await f() })"),
    ("StateSequence({ .a }, load)", "StateSequence(.a, then: load)"),
    ("StateSequence(.a) { await f() }", "StateSequence(.a) { await f() }"),
    ("StateSequence { Next { await f() } }", "StateSequence { Next { await f() } }"),
    // Due times
    ("observe(a, debounced: 1.5)", "observe(a, debounced: .seconds(1.5))"),
    ("observe(a, debounced: .init(integerLiteral: 2))", "observe(a, debounced: .seconds(2))"),
    (
      "observe(a, debounced: DispatchQueue.SchedulerTimeType.Stride(.seconds(3)))", "observe(a, debounced: .seconds(3))"
    ),
    ("observe(a, debounced: .seconds(delay * 2))", "observe(a, debounced: .seconds(delay * 2))"),
    (
      "let d = DispatchQueue.SchedulerTimeType.Stride.milliseconds(5)\nobserve(a, debounced: d)",
      "let d = Duration.milliseconds(5)\nobserve(a, debounced: d)"
    ),
    (
      "func f(in due: Duration?) { observe(a, debounced: due) }",
      "func f(in due: Duration?) { observe(a, debounced: due) }"
    ),
    // Isolation
    (
      "enum AViewState { case a }\nstruct M { @concurrent\n  func f() async -> AViewState { .a } }",
      "enum AViewState { case a }\nstruct M { func f() async -> AViewState { .a } }"
    ),
    ("@concurrent func f() async -> Int { 1 }", "@concurrent func f() async -> Int { 1 }"),
    (
      "enum AViewState { case a }\n@concurrent /* slow */ func f() async -> AViewState { .a }",
      "enum AViewState { case a }\n /* slow */ func f() async -> AViewState { .a }"
    ),
  ])
  func ruleChangesOnlyWhatIsCertain(source: String, expected: String) throws {
    let file = try migrate(source)
    #expect(file.text == expected)
    #expect(file.leftovers.isEmpty)
  }

  @Test(arguments: [
    ("_state = .init(wrappedValue: .a, observedViewType: Self.self)", "_state = .init(wrappedValue: .a)"),
    ("self._state = .init(subsystem: \"a\", wrappedValue: b)", "self._state = .init(wrappedValue: b)"),
    (
      "_state = ViewState(\n  wrappedValue: .a,\n  loggingEnabled: false\n)",
      "_state = ViewState(\n  wrappedValue: .a\n)"
    ),
  ])
  func parametersOfInitializersAreRemoved(source: String, expected: String) throws {
    let view = "struct A: View { @ViewState var state: S; init() { "
    let migrated = try migrate("\(view)\(source) } }")
    #expect(migrated.text == "\(view)\(expected) } }")
    #expect(migrated.leftovers.isEmpty)
  }

  @Test(arguments: [
    ("func f<C: StateContaining>(_ c: C) {}", "StateContaining"),
    ("func f(_ c: some StatePublishing) {}", "StatePublishing"),
    ("screen.container.publisher", "screen.container.publisher"),
    ("$state._debug(options: .nsLog)", "the option '.nsLog' of _debug"),
    ("struct A { @ViewState(signpostsEnabled: true) var s = S.a }", "signpostsEnabled: true"),
    ("@ViewState var s: S\nfunc f() { _s = .init(loggingEnabled: true) }", "loggingEnabled: true"),
    ("StateSequence({ makeState() }, { await f() })", "StateSequence of closures"),
    ("StateSequence({ await f() }, { await g() })", "StateSequence of closures"),
    ("observe(a, debounced: settings.delay.value)", "debounced: settings.delay.value"),
    ("let d: DispatchQueue.SchedulerTimeType.Stride = 1\nlet e = d\nobserve(a, debounced: d)", "debounced: d"),
    ("func f(in due: DispatchQueue.SchedulerTimeType.Stride) { observe(a, debounced: due) }", "debounced: due"),
    ("class A { @ViewState var s = S.a; func updateProperties() {} }", "updateProperties() with @ViewState"),
  ])
  func ruleLeavesTheRestToAPerson(source: String, what: String) throws {
    #expect(try migrate(source).leftovers.map(\.what) == [what])
  }

  @Test func packageManifestIsLeftToAPerson() throws {
    let manifest = """
      .package(url: "https://github.com/wayfair/vsm-ios.git", from: "1.0.0")
      .product(name: "LegacyVSM", package: "vsm-ios")
      """
    #expect(try migrate(manifest, path: "A/Package.swift").leftovers.map(\.line) == [1, 2])
    #expect(try migrate(manifest, path: "A/Other.swift").leftovers.isEmpty)
  }

  @Test func onlyTheNamesOfTheGivenVersionAreReplaced() throws {
    let source = "struct A { @ViewState(subsystem: \"a\") var s = S.a; func f() { $s._debug() } }"
    #expect(try migrate(source, from: [.first]).text == source.replacing("_debug", with: "startLogging"))
    #expect(try migrate(source, from: [.second]).text == source.replacing("(subsystem: \"a\")", with: ""))
  }

  @Test func shimsAreImportedOnRequest() throws {
    let migrated = try migrate("import SwiftUI\nimport Combine\nimport UIKit", isPortable: true)
    #expect(migrated.text == "import SwiftUIShim\nimport CombineShim\nimport UIKit")
    #expect(migrated.leftovers.map(\.what) == ["import UIKit"])
  }
}
