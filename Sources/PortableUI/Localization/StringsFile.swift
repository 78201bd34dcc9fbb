import Foundation

/// Reads the files `Table.strings` and `Table.stringsdict`.
enum StringsFile {
  /// Returns the texts of a file; none if it cannot be read.
  static func entries(of url: URL) -> [String: TextEntry] {
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else {
      warn("\(url.path) is no property list, so its texts are not shown. Check it with `plutil -lint`.")
      return [:]
    }
    return list.compactMapValues { value in
      if let text = value as? String { return TextEntry(text) }
      return (value as? [String: Any]).flatMap(entry)
    }
  }

  /// Returns the entry of a dictionary with plural forms.
  private static func entry(_ value: [String: Any]) -> TextEntry? {
    guard let text = value["NSStringLocalizedFormatKey"] as? String else { return nil }
    var entry = TextEntry(text)
    for case (let name, let part as [String: Any]) in value
    where part["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" {
      entry.parts[name] = TextEntry.Part(form: .plural(forms(part)))
    }
    return entry
  }

  private static func forms(_ part: [String: Any]) -> [PluralCategory: TextEntry.Form] {
    var forms: [PluralCategory: TextEntry.Form] = [:]
    for category in PluralCategory.allCases {
      if let text = part[category.rawValue] as? String { forms[category] = .text(text) }
    }
    return forms
  }

  /// Writes a message about a file of the app to the standard error stream.
  static func warn(_ message: String) { FileHandle.standardError.write(Data("PortableUI: \(message)\n".utf8)) }
}
