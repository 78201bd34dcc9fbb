import FeatureSources
import SwiftSyntax

extension Member {
  /// The code of a function, a computed property or a closure.
  var statements: CodeBlockItemListSyntax? {
    if let closure = body?.as(ClosureExprSyntax.self) { return closure.statements }
    if let block = body?.as(CodeBlockSyntax.self) { return block.statements }
    if let block = body?.as(AccessorBlockSyntax.self), case .getter(let statements) = block.accessors {
      return statements
    }
    return nil
  }

  var returnedValues: [ExprSyntax] { statements?.returnedValues ?? [] }

  /// The name of the parameter through which it emits states.
  var emitter: String? {
    parameters.first { $0.type?.unwrapped.components.last == "StateEmitter" }?.name
  }
}

extension CodeBlockItemListSyntax {
  /// The values of the statements `return`, or the only expression, with the branches of `if` and `switch`.
  var returnedValues: [ExprSyntax] {
    let values = returns.compactMap(\.expression)
    if !values.isEmpty { return values }
    return count == 1 ? (first?.expression?.branches ?? []) : []
  }

  /// The statements `return`, but not the statements of functions and closures inside.
  var returns: [ReturnStmtSyntax] {
    let search = ReturnSearch(viewMode: .sourceAccurate)
    search.walk(self)
    return search.found
  }
}

extension CodeBlockItemSyntax {
  /// The expression that is the statement, such as a call or an `if`.
  var expression: ExprSyntax? {
    switch item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    }
  }
}

extension ExprSyntax {
  /// The expression without `try` and `await`.
  var withoutEffects: ExprSyntax {
    if let effect = self.as(AwaitExprSyntax.self) { return effect.expression.withoutEffects }
    if let effect = self.as(TryExprSyntax.self) { return effect.expression.withoutEffects }
    return self
  }

  /// The values of an `if` or a `switch`, or the expression itself.
  var branches: [ExprSyntax] { blocks?.flatMap(\.returnedValues) ?? [self] }

  /// The blocks of an `if` or a `switch`.
  var blocks: [CodeBlockItemListSyntax]? {
    if let condition = self.as(IfExprSyntax.self) {
      let rest: [CodeBlockItemListSyntax] =
        switch condition.elseBody {
        case .codeBlock(let block)?: [block.statements]
        case .ifExpr(let next)?: ExprSyntax(next).blocks ?? []
        case nil: []
        }
      return [condition.body.statements] + rest
    }
    return self.as(SwitchExprSyntax.self)?.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
  }

  /// Whether one of the blocks of an `if` or a `switch` always runs.
  var isExhaustive: Bool {
    guard let condition = self.as(IfExprSyntax.self) else { return true }
    switch condition.elseBody {
    case .codeBlock?: return true
    case .ifExpr(let next)?: return ExprSyntax(next).isExhaustive
    case nil: return false
    }
  }
}

private final class ReturnSearch: SyntaxVisitor {
  private(set) var found: [ReturnStmtSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
