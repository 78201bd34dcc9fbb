import Gherkin
import Testing

/// The code in the documentation of the module.
struct GherkinArticle {
  // snippet.pickles
  @Test func outlineHasAScenarioForEachRow() throws {
    let feature = try Feature(
      parsing: """
        Feature: Coffee
          Scenario Outline: Order
            When I order <count> cups
            Then I pay <price> francs
            Examples:
              | count | price |
              | 2     | 8     |
              | 3     | 12    |
        """, file: "Coffee.feature")

    #expect(
      feature.pickles().map { $0.steps.map(\.text) } == [
        ["I order 2 cups", "I pay 8 francs"], ["I order 3 cups", "I pay 12 francs"],
      ])
  }
  // snippet.end
}
