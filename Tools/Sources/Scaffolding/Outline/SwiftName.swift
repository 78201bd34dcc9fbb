/// Names in Swift for what feature files call by words.
enum SwiftName {
  /// Returns `loadingError` for "Loading Error", and `state2` for "2".
  static func member(_ text: String, prefix: String) -> String {
    let words = words(of: text)
    guard let first = words.first else { return prefix }
    let name = first.prefix(1).lowercased() + first.dropFirst() + words.dropFirst().map(\.capitalizedFirst).joined()
    let valid = name.first?.isNumber == true ? prefix + name.capitalizedFirst : name
    return keywords.contains(valid) ? prefix + valid.capitalizedFirst : valid
  }

  /// Returns `UserProfile` for "user-profile".
  static func type(_ text: String) -> String {
    let name = words(of: text).map(\.capitalizedFirst).joined()
    return name.first?.isNumber == true ? "Feature\(name)" : name
  }

  private static func words(of text: String) -> [String] {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    // A word in capitals, such as URL, is a word like others.
    return words.map { $0.count > 1 && $0 == $0.uppercased() ? $0.lowercased() : $0 }
  }

  /// Names that a member can't have without quotes, or that the generated code uses for something else.
  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "is", "let", "model", "nil", "operator", "private",
    "protocol", "public", "repeat", "return", "self", "service", "state", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "type", "var", "where", "while", "body",
  ]
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text as a literal in Swift.
  var literal: String {
    let escaped = map { character in
      switch character {
      case "\\", "\"": "\\\(character)"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
