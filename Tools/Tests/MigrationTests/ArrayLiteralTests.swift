import Migration
import Testing

/// Checks that the array literals of vsm-ios 2.0 are replaced where a sequence is expected, and only there.
struct ArrayLiteralTests {
  @Test(arguments: [
    (
      "func f() -> StateSequence<S> { [{ .a }, { await g() }] }",
      "func f() -> StateSequence<S> { StateSequence(.a, then: { await g() }) }"
    ),
    (
      "func f() -> StateSequence<S> {\n  return [\n    { .a },\n    { await g() },\n  ]\n}",
      "func f() -> StateSequence<S> {\n  return StateSequence(\n    .a,\n    then: { await g() }\n  )\n}"
    ),
    (
      "var f: StateSequence<S> { [{ .a }, g] }", "var f: StateSequence<S> { StateSequence(.a, then: g) }"
    ),
    ("func f() -> StateSequence<S> { [{ .a([1]) }] }", "func f() -> StateSequence<S> { StateSequence(.a([1])) }"),
    (
      "let f: () -> StateSequence<S> = { [{ .a }, { .b(1) }] }",
      "let f: () -> StateSequence<S> = { StateSequence(.a, .b(1)) }"
    ),
    (
      "let f: StateSequence<S> = [{ .a }, { await g() }]",
      "let f: StateSequence<S> = StateSequence(.a, then: { await g() })"
    ),
    (
      "$state.observe([{ .a }, { await g() }])", "$state.observe(StateSequence(.a, then: { await g() }))"
    ),
    ("func f() -> [() -> S] { [{ .a }, { .b }] }", "func f() -> [() -> S] { [{ .a }, { .b }] }"),
    ("let f = [{ .a }, { await g() }]", "let f = [{ .a }, { await g() }]"),
    ("let f: [Int] = [1, 2]", "let f: [Int] = [1, 2]"),
  ])
  func literalsAreReplacedWhereASequenceIsExpected(source: String, expected: String) throws {
    let migrated = try migrate(source)
    #expect(migrated.text == expected)
    #expect(migrated.leftovers.isEmpty)
  }

  @Test(arguments: ["{ .a }, { await g() }, { await h() }", "g, h"])
  func literalWithSeveralAsynchronousStepsCompilesAndIsListed(steps: String) throws {
    let migrated = try migrate("func f() -> StateSequence<S> { [\(steps)] }")
    #expect(migrated.text == "func f() -> StateSequence<S> { StateSequence(\(steps)) }")
    #expect(migrated.leftovers.map(\.what) == ["StateSequence of closures"])
  }

  @Test func literalOfUnknownTypeIsListed() throws {
    let source = "queue.run([{ .a }, { await g() }])"
    let migrated = try migrate(source)
    #expect(migrated.text == source)
    #expect(migrated.leftovers.map(\.what) == ["an array of closures"])
  }
}
