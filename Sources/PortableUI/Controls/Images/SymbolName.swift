/// Content that may consist of one symbol, whose name in words then names a control around it.
@MainActor
protocol SymbolHolder {
  /// Returns the name in words, unless there is no symbol or the symbol has a label or is hidden.
  func symbolName(in environment: EnvironmentValues) -> String?
}

extension Image: SymbolHolder {
  func symbolName(in environment: EnvironmentValues) -> String? {
    guard let name = systemName, environment.accessibility == EnvironmentValues().accessibility else { return nil }
    return Symbol.words(of: name)
  }
}

extension EnvironmentModifier: SymbolHolder {
  func symbolName(in environment: EnvironmentValues) -> String? {
    guard let content = content as? any SymbolHolder else { return nil }
    var values = environment
    change.apply(to: &values)
    return content.symbolName(in: values)
  }
}

extension Box: SymbolHolder {
  func symbolName(in environment: EnvironmentValues) -> String? {
    (content as? any SymbolHolder)?.symbolName(in: environment)
  }
}
