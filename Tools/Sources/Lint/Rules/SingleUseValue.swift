import FeatureSources
import SwiftSyntax

/// Reports models that store what can be used only once.
final class SingleUseValue: LintRule {
  override class var id: String { "single-use-value-in-model" }
  override class var summary: String {
    "A model stores an iterator or a continuation, but its actions can be called more than once."
  }

  private static let iterators: Set<String> = ["AsyncIterator", "AsyncIteratorProtocol", "Iterator"]
  private static let continuations: Set<String> = ["CheckedContinuation", "UnsafeContinuation"]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    check(node, node.name.trimmedName, isMember: false)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    check(node, node.name.trimmedName, isMember: true)
    return .visitChildren
  }

  private func check(_ node: some SyntaxProtocol, _ name: String, isMember: Bool) {
    guard isInModel, node.isInStoredProperty else { return }
    if Self.continuations.contains(name) || isMember && name == "Continuation" {
      report(
        node,
        "The model '\(enclosingType)' stores a continuation, which is resumed or finished once, but its actions can be "
          + "called again. Keep it in a repository, and give the model a function of that.")
    } else if Self.iterators.contains(name) {
      report(
        node,
        "The model '\(enclosingType)' stores an iterator, whose values each caller takes from the others. Store a "
          + "function that makes the sequence, and iterate inside of the action.")
    }
  }
}
