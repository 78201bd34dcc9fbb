import FeatureSources
import SwiftSyntax

/// Reports subscriptions that models make or store.
final class SubscriptionInModel: LintRule {
  override class var id: String { "subscription-in-model" }
  override class var summary: String {
    "A model subscribes to a publisher itself, which nothing cancels with the action."
  }

  private static let advice =
    "The container subscribes, and cancels with the action: return the publisher from the action."

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if isInModel, node.name.trimmedName == "AnyCancellable", node.isInStoredProperty {
      report(node, "The model '\(enclosingType)' stores a subscription. \(Self.advice)")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if isInModel, let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.trimmedName == "sink"
    {
      report(member.declName, "The model '\(enclosingType)' subscribes to a publisher. \(Self.advice)")
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether the node is part of the type of a stored property.
  var isInStoredProperty: Bool {
    let parents = sequence(first: Syntax(self), next: \.parent)
    guard let binding = parents.lazy.compactMap({ $0.as(PatternBindingSyntax.self) }).first,
      binding.accessorBlock == nil, let type = binding.typeAnnotation, type.range.contains(position)
    else { return false }
    let declaration = binding.parent?.parent
    return declaration?.is(VariableDeclSyntax.self) == true
      && declaration?.parent?.is(MemberBlockItemSyntax.self) == true
      // The parameters and results of a closure are not stored.
      && !parents.prefix { $0.id != type.id }.contains { $0.is(FunctionTypeSyntax.self) }
  }
}
