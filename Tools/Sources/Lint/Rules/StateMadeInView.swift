import FeatureSources
import SwiftSyntax

/// Reports states that a view makes up, as in `observe(.loaded(profile))`.
final class StateMadeInView: LintRule {
  override class var id: String { "state-made-in-view" }
  override class var summary: String {
    "A view observes a state that it makes up, which no action of the state returns."
  }

  private static let views: Set<String> = [
    "View", "ViewStateRendering", "UIViewController", "UIView", "NSViewController",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard isInView, let name = node.calledName, name == "observe" || name == "refresh",
      let argument = node.firstArgument, let state = madeState(argument)
    else { return .visitChildren }
    report(
      state,
      "The view makes up the state '\(state.trimmedDescription)', which is possible in every state. Observe an action of "
        + "the model that the current state has.")
    return .visitChildren
  }

  private var isInView: Bool {
    enclosingTypes.contains { type in
      index.declaration(type)?.inherited.contains { Self.views.contains($0.components.last ?? "") } ?? false
    }
  }

  /// The state in `.loaded(profile)`, `ProfileViewState.loading` and `{ .loading }`.
  private func madeState(_ argument: ExprSyntax) -> ExprSyntax? {
    if let closure = argument.as(ClosureExprSyntax.self) {
      guard closure.statements.count == 1, let only = closure.statements.first?.item.as(ExprSyntax.self) else {
        return nil
      }
      return madeState(only)
    }
    let callee = argument.as(FunctionCallExprSyntax.self)?.calledExpression ?? argument
    if let member = callee.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return argument }
      return isState(base) ? argument : nil
    }
    return argument.is(FunctionCallExprSyntax.self) && isState(callee) ? argument : nil
  }

  private func isState(_ expression: ExprSyntax) -> Bool {
    let name =
      expression.as(DeclReferenceExprSyntax.self) ?? expression.as(MemberAccessExprSyntax.self)?.declName
    return name.map { index.stateNames.contains($0.baseName.trimmedName) } ?? false
  }
}
