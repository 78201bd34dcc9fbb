public import Foundation

extension Text {
  /// Creates a text that is looked up in a table of translations, in the language of the person at the page.
  ///
  /// A table is a file `Table.strings` in a folder `language.lproj` of the bundle. A text that no table contains is shown as written.
  /// A text is looked up if it has a table or a bundle, and contains no styled text or image.
  ///
  /// - Parameters:
  ///   - tableName: The name of the table; `nil` is `Localizable`.
  ///   - bundle: The bundle with the table; `nil` is the main bundle.
  ///   - comment: A remark for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    guard tableName != nil || bundle != nil else {
      self.init(key)
      return
    }
    let lookup = key.lookup
    guard !lookup.arguments.contains(where: \.hasLook) else {
      self.init(key)
      return
    }
    self.init(
      Translation(
        key: lookup.key, arguments: lookup.arguments,
        original: JoinedText(key.runs ?? [.text(Text(verbatim: key.text))]),
        table: tableName ?? "Localizable", bundle: (bundle ?? .main).bundlePath))
  }
}

/// A text that is looked up in a table where it is shown.
private struct Translation: Equatable {
  let key: String
  let arguments: [TextRun]
  let original: JoinedText
  let table: String
  let bundle: String
}

extension Translation: FormattedValue {
  func string(in environment: EnvironmentValues) -> String {
    guard
      let found = StringTables.shared.table(table, in: bundle, for: environment.locale)[key]
    else { return original.string(in: environment) }
    return found.filled(with: arguments.map { $0.string(in: environment) })
  }

  func isEqual(to other: any FormattedValue) -> Bool { self == other as? Self }
}

extension String {
  /// Returns this format with its specifiers, such as `%@`, `%lld` and `%2$@`, replaced by texts.
  func filled(with arguments: [String]) -> String {
    var next = 0
    return replacing(/%(?:%|(?:([0-9]+)\$)?[-+ #0-9.]*(?:hh|h|ll|l|q|z|t|j|L)?[@a-zA-Z])/) { match in
      if match.output.0 == "%%" { return "%" }
      let index: Int
      if let place = match.output.1.flatMap({ Int($0) }) {
        index = place - 1
      } else {
        index = next
        next += 1
      }
      return arguments.indices.contains(index) ? arguments[index] : ""
    }
  }
}

/// The tables of translations that pages have read.
///
/// Each is read once. Unchecked, since the compiler cannot see that `lock` guards every access to `known`.
private final class StringTables: @unchecked Sendable {
  static let shared = StringTables()

  private struct Key: Hashable {
    var table: String
    var bundle: String
    var language: String
  }

  private let lock = NSLock()
  private var known: [Key: [String: String]] = [:]

  /// Returns the texts of a table in the language of the bundle that fits a locale best.
  func table(_ name: String, in path: String, for locale: Locale) -> [String: String] {
    let key = Key(table: name, bundle: path, language: locale.identifier)
    return lock.withLock {
      if let table = known[key] { return table }
      let table = read(name, in: path, for: locale)
      known[key] = table
      return table
    }
  }

  private func read(_ name: String, in path: String, for locale: Locale) -> [String: String] {
    guard !name.contains("/"), let bundle = Bundle(path: path) else { return [:] }
    let tag = locale.identifier.replacing("_", with: "-")
    let wanted = [tag, locale.identifier, locale.language.languageCode?.identifier].compactMap(\.self)
    let found = wanted.first(where: bundle.localizations.contains) ?? bundle.developmentLocalization
    guard
      let file = bundle.path(forResource: name, ofType: "strings", inDirectory: nil, forLocalization: found),
      let data = FileManager.default.contents(atPath: file),
      let table = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return table as? [String: String] ?? [:]
  }
}
