import SwiftSyntax

extension WithAttributesSyntax where Self: WithModifiersSyntax {
  /// Whether the declaration states that it is isolated to a global actor, or that it is not, if it states either.
  public var statedIsolation: Bool? {
    let isNonisolated = modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
    if isNonisolated || attributes.contains("concurrent") { return false }
    return attributes.nameGlobalActor ? true : nil
  }
}

extension AttributeListSyntax {
  /// Whether one of the attributes names a global actor, such as `@MainActor`.
  public var nameGlobalActor: Bool { names.contains { $0.hasSuffix("Actor") && $0 != "_inheritActorContext" } }

  public func contains(_ name: String) -> Bool { names.contains(name) }

  private var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.components.last }
  }
}
