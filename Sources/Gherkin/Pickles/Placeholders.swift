/// What one row of examples says for the placeholders of an outline.
struct Placeholders {
  private let names: [String]
  private let texts: [String]
  private let values: [String: String]

  init(header: DataTable.Row, row: DataTable.Row) {
    names = header.cells.map(\.text)
    texts = row.cells.map(\.text)
    values = Dictionary(zip(names, texts)) { first, _ in first }
  }

  /// Writes the values where their names stand in angle brackets. What is written is not looked at again, and other
  /// words in angle brackets stay.
  func fill(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let end = rest.firstIndex(of: ">") {
      if let start = rest[..<end].lastIndex(of: "<"), let value = values[String(rest[start..<end].dropFirst())] {
        result += rest[..<start] + value
      } else {
        result += rest[...end]
      }
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  func fill(_ argument: Step.Argument) -> Step.Argument {
    switch argument {
    case .dataTable(var table):
      for row in table.rows.indices {
        for cell in table.rows[row].cells.indices {
          table.rows[row].cells[cell].text = fill(table.rows[row].cells[cell].text)
        }
      }
      return .dataTable(table)
    case .docString(var text):
      text.content = fill(text.content)
      text.mediaType = text.mediaType.map(fill)
      return .docString(text)
    }
  }
}

extension Placeholders: CustomStringConvertible {
  /// Each name with its value, for telling scenarios apart: `size: 3, colour: red`.
  var description: String {
    zip(names, texts).map { "\($0): \($1)" }.joined(separator: ", ")
  }
}
