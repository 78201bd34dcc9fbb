import FeatureSources

extension StringCatalog {
  /// A key to add.
  struct Addition {
    let key: String
    /// The remarks of the sources for translators.
    var comments: [String] = []
    /// The text in the language of the sources, if it is not the key.
    var value: String?
  }

  /// Returns the catalog with more keys, each at its place in Xcode's order. Everything else keeps its bytes.
  ///
  /// A key without any letter, such as `%@`, is marked as one that is not translated.
  func adding(_ additions: [Addition]) throws -> StringCatalog {
    let layout = JSONLayout(of: root, in: text)
    let members = additions.map { addition in
      (name: addition.key, value: layout.object(fields(of: addition, layout), depth: 2))
    }
    return try applying(layout.insertion(of: members, into: strings, depth: 1, precedes: KeyOrder.precedes))
  }

  /// Returns the catalog with keys marked as stale.
  func markingAsStale(_ keys: Set<String>) throws -> StringCatalog {
    let layout = JSONLayout(of: root, in: text)
    return try applying(
      objects(of: keys).flatMap { object in
        if let state = object["extractionState"] { return [Edit(state.range, with: JSONLayout.quoted("stale"))] }
        let field = (name: "extractionState", value: JSONLayout.quoted("stale"))
        return layout.insertion(of: [field], into: object, depth: 2) { $0 < $1 }
      })
  }

  /// Returns the catalog with keys that are no longer marked as stale.
  func unmarking(_ keys: Set<String>) throws -> StringCatalog {
    let layout = JSONLayout(of: root, in: text)
    return try applying(
      objects(of: keys).flatMap { layout.removal(of: ["extractionState"], from: $0, depth: 2) })
  }

  /// Returns the catalog without some keys and their translations.
  func removing(_ keys: Set<String>) throws -> StringCatalog {
    try applying(JSONLayout(of: root, in: text).removal(of: keys, from: strings, depth: 1))
  }

  private func objects(of keys: Set<String>) -> [JSONNode] {
    (strings.members ?? []).filter { keys.contains($0.name) }.map(\.value)
  }

  private func applying(_ edits: [Edit]) throws -> StringCatalog {
    edits.isEmpty ? self : try StringCatalog(path: path, text: text.applying(edits))
  }

  private func fields(of addition: Addition, _ layout: JSONLayout) -> [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    if !addition.comments.isEmpty {
      fields.append(("comment", JSONLayout.quoted(addition.comments.joined(separator: "\n"))))
    }
    if let value = addition.value {
      let unit = [("state", JSONLayout.quoted("new")), ("value", JSONLayout.quoted(value))]
      let localization = layout.object([("stringUnit", layout.object(unit, depth: 5))], depth: 4)
      fields.append(("extractionState", JSONLayout.quoted("extracted_with_value")))
      fields.append(("localizations", layout.object([(sourceLanguage, localization)], depth: 3)))
    } else if !addition.key.hasWords {
      fields.append(("shouldTranslate", "false"))
    }
    return fields
  }
}

extension String {
  /// Whether the text has a letter outside of its specifiers.
  var hasWords: Bool {
    FormatSpecifier.split(self).contains { piece in
      if case .text(let text) = piece { text.contains(where: \.isLetter) } else { false }
    }
  }
}
