import FeatureSources
import SwiftSyntax

/// Replaces `StateSequence({ .loading }, { await fetch() })`, and the same as an array literal, with
/// `StateSequence(.loading, then: { await fetch() })`.
final class SequenceRule: MigrationRule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledName == "StateSequence", !node.arguments.isEmpty, node.additionalTrailingClosures.isEmpty,
      node.arguments.allSatisfy({ $0.label == nil })
    else { return .visitChildren }
    var steps = node.arguments.map(\.expression)
    guard steps.contains(where: { $0.is(ClosureExprSyntax.self) }) else { return .visitChildren }
    let last = node.trailingClosure.map(ExprSyntax.init) ?? steps.removeLast()
    replace(steps, last, isTrailing: node.trailingClosure != nil, in: node)
    return .visitChildren
  }

  /// `[{ .loading }, { await fetch() }]`
  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    let steps = node.elements.map(\.expression)
    guard let last = steps.last else { return .visitChildren }
    let expected = node.expectedType(in: context.index)
    if expected.name == "StateSequence" || node.isObserved && steps.contains(where: \.isStep) {
      let elements = node.elements
      context.replace(node.leftSquare, with: "StateSequence(")
      // A comma after the last element, and the closing bracket.
      let end = elements.last?.trailingComma ?? node.rightSquare
      context.replace(
        from: end.positionAfterSkippingLeadingTrivia, to: end.endPositionBeforeTrailingTrivia,
        with: end.id == node.rightSquare.id ? ")" : "")
      if end.id != node.rightSquare.id { context.replace(node.rightSquare, with: ")") }
      replace(Array(steps.dropLast()), last, isTrailing: false, in: node)
    } else if case .unknown = expected, steps.allSatisfy(\.isStep) {
      context.leave(
        node, "an array of closures", because: "if it is a StateSequence, it is no literal here",
        advice: "write 'StateSequence(.loading) { await fetch() }' or a list, 'StateSequence { .loading; Next { … } }'")
    }
    return .visitChildren
  }

  private func replace(_ steps: [ExprSyntax], _ last: ExprSyntax, isTrailing: Bool, in node: some SyntaxProtocol) {
    let states = steps.map(\.singleState)
    if states.contains(nil) || (steps.isEmpty && last.singleState == nil) {
      return context.leave(
        node, "StateSequence of closures",
        because: "only its last step may be asynchronous if the others are values, and they must be computed at once",
        advice: "write a list: 'StateSequence { .loading; Next { await fetch() } }'")
    }
    for (step, state) in zip(steps, states) {
      if let state { context.replace(step, with: state.trimmedDescription) }
    }
    if let state = last.singleState {
      if !isTrailing { context.replace(last, with: state.trimmedDescription) }
    } else if !isTrailing {
      let start = last.positionAfterSkippingLeadingTrivia
      context.replace(from: start, to: start, with: "then: ")
    }
  }
}

extension ArrayExprSyntax {
  /// Whether the literal is observed: `observe([{ .loading }, { await fetch() }])`.
  fileprivate var isObserved: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return ["observe", "refresh"].contains(call.calledName) && argument.id == call.arguments.first?.id
  }
}

extension ExprSyntax {
  /// Whether this can be a step of a sequence: a closure without parameters that returns a state or waits.
  fileprivate var isStep: Bool {
    guard let closure = self.as(ClosureExprSyntax.self), closure.signature?.parameterClause == nil else { return false }
    return singleState?.as(MemberAccessExprSyntax.self)?.base == nil && singleState != nil || closure.awaits
  }

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
    case .arrayExpr(let array): array.elements.allSatisfy { $0.expression.isConstant }
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
