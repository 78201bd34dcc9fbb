import Gherkin
import VSMTestingCore

extension Requirements {
  /// Returns the requirements with only the scenarios whose tags match an expression.
  ///
  /// ```swift
  /// @Test(arguments: try Requirements().tagged("@smoke and not @slow").scenarios)
  /// ```
  ///
  /// - Parameter tags: A tag expression: tags with `and`, `or`, `not` and parentheses.
  /// - Throws: ``RequirementsError`` if the expression contains a mistake, or if it matches no scenario.
  public func tagged(
    _ tags: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> Requirements {
    let location = TestLocation(fileID, filePath, line, column)
    let expression: TagExpression
    do throws(TagExpressionError) {
      expression = try TagExpression(parsing: tags)
    } catch {
      throw RequirementsError("\(error)", at: location)
    }
    let selected = scenarios.filter { expression.matches($0.tags) }
    if selected.isEmpty { throw RequirementsError(nothing(tagged: tags), at: location) }
    return Requirements(scenarios: selected)
  }

  private func nothing(tagged tags: String) -> String {
    let known = Set(scenarios.flatMap(\.tags)).sorted().joined(separator: ", ")
    return "No scenario has tags that match \"\(tags)\", so none would run. "
      + (known.isEmpty ? "The scenarios have no tags." : "The tags of the scenarios are \(known).")
  }
}
