import Testing

@testable import VSMTestingRequirements

@MainActor struct StepExpressionTests {
  /// Returns the values that the definition reads in a text, or `nil` if it does not match.
  private func read(_ text: String, _ definition: StepDefinition<Journal>) throws -> [String]? {
    try definition.read(text)?.map { "\($0)" }
  }

  private func plain(_ expression: String) -> StepDefinition<Journal> {
    Given(expression) { _ in }
  }

  @Test(arguments: [
    ("I wait", "I wait", true), ("I wait", "I wait ", false), ("I wait", "I Wait", false),
    ("cucumber(s)", "cucumber", true), ("cucumber(s)", "cucumbers", true), ("cucumber(s)", "cucumber(s)", false),
    ("in my belly/stomach now", "in my belly now", true), ("in my belly/stomach now", "in my stomach now", true),
    ("in my belly/stomach now", "in my belly/stomach now", false), ("in my belly/stomach now", "in my now", false),
    ("a/an(y) x", "any x", true), ("a/an(y) x", "an x", true), ("a/an(y) x", "a x", true), ("a/b/c", "b", true),
    (#"a \(b\) \{c\} d\/e \\"#, #"a (b) {c} d/e \"#, true), ("1.5 [a]* $ ^ | ?", "1.5 [a]* $ ^ | ?", true),
    ("1.5", "1x5", false),
  ])
  func expressionMatchesText(expression: String, text: String, fits: Bool) throws {
    let definition = plain(expression)
    #expect(definition.problem == nil)
    #expect(try read(text, definition) == (fits ? [] : nil))
  }

  @Test func parametersHaveValuesOfTheirTypes() throws {
    let definition = Given<Journal>("{int} {float} {word} {string} {}") {
      (_, _: Int, _: Double, _: String, _: String, _: String) in
    }
    #expect(
      try read(#"-3 .5 a.b "c \"d\" \\ \n" e "f" g"#, definition) == ["-3", "0.5", "a.b", #"c "d" \ \n"#, #"e "f" g"#])
    #expect(try read("1 2 a 'it\\'s' ", definition) == ["1", "2.0", "a", "it's", ""])
    #expect(try read("1.5 2 a 'b' c", definition) == nil)
    #expect(try read("1 2 a b c", definition) == nil)
  }

  @Test(arguments: [
    ("1", "1.0"), ("-1.25", "-1.25"), ("+1.5", "1.5"), (".5", "0.5"), ("-.5", "-0.5"), ("1.5E3", "1500.0"),
    ("+1.5E+3", "1500.0"), ("2E-2", "0.02"), ("-", nil), (".", nil), ("", nil), ("1.", nil), ("1,5", nil), ("E3", nil),
    ("0x1", nil), ("inf", nil),
  ])
  func numberIsDecimalOrScientific(text: String, value: String?) throws {
    for form in ["float", "double"] {
      let definition = Given<Journal>("{\(form)}") { (_, _: Double) in }
      #expect(definition.problem == nil)
      #expect(try read(text, definition) == value.map { [$0] })
    }
  }

  @Test func customTypeIsAParameter() throws {
    let definition = Given<Journal>("a {colour} door, {parity}") { (_, _: Colour, _: Parity) in }
    #expect(try read("a dark green door, 4", definition) == ["darkGreen", "even"])
    #expect(try read("a blue door, 4", definition) == nil)
  }

  @Test func matchWithoutValueThrows() {
    let error = #expect(throws: StepFailure.self) {
      try read(
        "a red door, 99999999999999999999", Given<Journal>("a {colour} door, {parity}") { (_, _: Colour, _: Parity) in }
      )
    }
    #expect(error?.description == "\"99999999999999999999\" is not a valid {parity}.")
  }

  @Test(arguments: [
    ("a {int", "Character 3: A '{' is not closed. Write '\\{' for the character."),
    ("a (b", "Character 3: A '(' is not closed. Write '\\(' for the character."),
    ("a b)", "Character 4: A ')' has no opening counterpart. Write '\\)' for the character."),
    ("a }", "Character 3: A '}' has no opening counterpart. Write '\\}' for the character."),
    ("a ()", "Character 3: An optional text is empty. Put the optional text in the parentheses."),
    ("a (b{int})", "Character 5: A '{' is inside '('. Groups cannot be nested."),
    ("a /b", "Character 3: An alternative is empty. Write '\\/' for the character."),
    ("a b//c", "Character 3: An alternative is empty. Write '\\/' for the character."),
    (#"a \b"#, #"Character 3: A '\' escapes nothing. It can precede {, }, (, ), / and \."#),
    (#"a\"#, #"Character 2: A '\' escapes nothing. It can precede {, }, (, ), / and \."#),
  ])
  func syntaxErrorIsReported(expression: String, problem: String) {
    #expect(plain(expression).problem == problem)
  }

  @Test func parameterInAnAlternativeIsAnError() {
    #expect(
      Given<Journal>("a b/{int}") { (_, _: Int) in }.problem
        == "Character 3: A parameter cannot be an alternative. Write two steps, or '\\/' for the character.")
  }
}

private enum Colour: String, CaseIterable, StepParameter {
  case red
  case darkGreen = "dark green"
}

private enum Parity: StepParameter {
  case even, odd

  static var forms: [StepParameterForm<Parity>] {
    [StepParameterForm("parity", pattern: "([0-9])+") { Int($0).map { $0.isMultiple(of: 2) ? .even : .odd } }]
  }
}
