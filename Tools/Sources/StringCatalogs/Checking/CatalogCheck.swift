import FeatureSources

/// Compares the keys of sources with a string catalog.
public struct CatalogCheck {
  public let catalog: StringCatalog
  /// The keys of the sources that are looked up in this catalog, in the order of the sources.
  let keys: [LocalizedKey]
  private let languages: [String]
  /// The keys that the catalog does not have, once each.
  let missing: [LocalizedKey]
  /// The keys of the catalog that occur in the sources.
  private let used: Set<String>
  /// The keys of the catalog that occur in the sources with values.
  let formats: Set<String>

  /// Returns the keys of files in their order.
  public static func keys(in files: [SourceFile]) -> [LocalizedKey] { KeyCollector.keys(in: files) }

  /// Compares keys with a catalog.
  ///
  /// - Parameters:
  ///   - keys: Keys of other tables are left out.
  ///   - languages: The languages whose translations are checked; `nil` for all languages of the catalog.
  public init(keys: [LocalizedKey], catalog: StringCatalog, languages: [String]? = nil) {
    self.catalog = catalog
    self.keys = keys.filter { $0.table == catalog.table }
    self.languages = languages ?? catalog.languages
    let existing = Set(catalog.entries.map(\.key))
    var used: Set<String> = []
    var formats: Set<String> = []
    var missing: [LocalizedKey] = []
    var names: Set<String> = []
    for key in self.keys {
      let matches = key.unknownValues.isEmpty ? [key.key].filter(existing.contains) : existing.filter(key.matches)
      used.formUnion(matches)
      if key.hasValues { formats.formUnion(matches) }
      if matches.isEmpty, names.insert(key.key).inserted { missing.append(key) }
    }
    self.used = used
    self.formats = formats
    self.missing = missing
  }

  /// The keys that sources of the catalog do not contain, and that are not marked as stale yet.
  ///
  /// A key that was added by hand can be looked up by a name which no literal contains, so that it is never unused.
  private var unused: [CatalogEntry] {
    catalog.entries.filter { $0.origin == .sources && !used.contains($0.key) }
  }

  private var stale: [CatalogEntry] { catalog.entries.filter { $0.origin == .stale } }

  /// The findings in the sources, and then in the catalog, in the order of the lines.
  public var findings: [CatalogFinding] {
    var findings = missing.map(missingFinding)
    var places: [(offset: Int, kind: CatalogFinding.Kind, message: String)] = []
    for entry in unused {
      let message = "No source contains \"\(entry.key.shortened)\". Mark it as stale with --fix."
      places.append((entry.offset, .unused, message))
    }
    for entry in stale {
      places.append(
        (
          entry.offset, .stale,
          used.contains(entry.key)
            ? "\"\(entry.key.shortened)\" is marked as stale, but the sources contain it. Remove the mark with --fix."
            : "\"\(entry.key.shortened)\" is stale. Remove it with --fix --remove-stale, or give its translations to "
              + "the key that replaced it."
        ))
    }
    for entry in catalog.entries where entry.isTranslated && (entry.origin != .stale || used.contains(entry.key)) {
      places +=
        TranslationCheck(
          entry: entry, sourceLanguage: catalog.sourceLanguage, languages: languages,
          isFormat: formats.contains(entry.key) || !used.contains(entry.key)
        ).findings
    }
    findings += places.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }.map { place in
      let location = StringCatalog.location(of: place.offset, in: catalog.text)
      return CatalogFinding(
        kind: place.kind, path: catalog.path, line: location.line, column: location.column, message: place.message)
    }
    return findings
  }

  private func missingFinding(_ key: LocalizedKey) -> CatalogFinding {
    var message = "\"\(key.key.shortened)\" is not in \(catalog.path)."
    for value in key.unknownValues {
      message += " The syntax does not show the type of '\(value)', so that its specifier is '%@'."
    }
    if let similar = catalog.entries.first(where: { key.hasSameWords(as: $0.key) && !used.contains($0.key) }) {
      message += " The catalog has \"\(similar.key.shortened)\", whose specifiers differ."
    }
    return CatalogFinding(
      kind: .missing, path: key.path, line: key.line, column: key.column, message: message)
  }

  /// Returns the catalog with the missing keys, with unused keys marked as stale, and with marks removed from used keys.
  ///
  /// - Parameter removesStale: Whether to remove unused and stale keys instead, with their translations.
  public func fixed(removesStale: Bool) throws -> (catalog: StringCatalog, changes: Changes) {
    let unused = Set(unused.map(\.key))
    let restored = Set(stale.map(\.key).filter(used.contains))
    let outdated = Set(stale.map(\.key)).subtracting(restored)
    let removed = removesStale ? unused.union(outdated) : []
    let fixed = try catalog.unmarking(restored).markingAsStale(unused.subtracting(removed)).removing(removed)
      .adding(missing.map(addition))
    return (
      fixed,
      Changes(
        added: missing.count, marked: unused.subtracting(removed).count, unmarked: restored.count,
        removed: removed.count)
    )
  }

  private func addition(of key: LocalizedKey) -> StringCatalog.Addition {
    let same = keys.filter { $0.key == key.key }
    let comments = same.compactMap(\.comment).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return StringCatalog.Addition(key: key.key, comments: comments, value: same.lazy.compactMap(\.value).first)
  }

  /// The numbers of keys that a correction has changed.
  public struct Changes {
    public var added: Int
    public var marked: Int
    public var unmarked: Int
    public var removed: Int

    public var isEmpty: Bool { added + marked + unmarked + removed == 0 }
  }
}

extension String {
  /// The text in one line of a message.
  var shortened: String {
    let line = replacing("\n", with: "\\n")
    return line.count > 80 ? line.prefix(79) + "…" : line
  }
}
