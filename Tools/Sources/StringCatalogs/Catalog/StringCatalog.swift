import FeatureSources
import Foundation

/// A string catalog of Xcode, a file with the extension `xcstrings`.
public struct StringCatalog {
  /// The versions of the format that are known.
  static let versions: Set<String> = ["1.0", "1.1"]

  public let path: String
  public let text: String
  let root: JSONNode
  let strings: JSONNode
  public let sourceLanguage: String
  let entries: [CatalogEntry]

  /// The name of the table, which is the name of the file without its extension.
  public var table: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  /// The languages that the catalog has translations into, except the language of the sources.
  public var languages: [String] {
    Set(entries.flatMap(\.localizations.keys)).subtracting([sourceLanguage]).sorted()
  }

  /// The number of keys.
  public var count: Int { entries.count }

  /// Reads a catalog.
  ///
  /// - Throws: `SourceProblem` with the place at which the text is not JSON, or not a catalog of a known version.
  public init(path: String, text: String) throws {
    self.path = path
    self.text = text
    do {
      root = try JSONReader.node(in: text)
    } catch {
      throw Self.problem(
        path, text, at: error.offset, "the catalog is not JSON", error.reason,
        "correct the place, or restore the file")
    }
    let reader = CatalogReader(path: path, text: text)
    sourceLanguage = try reader.sourceLanguage(of: root)
    strings = try reader.strings(of: root)
    try reader.checkVersion(of: root)
    entries = try reader.entries(of: strings)
  }

  /// A catalog without keys, as Xcode writes it.
  public static func empty(path: String, sourceLanguage: String) throws -> StringCatalog {
    let layout = JSONLayout()
    let members = [
      ("sourceLanguage", JSONLayout.quoted(sourceLanguage)), ("strings", layout.object([], depth: 1)),
      ("version", JSONLayout.quoted("1.0")),
    ]
    return try StringCatalog(path: path, text: layout.object(members, depth: 0))
  }

  /// The line and the column of a place in UTF-8, both counted from 1.
  static func location(of offset: Int, in text: String) -> (line: Int, column: Int) {
    var (line, start) = (1, 0)
    for (index, byte) in text.utf8.prefix(offset).enumerated() where byte == 0x0A {
      line += 1
      start = index + 1
    }
    return (line, offset - start + 1)
  }

  static func problem(
    _ path: String, _ text: String, at offset: Int, _ what: String, _ why: String, _ advice: String
  ) -> SourceProblem {
    let location = location(of: offset, in: text)
    return SourceProblem(
      path: path, line: location.line, column: location.column, what: what, why: why, advice: advice)
  }
}
