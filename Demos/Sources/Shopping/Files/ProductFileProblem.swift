import Foundation
import SwiftUIShim

/// The reason why the products of a file are not imported.
enum ProductFileProblem: Error, Equatable {
  case tooLarge
  case tooMany
  case noText
  case noProducts
  case wrongColumns
  case wrongCount(line: Int, found: Int, expected: Int)
  case noName(line: Int)
  case noPrice(line: Int, String)
  case tooLong(line: Int, String)
  case nullCharacter(line: Int)
}

extension ProductFileProblem: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .tooLarge: String(localized: "The file has more than \(ProductFile.byteLimit / 1_000_000) MB.")
    case .tooMany: String(localized: "There can be \(ProductFile.productLimit) products in a file, and no more.")
    case .noText: String(localized: "The file is not a text in UTF-8.")
    case .noProducts: String(localized: "There are no products in the file.")
    case .wrongColumns:
      String(localized: "Line 1 has to name the columns name, category, price and description.")
    case .wrongCount(let line, let found, let expected):
      String(localized: "Line \(line): The number of values is \(found), not \(expected).")
    case .noName(let line): String(localized: "Line \(line): The product has no name.")
    case .noPrice(let line, let text): String(localized: "Line \(line): “\(text)” is not a price.")
    case .tooLong(let line, let text): String(localized: "Line \(line): “\(text)…” is too long.")
    case .nullCharacter(let line): String(localized: "Line \(line): A character is not allowed.")
    }
  }
}

extension CSVReader.Problem: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .strayQuote(let line): String(localized: "Line \(line): A quotation mark is in the wrong place.")
    case .openQuote(let line): String(localized: "Line \(line): The quotation mark is not closed.")
    }
  }
}
