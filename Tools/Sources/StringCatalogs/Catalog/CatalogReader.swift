import FeatureSources

/// Reads the fields of a string catalog, and reports the place of a field that has another kind than expected.
///
/// Fields that it does not know stay in the file.
struct CatalogReader {
  let path: String
  let text: String

  func sourceLanguage(of root: JSONNode) throws -> String {
    guard root.members != nil else { throw problem(at: root, "the file is no object", "pass a file of Xcode") }
    guard let field = root["sourceLanguage"], let language = field.string, !language.isEmpty else {
      throw problem(
        at: root["sourceLanguage"] ?? root, "there is no text \"sourceLanguage\"",
        "add the language of the sources, such as \"en\"")
    }
    return language
  }

  func strings(of root: JSONNode) throws -> JSONNode {
    guard let field = root["strings"], field.members != nil else {
      throw problem(
        at: root["strings"] ?? root, "there is no object \"strings\"", "add it, or restore the file")
    }
    return field
  }

  func checkVersion(of root: JSONNode) throws {
    let known = StringCatalog.versions.sorted().joined(separator: " and ")
    guard let field = root["version"], let version = field.string else {
      throw problem(
        at: root["version"] ?? root, "there is no text \"version\"", "add it; the versions \(known) are known")
    }
    guard StringCatalog.versions.contains(version) else {
      throw problem(
        at: field, "its version is \"\(version)\", and only \(known) are known",
        "use a newer version of vsm, or save the catalog in a known version")
    }
  }

  func entries(of strings: JSONNode) throws -> [CatalogEntry] {
    try (strings.members ?? []).map { member in
      guard member.value.members != nil else {
        throw problem(at: member.value, "the key \"\(member.name)\" has no object", "write an object, such as {}")
      }
      var localizations: [String: Localization] = [:]
      for language in try members(of: member.value["localizations"], "localizations") {
        var localization = Localization(offset: language.nameRange.lowerBound)
        try read(language.value, of: nil, into: &localization)
        localizations[language.name] = localization
      }
      let origin: CatalogEntry.Origin =
        switch member.value["extractionState"]?.string {
        case "manual": .manual
        case "stale": .stale
        default: .sources
        }
      return CatalogEntry(
        key: member.name, offset: member.nameRange.lowerBound, origin: origin,
        isTranslated: member.value["shouldTranslate"]?.isFalse != true, localizations: localizations)
    }
  }

  /// Reads a text with its variations and its substitutions.
  private func read(_ node: JSONNode, of substitution: String?, into localization: inout Localization) throws {
    try readText(node, of: substitution, category: nil, into: &localization)
    for member in try members(of: node["substitutions"], "substitutions") {
      localization.substitutions[member.name] = Localization.Substitution(
        argument: argument(of: member.value), specifier: member.value["formatSpecifier"]?.string,
        offset: member.nameRange.lowerBound)
      try read(member.value, of: member.name, into: &localization)
    }
  }

  private func readText(
    _ node: JSONNode, of substitution: String?, category: String?, into localization: inout Localization
  ) throws {
    guard node.members != nil else { throw problem(at: node, "a localization is no object", "restore the object") }
    if let unit = node["stringUnit"] {
      guard let value = unit["value"], let text = value.string else {
        throw problem(at: unit, "a \"stringUnit\" has no text \"value\"", "add the text")
      }
      localization.units.append(
        Localization.Unit(
          text: text, state: unit["state"]?.string ?? "new", category: category, substitution: substitution,
          offset: value.range.lowerBound))
    }
    for group in try members(of: node["variations"], "variations") {
      let variations = try members(of: group.value, group.name)
      if group.name == "plural" {
        localization.plurals.append(
          Localization.Plural(
            categories: Set(variations.map(\.name)), offset: group.nameRange.lowerBound))
      }
      for variation in variations {
        try readText(
          variation.value, of: substitution, category: group.name == "plural" ? variation.name : category,
          into: &localization)
      }
    }
  }

  private func argument(of substitution: JSONNode) -> Int? {
    if case .other(let number) = substitution["argNum"]?.content { Int(number) } else { nil }
  }

  private func members(of node: JSONNode?, _ name: String) throws -> [JSONNode.Member] {
    guard let node else { return [] }
    guard let members = node.members else { throw problem(at: node, "\"\(name)\" is no object", "restore the object") }
    return members
  }

  private func problem(at node: JSONNode, _ why: String, _ advice: String) -> SourceProblem {
    StringCatalog.problem(path, text, at: node.range.lowerBound, "the catalog can't be read", why, advice)
  }
}
