import FeatureSources
import SwiftSyntax

/// Replaces `StateSequence({ .loading }, { await fetch() })` with `StateSequence(.loading, then: { await fetch() })`.
final class SequenceRule: MigrationRule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledName == "StateSequence", !node.arguments.isEmpty, node.additionalTrailingClosures.isEmpty,
      node.arguments.allSatisfy({ $0.label == nil })
    else { return .visitChildren }
    var steps = node.arguments.map(\.expression)
    guard steps.contains(where: { $0.is(ClosureExprSyntax.self) }) else { return .visitChildren }
    let last = node.trailingClosure.map(ExprSyntax.init) ?? steps.removeLast()
    let states = steps.map(\.singleState)
    if states.contains(nil) || (steps.isEmpty && last.singleState == nil) {
      context.leave(
        node, "StateSequence of closures",
        because: "only its last step may be asynchronous if the others are values, and they must be computed at once",
        advice: "write a list: 'StateSequence { .loading; Next { await fetch() } }'")
      return .visitChildren
    }
    for (step, state) in zip(steps, states) {
      if let state { context.replace(step, with: state.trimmedDescription) }
    }
    if let state = last.singleState {
      if node.trailingClosure == nil { context.replace(last, with: state.trimmedDescription) }
    } else if node.trailingClosure == nil {
      let start = last.positionAfterSkippingLeadingTrivia
      context.replace(from: start, to: start, with: "then: ")
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The state of `{ .loading }`, if it can be a value: a case, whose values are names, members and literals.
  fileprivate var singleState: ExprSyntax? {
    guard let closure = self.as(ClosureExprSyntax.self), closure.signature == nil, closure.statements.count == 1,
      let state = closure.statements.first?.item.as(ExprSyntax.self), state.isConstant, !closure.hasComments
    else { return nil }
    return state
  }

  private var isConstant: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member): member.base?.isConstant ?? true
    case .declReferenceExpr, .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
      .nilLiteralExpr:
      true
    case .functionCallExpr(let call):
      call.calledExpression.is(MemberAccessExprSyntax.self) && call.trailingClosure == nil
        && call.calledExpression.isConstant && call.arguments.allSatisfy { $0.expression.isConstant }
        && call.isCase
    default: false
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether this looks like a case with values, `.failed(message)` or `BlogViewState.failed(message)`.
  fileprivate var isCase: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    guard let base = member.base else { return true }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }
}

extension ClosureExprSyntax {
  fileprivate var hasComments: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      (token.id == leftBrace.id ? [] : Array(token.leadingTrivia)).contains(where: \.isComment)
        || (token.id == rightBrace.id ? [] : Array(token.trailingTrivia)).contains(where: \.isComment)
    }
  }
}
