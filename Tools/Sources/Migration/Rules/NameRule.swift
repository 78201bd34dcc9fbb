import FeatureSources
import SwiftSyntax

/// Replaces names of types and functions.
final class NameRule: MigrationRule {
  private static let types = [
    "AsyncStateContainer": "StateContainer", "LegacyViewState": "ViewState",
    "LegacyRenderedViewState": "RenderedViewState",
  ]

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
        node, "StateContaining", because: "the protocol exists only for features of vsm-ios 1.x",
        advice: "write the type of the parameter as 'StateContainer<…>'")
    }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.trimmedName
    if name == "observeAsync" {
      replaceObserveAsync(node)
    } else if let new = name == "bindAsync" ? "bind" : Self.types[name] {
      context.replace(node.baseName, with: new)
    }
    return .visitChildren
  }

  /// `observeAsync` is `observe`, except with an action that waits and then returns a sequence.
  private func replaceObserveAsync(_ node: DeclReferenceExprSyntax) {
    let call = node.enclosingCall
    let action = call?.firstArgument
    let function = call?.awaitedFunction
    switch action.map({ context.index.result(ofAction: $0) }) ?? .unknown {
    case .state:
      context.replace(node.baseName, with: "observe")
    case .sequence:
      if let closure = action?.as(ClosureExprSyntax.self), !closure.awaits {
        context.replace(node.baseName, with: "observe")
      } else {
        let function = function.map { "'\($0)'" } ?? "the action"
        context.leave(
          node, "observeAsync with \(function == "the action" ? "a sequence" : function)",
          because: "an async function that returns a sequence is not an action here",
          advice: "let \(function) return the sequence at once, with the slow work as one of its steps, and write "
            + "'observe(…)' without 'await'")
      }
    case .unknown:
      context.leave(
        node, "observeAsync with \(function.map { "'\($0)'" } ?? "an action")",
        because: "its declaration is not among the files or its type is not written, so it may return a sequence",
        advice: "write 'observe' if it returns a state; let a function that returns a sequence return it at once, "
          + "without 'async'")
    }
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
