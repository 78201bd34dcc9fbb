/// A table of a step or of examples. All rows have the same number of cells.
public struct DataTable: Hashable, Sendable {
  public struct Cell: Hashable, Sendable {
    public var location: Location
    public var text: String

    public init(_ text: String, location: Location) {
      self.location = location
      self.text = text
    }
  }

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
  public var texts: [[String]] {
    rows.map { $0.cells.map(\.text) }
  }

  /// A dictionary for each row after the first, which contains the keys. If a key occurs more than once, its last
  /// column is used.
  public var records: [[String: String]] {
    guard let names = texts.first else { return [] }
    return texts.dropFirst().map { row in Dictionary(zip(names, row)) { _, last in last } }
  }
}
