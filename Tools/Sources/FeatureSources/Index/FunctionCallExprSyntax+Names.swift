import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The name of the called function or type, without what is before its last dot.
  public var calledName: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.trimmedName }
    if let generic = calledExpression.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.trimmedName
    }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.trimmedName
  }

  /// The first argument, which may be a trailing closure.
  public var firstArgument: ExprSyntax? {
    arguments.first?.expression ?? trailingClosure.map(ExprSyntax.init)
  }

  /// The name of `load` in `f { await model.load() }`, `f(await model.load())` and `f(model.load)`.
  public var awaitedFunction: String? {
    guard var expression = firstArgument else { return nil }
    if let closure = expression.as(ClosureExprSyntax.self) {
      guard closure.statements.count == 1, let only = closure.statements.first?.item.as(ExprSyntax.self) else {
        return nil
      }
      expression = only
    }
    if let awaiting = expression.as(AwaitExprSyntax.self) { expression = awaiting.expression }
    if let call = expression.as(FunctionCallExprSyntax.self) { return call.calledName }
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.trimmedName }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.trimmedName
  }
}

extension DeclReferenceExprSyntax {
  /// The call of this function, with or without something before a dot.
  public var enclosingCall: FunctionCallExprSyntax? {
    if let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id {
      return member.callOfThis
    }
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id else { return nil }
    return call
  }
}

extension MemberAccessExprSyntax {
  /// The call of this member.
  public var callOfThis: FunctionCallExprSyntax? {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id else { return nil }
    return call
  }
}
