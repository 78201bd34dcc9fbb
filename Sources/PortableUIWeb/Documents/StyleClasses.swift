import PortableUI

// Why: Documentation/Decisions/0007-styles-without-style-attributes.md
/// The style sheet of an initial page: a class for each distinct list of declarations.
///
/// The policy of the page forbids `style` attributes. The script replaces the classes by style properties of their
/// elements. Later changes set these properties.
struct StyleClasses {
  private var names: [String: String] = [:]
  private(set) var css = ""

  /// Returns the class for some declarations, or `nil` if they could end their rule.
  mutating func name(for declarations: String) -> String? {
    if let name = names[declarations] { return name }
    guard Self.isContained(declarations) else { return nil }
    let name = "s\(names.count + 1)"
    names[declarations] = name
    css += ".\(name){\(declarations)}"
    return name
  }

  /// Returns whether declarations cannot end their rule: they contain no braces, comments, escapes or special
  /// characters of HTML, and all quotes and parentheses are closed.
  static func isContained(_ declarations: String) -> Bool {
    var quote: UInt8?
    var depth = 0
    var previous: UInt8 = 0
    for unit in declarations.utf8 {
      switch unit {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "@"): return false
      case 0..<0x20, 0x7F: return false
      case UInt8(ascii: "*") where previous == UInt8(ascii: "/"): return false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = unit } else if quote == unit { quote = nil }
      case UInt8(ascii: "(") where quote == nil: depth += 1
      case UInt8(ascii: ")") where quote == nil:
        depth -= 1
        if depth < 0 { return false }
      default: break
      }
      previous = unit
    }
    return quote == nil && depth == 0
  }
}

extension StyleClasses {
  /// The rules that load the fonts of the app that the declarations name.
  func fontFaces(at assetPath: String) -> String {
    guard css.contains("font-family:") else { return "" }
    return FontFiles.shared.offered.filter { css.contains($0.family) }.map { font in
      let address = "\(assetPath)/\(LiveAssets.imageFolder)/\(font.file.name)"
      return "@font-face{font-family:\(font.family);src:url(\(address));font-display:swap}"
    }.sorted().joined()
  }
}
