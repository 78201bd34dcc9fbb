extension PluginMessage {
  /// Creates the answer to a message.
  init(answering message: HostMessage) {
    self =
      switch message {
      case .getCapability: .capability
      case .expandFreestandingMacro(let expansion):
        Self.expanded { () throws(Diagnostic) in try Self.source(of: expansion) }
      case .expandAttachedMacro(let expansion):
        Self.expanded { () throws(Diagnostic) in try Self.source(of: expansion) }
      case .unknown(let name):
        .expansion(source: nil, diagnostics: [Diagnostic("The compiler sent the unknown message “\(name)”.", at: nil)])
      }
  }

  private static func expanded(_ source: () throws(Diagnostic) -> String) -> PluginMessage {
    do {
      return .expansion(source: try source(), diagnostics: [])
    } catch {
      return .expansion(source: nil, diagnostics: [error])
    }
  }

  private static func source(of expansion: FreestandingExpansion) throws(Diagnostic) -> String {
    switch expansion.macro.typeName {
    case "Preview": try PreviewExpansion(expansion).source
    case let name: throw Diagnostic("“\(name)” is no macro of this plugin.", at: expansion.syntax)
    }
  }

  private static func source(of expansion: AttachedExpansion) throws(Diagnostic) -> String {
    switch (expansion.macro.typeName, expansion.macroRole) {
    // Only an expansion of `#Preview` uses a declaration with this attribute.
    case ("Previewable", _): ""
    case ("Entry", "accessor"): try EntryExpansion(expansion).accessors
    case ("Entry", "peer"): try EntryExpansion(expansion).key
    case let (name, _): throw Diagnostic("“\(name)” is no macro of this plugin.", at: expansion.attributeSyntax)
    }
  }
}
