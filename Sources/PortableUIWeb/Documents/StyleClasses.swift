/// The style sheet of a first page: a class for each different list of declarations.
///
/// The page's policy forbids `style` attributes. The page's script turns the classes into properties of their elements
/// and removes them; from then on styles change through the object model.
struct StyleClasses {
  private var names: [String: String] = [:]
  private(set) var css = ""

  /// The class for some declarations, or `nil` where they could end the rule they are written into.
  mutating func name(for declarations: String) -> String? {
    if let name = names[declarations] { return name }
    guard Self.isContained(declarations) else { return nil }
    let name = "s\(names.count + 1)"
    names[declarations] = name
    css += ".\(name){\(declarations)}"
    return name
  }

  /// Whether declarations end where they should: no braces, no comments, nothing that HTML or an escape could turn
  /// into something else, and every quote and parenthesis closed.
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
