import Gherkin
import Testing

struct TagExpressionTests {
  @Test(
    arguments: [
      ("", [], true), ("  ", ["@a"], true), ("@a", ["@a"], true), ("@a", ["@A", "@ab"], false), ("not @a", [], true),
      ("not @a", ["@a"], false), ("not not @a", ["@a"], true), ("@a and @b", ["@b", "@a"], true),
      ("@a and @b", ["@a"], false), ("@a or @b", ["@b"], true), ("@a or @b", ["@c"], false),
      // "not" binds more tightly than "and", and that more tightly than "or".
      ("@a or @b and @c", ["@a"], true), ("@b and @c or @a", ["@a"], true), ("(@a or @b) and @c", ["@a"], false),
      ("not @a and @b", ["@b"], true), ("not (@a and @b)", ["@b"], true), ("not @a or @a", ["@a"], true),
      ("@a and not (@b or @c)", ["@a"], true), ("@a and not (@b or @c)", ["@a", "@c"], false),
      ("@a or(@b)and(not(@c))", ["@b"], true), ("((@a))", ["@a"], true), ("@and or @not", ["@not"], true),
      (#"@a\(1\) or @b\\"#, ["@a(1)"], true), (#"@a\(1\) or @b\\"#, [#"@b\"#], true), (#"@a\ b"#, ["@a b"], true),
      ("@a,b", ["@a,b"], true),
    ] as [(String, [String], Bool)])
  func expressionMatchesTags(expression: String, tags: [String], matches: Bool) throws {
    #expect(try TagExpression(parsing: expression).matches(tags) == matches)
  }

  @Test(arguments: [
    ("@a @b", "4: An operator is missing before '@b'. Write 'and' or 'or' between two tags."),
    ("(@a @b) or", "5: An operator is missing before '@b'. Write 'and' or 'or' between two tags."),
    ("@a not @b", "4: An operator is missing before 'not'. Write 'and' or 'or' between two tags."),
    ("@a (@b)", "4: An operator is missing before '('. Write 'and' or 'or' between two tags."),
    (
      "@a or",
      "6: The expression ends where a tag is expected. Write a tag such as @slow, or remove the operator before it."
    ),
    (
      "not",
      "4: The expression ends where a tag is expected. Write a tag such as @slow, or remove the operator before it."
    ),
    ("@a and or", "8: A tag is expected here, not 'or'. Write a tag such as @slow before it."),
    ("()", "2: A tag is expected here, not ')'. Write a tag such as @slow before it."),
    ("(@a", "1: This '(' is not closed. Write ')' after the last tag that belongs to it."),
    ("@b and ((@a)", "8: This '(' is not closed. Write ')' after the last tag that belongs to it."),
    ("@a )", "4: This ')' has no opening counterpart. Remove it, or write '(' before it."),
    (
      "@x or @\\y",
      "7: A '\\' in '@\\y' escapes nothing. It can precede '(', ')', '\\' and a space. Write '\\\\' for the character."
    ),
    (
      "@a\\",
      "1: A '\\' in '@a\\' escapes nothing. It can precede '(', ')', '\\' and a space. Write '\\\\' for the character."
    ),
    ("@a,@b", "1: '@a,@b' contains a comma. Write 'or' or 'and' between two tags."),
    ("(@a ,@b)", "5: An operator is missing before ',@b'. Write 'and' or 'or' between two tags."),
    ("@a or ,@b", "7: ',@b' contains a comma. Write 'or' or 'and' between two tags."),
    ("smoke", "1: 'smoke' is not a tag, so it matches no scenario. Tags begin with '@': write @slow."),
    ("@", "1: '@' is not a tag, so it matches no scenario. Tags begin with '@': write @slow."),
    ("@a AND @b", "4: An operator is missing before 'AND'. Write 'and' or 'or' between two tags."),
  ])
  func firstMistakeIsReported(expression: String, problem: String) {
    let error = #expect(throws: TagExpressionError.self) { try TagExpression(parsing: expression) }
    #expect(error.map { "\($0.column): \($0.message) \($0.advice)" } == problem)
  }

  @Test func errorNamesTheExpression() {
    let error = #expect(throws: TagExpressionError.self) { try TagExpression(parsing: "@a and") }
    #expect(
      error?.description
        == "Character 7 of the tag expression \"@a and\": The expression ends where a tag is expected. "
        + "Write a tag such as @slow, or remove the operator before it.")
  }

  @Test func descriptionIsTheExpression() throws {
    #expect(try TagExpression(parsing: "@a  or not @b").description == "@a  or not @b")
  }
}
