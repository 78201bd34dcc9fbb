extension FeatureParser {
  /// Parses the table that begins on the next line, or returns `nil` if there is none.
  mutating func parseTable() -> DataTable? {
    var rows: [DataTable.Row] = []
    while let line = peek(), line.content.hasPrefix("|") {
      position += 1
      let row = DataTable.Row(parseCells(line), location: line.location)
      if let first = rows.first, first.cells.count != row.cells.count {
        report(
          "The row has \(count(row)), but the first row of the table has \(count(first)).",
          "Use the same number of cells in each row. Write '\\|' for the character '|'.", at: line.location)
      } else {
        rows.append(row)
      }
    }
    return rows.first.map { DataTable(rows, location: $0.location) }
  }

  private func count(_ row: DataTable.Row) -> String {
    row.cells.count == 1 ? "1 cell" : "\(row.cells.count) cells"
  }

  private mutating func parseCells(_ line: SourceLine) -> [DataTable.Cell] {
    var cells: [DataTable.Cell] = []
    var cell = CellText(column: line.location.column + 1)
    for character in line.content.dropFirst() {
      if let finished = cell.take(character) {
        cells.append(DataTable.Cell(finished.text, location: Location(line: line.number, column: finished.column)))
      }
    }
    if !cell.isEmpty {
      report("The row does not end with '|'.", "Write one after the last cell.", at: line.location)
    }
    return cells
  }
}

/// Parses the cells of a row, character by character.
private struct CellText {
  private var column: Int
  private var start: Int?
  private var text = ""
  /// Whitespace that belongs to the cell only if further characters follow.
  private var space = ""
  private var isEscaped = false

  init(column: Int) { self.column = column }

  var isEmpty: Bool { start == nil }

  /// Consumes a character, and returns the cell that it ends, if any.
  mutating func take(_ character: Character) -> (text: String, column: Int)? {
    defer { column += 1 }
    switch character {
    case "n" where isEscaped: append("\n")
    case "|" where isEscaped, "\\" where isEscaped: append(String(character))
    case _ where isEscaped:
      // The backslash is text. The space at the end of a cell can follow it.
      append("\\")
      takeText(character)
    case "\\":
      start = start ?? column
      isEscaped = true
    case "|":
      defer { self = CellText(column: column) }
      return (text, start ?? column)
    default: takeText(character)
    }
    return nil
  }

  private mutating func takeText(_ character: Character) {
    if !character.isWhitespace {
      append(String(character))
    } else if !isEmpty {
      space.append(character)
    }
  }

  private mutating func append(_ characters: String) {
    start = start ?? column
    text += space + characters
    space = ""
    isEscaped = false
  }
}
