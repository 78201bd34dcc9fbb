import FeatureSources
import SwiftSyntax

/// Reports `observe(await model.load())`.
final class AwaitedArgument: LintRule {
  override class var id: String { "awaited-observe-argument" }
  override class var summary: String { "The action is awaited before it is observed, so that nothing supersedes it." }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledName == "observe", let argument = node.arguments.first, argument.label == nil,
      let awaiting = argument.expression.as(AwaitExprSyntax.self)
    else { return .visitChildren }
    report(
      awaiting,
      "The action ends before 'observe' is called: the running one is not superseded, and a newer one does not cancel "
        + "this one. Pass a closure: 'observe { \(awaiting.trimmedDescription) }'.",
      fix: fix(node, awaiting))
    return .visitChildren
  }

  /// Puts the argument into a closure, if it certainly returns a state and needs no explicit `self`.
  private func fix(_ node: FunctionCallExprSyntax, _ awaiting: AwaitExprSyntax) -> [Edit] {
    guard node.trailingClosure == nil, let function = node.awaitedFunction, index.isAsyncFunctionOfState(function),
      let kind = index.declaration(enclosingType)?.kind, kind == .structure,
      let open = node.leftParen, let close = node.rightParen
    else { return [] }
    let text = awaiting.trimmedDescription
    if node.arguments.count > 1 { return [Edit(awaiting, with: "{ \(text) }")] }
    // `if` and similar statements end at the brace of a trailing closure, but none of them takes an `observe`.
    return [
      Edit(
        from: open.positionAfterSkippingLeadingTrivia, to: close.endPositionBeforeTrailingTrivia, with: " { \(text) }")
    ]
  }
}
