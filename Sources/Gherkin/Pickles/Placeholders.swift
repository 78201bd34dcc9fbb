/// The values of an outline's placeholders in one row of examples.
struct Placeholders {
  private let names: [String]
  private let texts: [String]
  /// The columns by their names. The first of several with one name is used.
  private let columns: [String: Int]
  /// The columns whose names contain angle brackets, which cannot be found by the brackets of a text.
  private let bracketed: [Int]

  init(header: DataTable.Row, row: DataTable.Row) {
    names = header.cells.map(\.text)
    texts = row.cells.map(\.text)
    columns = Dictionary(zip(names, names.indices)) { first, _ in first }
    bracketed = zip(names, texts.indices).filter { $0.0.contains { "<>".contains($0) } }.map(\.1)
  }

  /// Replaces each name in angle brackets by its value. Replaced text is not scanned again, and other words in angle
  /// brackets are not changed.
  func fill(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      result += rest[..<start]
      rest = rest[start...]
      if let column = column(at: rest) {
        result += texts[column]
        rest = rest.dropFirst(names[column].count + 2)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// Returns the first column whose name in angle brackets begins a text.
  private func column(at text: Substring) -> Int? {
    let name = text.dropFirst().prefix { $0 != "<" && $0 != ">" }
    let simple = text[name.endIndex...].first == ">" ? columns[String(name)] : nil
    let other = bracketed.first { text.hasPrefix("<\(names[$0])>") }
    return [simple, other].compactMap(\.self).min()
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
  var description: String { zip(names, texts).map { "\($0): \($1)" }.joined(separator: ", ") }
}
