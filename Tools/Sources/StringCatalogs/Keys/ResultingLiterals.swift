import FeatureSources
import SwiftSyntax

extension ExprSyntax {
  /// The literals that this expression can result in: itself, or the branches of a ternary, an `if` or a `switch`, the
  /// alternatives of `??`, and the elements of an array or the values of a dictionary.
  var resultingLiterals: [StringLiteralExprSyntax] {
    switch self.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): [literal]
    case .tupleExpr(let tuple) where tuple.elements.count == 1: tuple.elements.first!.expression.resultingLiterals
    case .arrayExpr(let array): array.elements.flatMap(\.expression.resultingLiterals)
    case .dictionaryExpr(let dictionary):
      if case .elements(let elements) = dictionary.content { elements.flatMap(\.value.resultingLiterals) } else { [] }
    case .sequenceExpr(let sequence): Self.literals(in: Array(sequence.elements)[...])
    case .ifExpr(let condition): condition.resultingLiterals
    case .switchExpr(let choice): choice.cases.flatMap { $0.branch?.resultingLiterals ?? [] }
    default: []
    }
  }

  /// The literals that an expression with operators can result in, before the parser has ordered its operators.
  static func literals(in elements: ArraySlice<ExprSyntax>) -> [StringLiteralExprSyntax] {
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
    {
      return ternary.thenExpression.resultingLiterals + literals(in: elements[(place + 1)...])
    }
    // `a ?? "b"`
    guard elements.count % 2 == 1 else { return [] }
    let operators = elements.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    guard operators.allSatisfy({ $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" }) else { return [] }
    return elements.flatMap(\.resultingLiterals)
  }
}

extension IfExprSyntax {
  fileprivate var resultingLiterals: [StringLiteralExprSyntax] {
    let other: [StringLiteralExprSyntax] =
      switch elseBody {
      case .codeBlock(let block): block.statements.resultingLiterals
      case .ifExpr(let next): next.resultingLiterals
      case nil: []
      }
    return body.statements.resultingLiterals + other
  }
}

extension SwitchCaseListSyntax.Element {
  fileprivate var branch: CodeBlockItemListSyntax? {
    if case .switchCase(let branch) = self { branch.statements } else { nil }
  }
}

extension CodeBlockItemListSyntax {
  /// The literals that a block can result in as its only expression.
  var resultingLiterals: [StringLiteralExprSyntax] {
    guard count == 1, let item = first?.item else { return [] }
    if let expression = item.as(ExprSyntax.self) { return expression.resultingLiterals }
    return item.as(ExpressionStmtSyntax.self)?.expression.resultingLiterals ?? []
  }

  /// The literals that a function with this body can return.
  var returnedLiterals: [StringLiteralExprSyntax] {
    let search = ReturnSearch()
    search.walk(self)
    return resultingLiterals + search.found.flatMap(\.resultingLiterals)
  }
}

/// Finds the returned expressions of a function, but not of functions and closures inside.
private final class ReturnSearch: SyntaxVisitor {
  private(set) var found: [ExprSyntax] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { found.append(expression) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
