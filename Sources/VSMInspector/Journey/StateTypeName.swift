/// The name of a type of states in the source of its module.
struct StateTypeName {
  /// The enclosing types and the type itself.
  private let path: [String]

  init(_ type: Any.Type) {
    // The first part is the module. Parts in parentheses are contexts that have no name, such as functions.
    let path = Self.parts(of: String(reflecting: type)).dropFirst().filter { !$0.hasPrefix("(") }
    self.path = path.isEmpty ? [String(describing: type)] : path
  }

  /// The name with the names of the enclosing types, which resolves in the module: `ProfileView.ViewState`.
  var qualified: String { path.joined(separator: ".") }

  /// The name of the feature: the name of the type without the suffix `ViewState`, or the name of the enclosing type if
  /// nothing else remains.
  var feature: String {
    let names = path.map { String($0.prefix { $0 != "<" }) }
    let name = names[names.count - 1]
    if ["ViewState", "State"].contains(name) { return names.dropLast().last ?? name }
    return name.hasSuffix("ViewState") ? String(name.dropLast("ViewState".count)) : name
  }

  /// Splits a name at the periods outside of parentheses and generic arguments.
  private static func parts(of name: String) -> [String] {
    var depth = 0
    return name.reduce(into: [""]) { parts, character in
      if "(<".contains(character) { depth += 1 }
      if ")>".contains(character) { depth -= 1 }
      if character == ".", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
  }
}
