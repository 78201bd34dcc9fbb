import Foundation

/// The tables of translations in a bundle.
///
/// The bundle's folder is listed once, and each table is read once, when a text needs it.
final class BundleTexts: Sendable {
  /// The languages with a folder or a place in a catalog.
  let languages: [LanguageTag]
  /// The language in which the texts of the bundle are written.
  let developmentLanguage: LanguageTag?
  /// Whether the bundle has no tables.
  var isEmpty: Bool { files.isEmpty }

  /// The files of tables by their names, of all languages.
  private let files: [String: [File]]
  private let tables = Locked<[TableID: [String: TextEntry]]>([:])
  private let catalogs: [String: StringCatalog]

  private struct File {
    let url: URL
    /// The language of the folder; `nil` for `Base.lproj`.
    let language: LanguageTag?
  }

  private struct TableID: Hashable {
    let name: String
    let language: LanguageTag
  }

  static let main = BundleTexts(Bundle.main)

  private static let known = Locked<[String: BundleTexts]>([:])

  /// Returns the tables of a bundle.
  static func of(_ bundle: Bundle) -> BundleTexts {
    if bundle === Bundle.main { return main }
    let texts = known.withLock { known in
      if let texts = known[bundle.bundlePath] { return texts }
      let texts = BundleTexts(bundle)
      known[bundle.bundlePath] = texts
      return texts
    }
    if !texts.isEmpty { TextTables.use() }
    return texts
  }

  private init(_ bundle: Bundle) {
    var files: [String: [File]] = [:]
    var catalogs: [String: StringCatalog] = [:]
    let folder = bundle.resourceURL ?? bundle.bundleURL
    for item in Self.contents(of: folder) {
      switch item.pathExtension {
      case "xcstrings":
        let name = item.deletingPathExtension().lastPathComponent
        if let catalog = StringCatalog(contentsOf: item) {
          catalogs[name] = catalog
          files[name] = files[name] ?? []
        }
      case "lproj":
        let language = LanguageTag(localeIdentifier: item.deletingPathExtension().lastPathComponent)
        for file in Self.contents(of: item) where ["strings", "stringsdict"].contains(file.pathExtension) {
          files[file.deletingPathExtension().lastPathComponent, default: []].append(File(url: file, language: language))
        }
      default: break
      }
    }
    self.files = files
    self.catalogs = catalogs
    var tags = Set(files.values.joined().compactMap(\.language) + catalogs.values.flatMap(\.languages))
    let development = catalogs.values.first?.sourceLanguage ?? Self.developmentLanguage(of: bundle, among: tags)
    developmentLanguage = development
    if let development, !files.isEmpty { tags.insert(development) }
    languages = tags.sorted { $0.description < $1.description }
  }

  /// Returns the language of a bundle without catalogs. `developmentLocalization` needs an `Info.plist` on Linux.
  private static func developmentLanguage(of bundle: Bundle, among tags: Set<LanguageTag>) -> LanguageTag? {
    let stated = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return stated.flatMap { LanguageTag(localeIdentifier: $0) } ?? (tags.contains(.english) ? .english : nil)
  }

  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Whether the bundle has a table of this name.
  func hasTable(_ name: String) -> Bool { files[name] != nil }

  /// Returns the translation of a key in a language.
  func entry(for key: String, in name: String, _ language: LanguageTag) -> TextEntry? {
    if let catalog = catalogs[name], let entry = catalog.entry(for: key, language) { return entry }
    guard let files = files[name], !files.isEmpty else { return nil }
    return tables.withLock { tables in
      let id = TableID(name: name, language: language)
      if let table = tables[id] { return table[key] }
      let table = Self.read(files, language, isDevelopment: language == developmentLanguage)
      tables[id] = table
      return table[key]
    }
  }

  private static func read(_ files: [File], _ language: LanguageTag, isDevelopment: Bool) -> [String: TextEntry] {
    var table: [String: TextEntry] = [:]
    // Plural forms take precedence over the text of the same key.
    let order = ["strings", "stringsdict"]
    for type in order {
      for file in files where file.url.pathExtension == type {
        guard file.language == language || file.language == nil && isDevelopment else { continue }
        table.merge(StringsFile.entries(of: file.url)) { $1 }
      }
    }
    return table
  }
}

/// The tables of a bundle in the language that suits a person best.
struct ChosenTables {
  private let bundle: BundleTexts
  /// The language, and the language of the texts that are missing in it.
  private let languages: [(tag: LanguageTag, rule: PluralRule)]

  init(_ bundle: BundleTexts, for language: TextLanguage) {
    self.bundle = bundle
    let best =
      language.pseudo == nil ? language.preferences.lazy.compactMap { $0.bestMatch(in: bundle.languages) }.first : nil
    var tags = [best, bundle.developmentLanguage].compactMap(\.self)
    if tags.count == 2, tags[0] == tags[1] { tags.removeLast() }
    languages = tags.map { ($0, PluralRule.rule(for: $0)) }
  }

  /// The language, or English if the bundle states none.
  var tag: LanguageTag { languages.first?.tag ?? .english }

  /// Returns the translation of a key, in the language or else in the language of the bundle.
  func entry(for key: String, in table: String) -> FoundEntry? {
    for (index, (tag, rule)) in languages.enumerated() {
      guard let entry = bundle.entry(for: key, in: table, tag) else { continue }
      return FoundEntry(entry: entry, rule: rule, isInChosenLanguage: index == 0)
    }
    return nil
  }
}

/// A translation, with the plural rule of its language.
struct FoundEntry {
  let entry: TextEntry
  let rule: PluralRule
  /// Whether the language is the one that was chosen for the person.
  let isInChosenLanguage: Bool
}
