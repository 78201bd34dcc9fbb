import FeatureSources
import Testing

@testable import Mutation

struct MutatedFileTests {
  private static let states = """
    enum NoteViewState {
      case loading
      case shown(Note)
      case gone
    }

    """

  /// Returns the mutants of a file, after the states of a note.
  private func file(_ text: String) throws -> MutatedFile {
    let source = try SourceFile(path: "Sources/Notes/Note.swift", text: Self.states + text)
    return MutatedFile(source, at: source.path, states: StateCases([source]), firstNumber: 1)
  }

  private func changes(_ text: String) throws -> [String] { try file(text).mutants.map { "\($0.change)" } }

  /// Returns the text of a file without the states before it.
  private func text(_ text: String) throws -> String { String(try file(text).text.dropFirst(Self.states.count)) }

  @Test func aStateTakesThePlaceOfAnother() throws {
    #expect(
      try text("func delete() -> NoteViewState { .gone }")
        == "func delete() -> NoteViewState { (_isMutantOn(1) ? .loading : .gone) }")
    #expect(try changes("func shows() { emit(.shown(note)) }").contains("'.loading' takes the place of '.shown(note)'"))
    // The first case without values has the second one in its place.
    #expect(try changes("func load() -> NoteViewState { .loading }") == ["'.gone' takes the place of '.loading'"])
  }

  @Test func patternsAndOtherMembersAreNoStates() throws {
    #expect(
      try changes("func isGone(_ state: NoteViewState) -> Bool { if case .gone = state { true } else { false } }")
        == [])
    #expect(try changes("func find() -> Place { .nowhere }") == [])
  }

  @Test func aCallIsLeftOut() throws {
    #expect(
      try text("func save() async throws {\n  try await store.save(note)\n  log()\n}")
        == "func save() async throws {\n  if !_isMutantOn(1) { try await store.save(note) }\n  if !_isMutantOn(2) { log() }\n}"
    )
    #expect(try changes("func state() { emit(next) }") == ["the state of 'emit(next)' is left out"])
  }

  @Test func theResultOfAFunctionIsNoCallToLeaveOut() throws {
    #expect(try changes("func load() -> Int { read() }") == [])
    #expect(try changes("var count: Int { read() }") == [])
    #expect(
      try changes("func load() -> Int { switch a { case 1: read() default: if let b { read() } else { c } } }") == [])
    #expect(try changes("let count = if let b { read() } else { 0 }") == [])
    #expect(try changes("func load() { read() }") == ["'read()' is left out"])
    #expect(try changes("func load() { switch a { default: read() } }") == ["'read()' is left out"])
  }

  @Test func aChangeIsLeftOutExceptInInitializers() throws {
    #expect(try changes("func type(_ text: String) { draft = text }") == ["the change 'draft = text' is left out"])
    #expect(try changes("struct Draft { let text: String; init(text: String) { self.text = text } }") == [])
  }

  @Test func aSuccessFails() throws {
    #expect(
      try text("func f() async -> Int { do { return try await g() } catch { return 0 } }")
        == "func f() async -> Int { do { if _isMutantOn(1) { throw _MutantError() }; return try await g() } catch { return 0 } }"
    )
    #expect(try changes("func f() { do { let a = 1 } }") == [])
  }

  @Test func conditionsHaveTheOppositeAnswer() throws {
    #expect(
      try text("func f() -> Int { a < b ? 1 : 2 }") == "func f() -> Int { ((a < b) != _isMutantOn(1)) ? 1 : 2 }")
    #expect(
      try changes("func f() { if a, b == c { return } }") == [
        "'a' has the opposite answer", "'b == c' has the opposite answer",
      ])
    #expect(try changes("let new = all.filter { $0.id != id }") == ["'$0.id != id' has the opposite answer"])
    #expect(try changes("let new = all.filter { isNew($0) }") == ["'isNew($0)' has the opposite answer"])
    #expect(try changes("func f() { while isOpen { } }") == [])
  }

  @Test func cancellationsAreForgotten() throws {
    #expect(
      try changes("func f() throws { try Task.checkCancellation(); task.cancel(); if Task.isCancelled { return } }")
        == [
          "the cancellation in 'try Task.checkCancellation()' is forgotten",
          "the cancellation in 'task.cancel()' is forgotten", "the cancellation in 'Task.isCancelled' is forgotten",
        ])
  }

  @Test func callsThatEndTheProgramAreNotLeftOut() throws {
    #expect(try changes("func f() { guard let a else { fatalError() }; _ = a() }") == ["'_ = a()' is left out"])
  }

  @Test func aCaseOfTwoEnumerationsHasAReplacementOfEach() throws {
    let source = try SourceFile(
      path: "A.swift",
      text: "enum AViewState { case on, off }\nenum BViewState { case on, idle }\nfunc f() { emit(.on) }")
    let mutants = MutatedFile(source, at: "A.swift", states: StateCases([source]), firstNumber: 1).mutants
    #expect(
      mutants.map { "\($0.change)" } == [
        "the state of 'emit(.on)' is left out", "'.off' takes the place of '.on'", "'.idle' takes the place of '.on'",
      ])
  }

  @Test func codeOfViewsAndOfSomePlatformsIsLeftAlone() throws {
    #expect(try changes("#Preview { f() }\nlet new = #Predicate<Note> { $0.id == 1 }") == [])
    #expect(try changes("#if canImport(UIKit)\nfunc f() { g() }\n#endif") == [])
    #expect(try changes("var body: some View { if isOn { Text(a) }; Text(b) }") == [])
    #expect(try changes("@ViewBuilder func label() -> Label { Text(a); Text(b) }") == [])
  }

  @Test func mutantsInsideEachOtherKeepTheOrderOfTheirEnds() throws {
    #expect(
      try text("func f() { g(a ? .gone : .loading) }")
        == "func f() { if !_isMutantOn(1) { g(((a) != _isMutantOn(2)) ? (_isMutantOn(3) ? .loading : .gone) : (_isMutantOn(4) ? .gone : .loading)) } }"
    )
  }

  @Test func omittedMutantsAreNotInTheTextUntilTheyAreRestored() throws {
    var file = try file("func f() { g(); h() }")
    file.omit([1])
    #expect(file.text.hasSuffix("func f() { g(); if !_isMutantOn(2) { h() } }"))
    #expect(file.mutants.map(\.number) == [2])
    #expect(file.uncompiled.map(\.number) == [1])
    let isAnyRestored = file.restoreOmitted()
    #expect(isAnyRestored)
    #expect(file.mutants.map(\.number) == [1, 2])
  }

  @Test func anErrorIsDueToTheInnermostMutantAroundItOrToThoseOfItsDeclaration() throws {
    let file = try file("func f() {\n  g(a ? 1 : 2)\n  let b: Int\n}\nfunc h() { g() }")
    let (line, text) = (7, "  if !_isMutantOn(1) { g(((a) != _isMutantOn(2)) ? 1 : 2) }")
    #expect(file.text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1] == text[...])
    #expect(file.rejected(at: [(line, 24)]) == [1])
    #expect(file.rejected(at: [(line, 28)]) == [2])
    #expect(file.rejected(at: [(line + 1, 3)]) == [1, 2])
  }

  @Test func anErrorAfterAMutantIsDueToTheDoubtfulOnesOfTheFunction() throws {
    let file = try file("func f() -> Int {\n  g()\n  let all = list.map { h($0) }\n  return all.count\n}")
    #expect(file.mutants.map(\.number) == [1, 2])
    #expect(file.rejected(at: [(9, 10)]) == [2])
  }

  @Test func theValueOfAClosureIsSuspectedFirst() throws {
    var file = try file("func f() {\n  g { h(a ? 1 : 2) }\n}")
    let text = "  if !_isMutantOn(1) { g { if !_isMutantOn(2) { h(((a) != _isMutantOn(3)) ? 1 : 2) } } }"
    #expect(file.text.contains(text))
    #expect(file.rejected(at: [(7, 51)]) == [2])
    file.omit([2])
    let isAnyRestored = file.restoreOmitted()
    #expect(!isAnyRestored)
  }

  @Test func aReasonBelongsToItsLineOrTheNextOne() throws {
    let mutants = try file(
      "func f() {\n  // vsm:survives -- Only logged.\n  log(1)\n  log(2) // vsm:survives -- Also.\n  save()\n}"
    ).mutants
    #expect(mutants.map(\.excuse) == ["Only logged.", "Also.", nil])
    let lines = try file("func f() {\r\n  // vsm:survives -- Only logged.\r\n  log(1)\r\n}").mutants
    #expect(lines.map(\.excuse) == ["Only logged."])
  }
}
