import Foundation

/// A string catalog, the file `Table.xcstrings`, in which one file has the texts of all languages.
///
/// Xcode compiles it into other files; a target of SwiftPM has it in its bundle as it is. Of variations by device,
/// the form of other devices is used.
struct StringCatalog: Sendable {
  let sourceLanguage: LanguageTag
  /// The languages of which the catalog has texts, and the source language.
  let languages: Set<LanguageTag>
  private let texts: [LanguageTag: [String: TextEntry]]

  /// Reads a file; returns `nil` if it is no catalog.
  init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url), let catalog = StringCatalog(data) else {
      StringsFile.warn("\(url.path) is no string catalog, so its texts are not shown. Open it in Xcode.")
      return nil
    }
    self = catalog
  }

  init?(_ data: Data) {
    guard let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = file["strings"] as? [String: Any],
      let source = (file["sourceLanguage"] as? String).flatMap({ LanguageTag(localeIdentifier: $0) })
    else { return nil }
    var texts: [LanguageTag: [String: TextEntry]] = [source: [:]]
    for (key, value) in strings {
      // In the source language, a key without a text of its own is the text.
      texts[source]?[key] = TextEntry(key)
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (name, localization) in localizations {
        guard let tag = LanguageTag(localeIdentifier: name), let localization = localization as? [String: Any],
          let entry = Self.entry(localization)
        else { continue }
        texts[tag, default: [:]][key] = entry
      }
    }
    sourceLanguage = source
    self.texts = texts
    languages = Set(texts.keys)
  }

  func entry(for key: String, _ language: LanguageTag) -> TextEntry? { texts[language]?[key] }

  private static func entry(_ localization: [String: Any]) -> TextEntry? {
    guard let form = form(localization) else { return nil }
    var entry = TextEntry(form)
    for case (let name, let part as [String: Any]) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let form = Self.form(part) else { continue }
      let position = (part["argNum"] as? NSNumber)?.intValue
      entry.parts[name] = TextEntry.Part(argument: position.map { $0 - 1 }, form: form)
    }
    return entry
  }

  private static func form(_ value: [String: Any]) -> TextEntry.Form? {
    if let unit = value["stringUnit"] as? [String: Any], let text = unit["value"] as? String { return .text(text) }
    guard let variations = value["variations"] as? [String: Any] else { return nil }
    if let devices = variations["device"] as? [String: Any] {
      return (devices["other"] as? [String: Any]).flatMap(form)
    }
    guard let plural = variations["plural"] as? [String: Any] else { return nil }
    var forms: [PluralCategory: TextEntry.Form] = [:]
    for case (let name, let value as [String: Any]) in plural {
      if let category = PluralCategory(rawValue: name), let form = form(value) { forms[category] = form }
    }
    return forms.isEmpty ? nil : .plural(forms)
  }
}
