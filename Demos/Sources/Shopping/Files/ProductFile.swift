import Foundation
import SwiftUIShim

/// The products in a file of comma-separated values, whose first line names the columns.
struct ProductFile {
  /// The greatest number of bytes.
  static let byteLimit = 1_000_000
  static let productLimit = 1_000

  enum Column: String, CaseIterable {
    case name, category, price, description

    /// The greatest number of characters of a value.
    var lengthLimit: Int {
      switch self {
      case .name, .category, .price: 100
      case .description: 1_000
      }
    }
  }

  let products: [ProductDraft]

  /// Reads all products, or throws the problem of the first line that is wrong.
  init(_ data: Data) throws {
    guard data.count <= Self.byteLimit else { throw ProductFileProblem.tooLarge }
    guard let text = String(data: data, encoding: .utf8) else { throw ProductFileProblem.noText }
    // Spreadsheets begin a text with a byte order mark.
    var reader = CSVReader(text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text)
    guard let columns = Self.columns(try reader.next()) else { throw ProductFileProblem.wrongColumns }
    var products: [ProductDraft] = []
    while let record = try reader.next() {
      guard products.count < Self.productLimit else { throw ProductFileProblem.tooMany }
      products.append(try ProductDraft(record, columns))
    }
    if products.isEmpty { throw ProductFileProblem.noProducts }
    self.products = products
  }

  /// Returns the columns in the order of the file, or `nil` unless each of them is there once.
  private static func columns(_ record: CSVReader.Record?) -> [Column]? {
    guard let record else { return nil }
    let columns = record.values.compactMap {
      Column(rawValue: $0.trimmingCharacters(in: .whitespaces).lowercased())
    }
    return columns.count == record.values.count && columns.count == Column.allCases.count
      && Set(columns).count == columns.count ? columns : nil
  }
}

extension ProductDraft {
  /// Reads a line of a file.
  fileprivate init(_ record: CSVReader.Record, _ columns: [ProductFile.Column]) throws {
    let line = record.line
    guard record.values.count == columns.count else {
      throw ProductFileProblem.wrongCount(line: line, found: record.values.count, expected: columns.count)
    }
    var values: [ProductFile.Column: String] = [:]
    for (column, value) in zip(columns, record.values) {
      let value = value.trimmingCharacters(in: .whitespacesAndNewlines)
      if value.count > column.lengthLimit { throw ProductFileProblem.tooLong(line: line, String(value.prefix(40))) }
      // A database may take it for the end of a text.
      if value.unicodeScalars.contains("\0") { throw ProductFileProblem.nullCharacter(line: line) }
      values[column] = value
    }
    guard let name = values[.name], !name.isEmpty else { throw ProductFileProblem.noName(line: line) }
    let text = values[.price] ?? ""
    guard let price = Money(euros: text) else { throw ProductFileProblem.noPrice(line: line, String(text.prefix(40))) }
    self.init(
      name: name, category: values[.category] ?? "", description: values[.description] ?? "", price: price)
  }
}
