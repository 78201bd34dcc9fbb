/// A table of a step or of examples. All rows have the same number of cells.
///
/// ```gherkin
/// Given these products
///   | name | price |
///   | tea  | 4     |
/// ```
///
/// ``texts`` has the cells of this table row by row. ``records`` has a dictionary for each row after the first, here
/// `["name": "tea", "price": "4"]`.
public struct DataTable: Hashable, Sendable {
  /// The text of a cell, without the spaces around it, and its place in the file.
  public struct Cell: Hashable, Sendable {
    public var location: Location
    public var text: String

    public init(_ text: String, location: Location) {
      self.location = location
      self.text = text
    }
  }

  /// The cells of a row, from left to right.
  public struct Row: Hashable, Sendable {
    public var location: Location
    public var cells: [Cell]

    public init(_ cells: [Cell], location: Location) {
      self.location = location
      self.cells = cells
    }
  }

  public var location: Location
  public var rows: [Row]

  public init(_ rows: [Row], location: Location) {
    self.location = location
    self.rows = rows
  }
}

extension DataTable {
  /// The texts of the cells, row by row.
  public var texts: [[String]] { rows.map { $0.cells.map(\.text) } }

  /// A dictionary for each row after the first, which contains the keys. If a key occurs more than once, its last
  /// column is used.
  public var records: [[String: String]] {
    guard let names = texts.first else { return [] }
    return texts.dropFirst().map { row in Dictionary(zip(names, row)) { _, last in last } }
  }
}
