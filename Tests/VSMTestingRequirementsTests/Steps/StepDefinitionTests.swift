import Gherkin
import Testing

@testable import VSMTestingRequirements

@MainActor struct StepDefinitionTests {
  private let journal = Journal()

  private func run(_ lines: String, _ steps: Steps<Journal>) async throws {
    for scenario in try Requirements(parsing: "Feature: A\nScenario: B\n\(lines)", file: "A").scenarios {
      try await scenario.run(in: journal, with: steps)
    }
  }

  @Test func closureReceivesValuesAndArgument() async throws {
    let steps = Steps<Journal> {
      Given("{int} {string} are there") { (world, count: Int, name: String) in world.lines.append("\(count) \(name)") }
      When("I add {word}:") { (world, kind: String, table: DataTable) in
        world.lines.append("\(kind): \(table.records.map { $0["name"] ?? "" })")
      }
      Then("it reads") { (world, text: DocString) async in
        await Task.yield()
        world.lines.append(text.content)
      }
    }
    try await run(
      "Given 2 'apples' are there\nWhen I add fruit:\n|name|\n|pear|\n|plum|\nThen it reads\n```\nall\n```", steps)
    #expect(journal.lines == ["2 apples", "fruit: [\"pear\", \"plum\"]", "all"])
  }

  @Test func closureReceivesATableAndATextInItsOrder() async throws {
    let steps = Steps<Journal> {
      Given("{int} of") { (world, count: Int, table: DataTable, text: DocString) in
        world.lines.append("\(count): \(table.texts) \(text.content)")
      }
      Then("there are") { (world, text: DocString, table: DataTable) in
        world.lines.append("\(text.content) \(table.texts)")
      }
    }
    try await run("Given 2 of\n|a|\n```\nb\n```\nThen there are\n|c|\n```\nd\n```", steps)
    try await run("Given 3 of\n```\nb\n```\n|a|", steps)
    #expect(journal.lines == [#"2: [["a"]] b"#, #"d [["c"]]"#, #"3: [["a"]] b"#])
  }

  @Test func regularExpressionPassesItsGroups() async throws {
    let steps = Steps<Journal> {
      Given(/I have (\d+) (apples|pears)/) { (world, count, kind) in world.lines.append("\(count) of \(kind)") }
      Given(/I have (?:an|one) (apple|pear)( too)?/) { (world, kind, too) in
        world.lines.append("1 of \(kind)\(too ?? "")")
      }
      Given(/nothing/) { world in world.lines.append("nothing") }
    }
    try await run("Given I have 12 pears\n* I have an apple\n* I have one pear too\n* nothing", steps)
    #expect(journal.lines == ["12 of pears", "1 of apple", "1 of pear too", "nothing"])
  }

  @Test func keywordDoesNotMatter() async throws {
    try await run(
      "Given it rains\nWhen it rains\nThen it rains\nBut it rains",
      Steps {
        Then("it rains") { world in world.lines.append("rain") }
      })
    #expect(journal.lines.count == 4)
  }

  @Test func librariesCombine() async throws {
    let weather = Steps<Journal> { Given("it rains") { world in world.lines.append("rain") } }
    let all = Steps<Journal> {
      weather
      Given("I stay") { world in world.lines.append("stay") }
    }
    try await run("Given it rains\nGiven I stay", all)
    #expect(journal.lines == ["rain", "stay"])
  }

  @Test func parametersThatDoNotMatchTheExpressionAreReported() {
    let many = Given<Journal>("{int} {int}") { (_, _: Int) in }
    #expect(many.problem == "The expression has 2 parameters, but the closure takes 1 parameter after the world.")
    let few = Given<Journal>("no") { (_, _: Int, _: DataTable) in }
    #expect(few.problem == "The expression has 0 parameters, but the closure takes 1 parameter after the world.")
    let other = Given<Journal>("{int}") { (_, _: String) in }
    #expect(other.problem == "{int} is not a form of String. Use {string} or {word} or {}.")
    let unknown = Given<Journal>("{colour}") { (_, _: Double) in }
    #expect(unknown.problem == "{colour} is not a form of Double. Use {float} or {double}.")
    let early = Given<Journal>("a {int}") { (_, _: DataTable, _: Int) in }
    let problem = "The closure can have one DataTable and one DocString, as its last parameters."
    #expect(early.problem == problem)
    #expect(Given<Journal>("a") { (_, _: DataTable, _: DataTable) in }.problem == problem)
    #expect(Given<Journal>("a {int}") { (_, _: DataTable, _: Int, _: DocString) in }.problem == problem)
    let broken = Given<Journal>("a {broken}") { (_, _: Broken) in }
    #expect(broken.problem?.hasPrefix("The pattern of a parameter is not a valid regular expression: ") == true)
  }
}

private struct Broken: StepParameter {
  static var forms: [StepParameterForm<Broken>] { [StepParameterForm("broken", pattern: "(") { _ in Broken() }] }
}
