import Gherkin
import Testing

struct TablesTests {
  private func table(_ lines: String) throws -> DataTable? {
    guard case .dataTable(let table)? = try steps("Given a\n\(lines)").first?.argument else { return nil }
    return table
  }

  @Test func cellsAreTrimmed() throws {
    let table = try table("  | name  |  | two words |\n\n  # a comment\n  |Ada|\tb |c|")
    #expect(table?.texts == [["name", "", "two words"], ["Ada", "b", "c"]])
  }

  @Test func cellsHaveLocations() throws {
    let table = try table("  | name  |  | c |\n|Ada|b|c|")
    #expect(table?.location == Location(line: 4, column: 3))
    #expect(table?.rows[0].cells.map(\.location.column) == [5, 14, 16])
    #expect(table?.rows[1].cells.map(\.location) == [2, 6, 8].map { Location(line: 5, column: $0) })
  }

  @Test(arguments: [
    (#"| a\|b |"#, "a|b"), (#"| a\nb |"#, "a\nb"), (#"| a\\nb |"#, #"a\nb"#), (#"| \d |"#, #"\d"#),
    (#"| \n |"#, "\n"), (#"|\||"#, "|"), (#"| \\ |"#, #"\"#), (#"| ä🇨🇭  b |"#, "ä🇨🇭  b"),
  ])
  func backslashEscapesInCells(row: String, text: String) throws {
    #expect(try table(row)?.texts == [[text]])
  }

  /// As in Cucumber, a cell is trimmed after its escapes are read, except for line feeds.
  @Test func cellsAreTrimmedAfterTheirEscapesAreRead() throws {
    #expect(try table(#"| a\ | \ |\  |"#)?.texts == [[#"a\"#, #"\"#, #"\"#]])
    #expect(try table(#"| a\ b\\\  |"#)?.texts == [[#"a\ b\\"#]])
    #expect(try table(#"| a\n | \na |"#)?.texts == [["a\n", "\na"]])
  }

  @Test func rowsOfDifferentLengthAreAnError() {
    #expect(
      problems("Feature: A\nScenario: B\nGiven c\n| a | b |\n| a |\n| a | b | c |") == [
        "5:1: The row has 1 cell, but the first row of the table has 2 cells. "
          + "Use the same number of cells in each row. Write '\\|' for the character '|'.",
        "6:1: The row has 3 cells, but the first row of the table has 2 cells. "
          + "Use the same number of cells in each row. Write '\\|' for the character '|'.",
      ])
  }

  @Test(arguments: ["| a | b", #"| a | \|"#, #"| a | \"#])
  func rowWithoutFinalBarIsAnError(_ row: String) {
    #expect(
      problems("Feature: A\nScenario: B\nGiven c\n\(row)") == [
        "4:1: The row does not end with '|'. Write one after the last cell."
      ])
  }

  @Test func recordsUseTheFirstRowAsKeys() throws {
    let table = try table("| name | age |\n| Ada | 36 |\n| Grace | 85 |")
    #expect(table?.records == [["name": "Ada", "age": "36"], ["name": "Grace", "age": "85"]])
    #expect(try self.table("| a | a |\n| 1 | 2 |")?.records == [["a": "2"]])
    #expect(DataTable([], location: Location(line: 1, column: 1)).records == [])
  }
}
