import Behavior
import FeatureSources
import SwiftSyntax

/// Reports actions after which a state shows shared data that it no longer follows.
final class SharedDataNotRejoined: LintRule {
  override class var id: String { "shared-data-not-rejoined" }
  override class var summary: String {
    "An action ends with a state of shared data, and no longer follows the data, as the action before it did."
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    for place in facts.endings.flatMap(\.notRejoined) where place.expression.root.id == node.id {
      report(
        place.expression,
        "'\(place.action)' supersedes the action that follows the shared data, and ends here, so that later changes do not "
          + "reach the state '\(place.state)'. End by following again, as with 'await emit.follow(…)'.")
    }
    return .visitChildren
  }
}
