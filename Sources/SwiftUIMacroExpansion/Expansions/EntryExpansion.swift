/// The expansions of `@Entry`: the accessors of the property, and the key of its value.
struct EntryExpansion {
  private let variable: VariableDeclaration

  init(_ expansion: AttachedExpansion) throws(Diagnostic) {
    guard let variable = VariableDeclaration(expansion.declSyntax.source[...]) else {
      throw Diagnostic("“@Entry” requires a variable without accessors.", at: expansion.declSyntax)
    }
    guard expansion.lexicalContext?.first?.source.contains("EnvironmentValues") == true else {
      throw Diagnostic(
        "“@Entry” declares values of the environment: write it in an extension of “EnvironmentValues”.",
        at: expansion.attributeSyntax)
    }
    let isOptional = variable.type?.last == "?" || variable.type?.hasPrefix("Optional<") == true
    guard variable.initialValue != nil || isOptional else {
      throw Diagnostic(
        "“\(variable.name)” needs a default value, since “@Entry” uses it where no view sets another one.",
        at: expansion.declSyntax)
    }
    self.variable = variable
  }

  private var keyName: String { "__Key_\(variable.name.filter { $0 != "`" })" }

  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  /// The key computes its value if the source states the type. Otherwise the compiler infers the type from the value,
  /// which it does for stored properties only.
  var key: String {
    let value = variable.initialValue ?? "nil"
    let property =
      variable.type.map { "static var defaultValue: \($0) { \(value) }" } ?? "static let defaultValue = \(value)"
    return """
      private struct \(keyName): SwiftUIShim.EnvironmentKey {
        \(property)
      }
      """
  }
}
