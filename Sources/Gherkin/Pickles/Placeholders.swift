/// The values of an outline's placeholders in one row of examples.
struct Placeholders {
  private let names: [String]
  private let texts: [String]
  private let values: [String: String]

  init(header: DataTable.Row, row: DataTable.Row) {
    names = header.cells.map(\.text)
    texts = row.cells.map(\.text)
    values = Dictionary(zip(names, texts)) { first, _ in first }
  }

  /// Replaces each name in angle brackets by its value. Replaced text is not scanned again, and other words in angle
  /// brackets are not changed.
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
  /// The names with their values, to distinguish scenarios: `size: 3, color: red`.
  var description: String {
    zip(names, texts).map { "\($0): \($1)" }.joined(separator: ", ")
  }
}
