import Behavior
import FeatureSources
import SwiftSyntax

/// Reports states in which an action ends, and which neither a person nor the feature itself can leave.
final class StateWithoutWayOut: LintRule {
  override class var id: String { "state-without-way-out" }
  override class var summary: String {
    "An action ends in a state that has no action, so that nothing leads out of it."
  }

  private static let advice =
    "Give it a model with an action, such as one to retry; if it is meant to be the last state, disable this rule for it."

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.trimmedName
    if let feature = facts.endings.first(where: { $0.type == enclosingType }), let action = feature.withoutWayOut[name],
      !facts.continued.contain(name, of: enclosingType)
    {
      report(
        node.name,
        "Nothing leads out of the state '\(name)', in which '\(action)' ends: it has no action. \(Self.advice)")
    }
    return .visitChildren
  }

  /// A state such as `saving`, which other actions leave by themselves.
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    for place in facts.endings.flatMap(\.stuck) where place.expression.root.id == node.id {
      report(
        place.expression,
        "'\(place.action)' ends in the state '\(place.state)', which has no action, so that nothing leads out of it. "
          + "Continue with another state, as the other actions with this state do.")
    }
    return .visitChildren
  }
}
