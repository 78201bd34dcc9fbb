import FeatureSources
import SwiftSyntax

/// Replaces names of types and functions.
final class NameRule: MigrationRule {
  private static let types = [
    "AsyncStateContainer": "StateContainer", "LegacyViewState": "ViewState",
    "LegacyRenderedViewState": "RenderedViewState",
  ]
  private static let functions = ["observeAsync": "observe", "bindAsync": "bind"]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let new = Self.types[node.name.trimmedName] {
      context.replace(node.name, with: new)
    } else if node.name.trimmedName == "StateContaining" {
      replaceProtocol(node)
    }
    return .visitChildren
  }

  /// `some StateContaining<S>` is `StateContainer<S>`, which is a class.
  private func replaceProtocol(_ node: IdentifierTypeSyntax) {
    if let wrapping = node.parent?.as(SomeOrAnyTypeSyntax.self), node.genericArgumentClause != nil {
      context.replace(
        from: wrapping.positionAfterSkippingLeadingTrivia, to: node.name.endPositionBeforeTrailingTrivia,
        with: "StateContainer")
    } else {
      context.leave(
        node, "StateContaining", because: "the protocol does not exist here",
        advice: "write the type of the parameter as 'StateContainer<…>'")
    }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let new = Self.types[node.baseName.trimmedName] ?? Self.functions[node.baseName.trimmedName] {
      if let call = node.enclosingCall, let function = call.awaitedFunction, returnsSequence(node, function) {
        context.leave(
          node, "\(node.baseName.trimmedName) with '\(function)'",
          because: "an async function that returns a sequence is not an action here",
          advice: "let '\(function)' return the sequence at once, with the slow work as one of its steps, and write "
            + "'observe(…\(function)(…))'")
      } else {
        context.replace(node.baseName, with: new)
      }
    }
    return .visitChildren
  }

  private func returnsSequence(_ node: DeclReferenceExprSyntax, _ function: String) -> Bool {
    node.baseName.trimmedName == "observeAsync" && context.index.isAsyncFunctionOfSequence(function)
  }

  /// `refresh(state: { … })` has no label here.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledName == "refresh", node.arguments.count == 1, node.trailingClosure == nil,
      let argument = node.arguments.first, let label = argument.label, label.trimmedName == "state",
      argument.expression.is(ClosureExprSyntax.self)
    {
      context.replace(
        from: label.positionAfterSkippingLeadingTrivia, to: argument.expression.positionAfterSkippingLeadingTrivia,
        with: "")
    }
    return .visitChildren
  }
}
