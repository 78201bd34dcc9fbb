import FeatureSources
import SwiftSyntax

/// The kind of result of an action, as far as syntax shows it.
enum ActionResult {
  case state, sequence, unknown

  /// The result of several possibilities.
  init(_ results: some Sequence<ActionResult>) {
    let all = Set(results)
    self = all.count == 1 ? all.first! : .unknown
  }
}

extension FeatureIndex {
  /// The kind of result of an action that is passed as a closure or as a function.
  func result(ofAction action: ExprSyntax, depth: Int = 0) -> ActionResult {
    // A name can be declared by means of itself, as in a program with an error.
    guard depth < 8 else { return .unknown }
    let action = action.withoutEffects
    if let closure = action.as(ClosureExprSyntax.self) { return result(ofClosure: closure, depth: depth + 1) }
    if let name = action.as(DeclReferenceExprSyntax.self)?.baseName.trimmedName {
      switch action.value(of: name, in: self) {
      case .function(let type): return result(ofType: type)
      case .types(let types): return result(ofFunctionTypes: types)
      case .value(let value): return result(ofAction: value, depth: depth + 1)
      case .opaque: return .unknown
      case nil: return result(ofMember: name)
      }
    }
    if let member = action.as(MemberAccessExprSyntax.self) {
      return result(ofMember: member.declName.baseName.trimmedName)
    }
    return .unknown
  }

  private func result(ofClosure closure: ClosureExprSyntax, depth: Int) -> ActionResult {
    if let type = closure.signature?.returnClause?.type { return result(ofType: type) }
    if closure.statements.count == 1, let value = closure.statements.first?.item.as(ExprSyntax.self) {
      return result(ofValue: value, depth: depth)
    }
    let search = ReturnSearch(viewMode: .sourceAccurate)
    search.walk(closure.statements)
    return ActionResult(search.values.map { result(ofValue: $0, depth: depth) })
  }

  /// Whether a value is a state or a sequence.
  private func result(ofValue value: ExprSyntax, depth: Int) -> ActionResult {
    guard depth < 8 else { return .unknown }
    let value = value.withoutEffects
    switch value.as(ExprSyntaxEnum.self) {
    case .arrayExpr: return .sequence
    case .memberAccessExpr(let member): return result(ofMemberValue: member)
    case .functionCallExpr(let call): return result(ofCall: call, depth: depth)
    case .declReferenceExpr(let reference):
      switch reference.value(of: reference.baseName.trimmedName, in: self) {
      case .types(let types): return ActionResult(types.map(result(ofType:)))
      case .value(let value): return result(ofValue: value, depth: depth + 1)
      case .function, .opaque, nil: return .unknown
      }
    default: return .unknown
    }
  }

  /// `.loading` and `BlogViewState.loading` are states; of other properties, the type is looked up.
  private func result(ofMemberValue member: MemberAccessExprSyntax) -> ActionResult {
    guard let base = member.base else { return .state }
    if isState(base) { return .state }
    return ActionResult(types(ofVariables: member.declName.baseName.trimmedName).map(result(ofType:)))
  }

  private func result(ofCall call: FunctionCallExprSyntax, depth: Int) -> ActionResult {
    if call.calledName == "StateSequence" { return .sequence }
    if isState(call.calledExpression) { return .state }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return result(ofAction: call.calledExpression, depth: depth + 1)
    }
    if member.declName.baseName.trimmedName == "init" {
      return member.base.map { isState($0) ? .state : .unknown } ?? .unknown
    }
    guard let base = member.base else { return .state }
    return isState(base) ? .state : result(ofMember: member.declName.baseName.trimmedName)
  }

  /// Whether an expression is the name of a state's type.
  private func isState(_ expression: ExprSyntax) -> Bool {
    let name =
      expression.as(DeclReferenceExprSyntax.self)?.baseName.trimmedName
      ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.trimmedName
    return name.map { stateNames.contains($0) || $0.isNameOfAState } ?? false
  }

  /// The common result of all functions of a name; asynchronous ones hide others.
  private func result(ofMember name: String) -> ActionResult {
    let all = callables(name)
    let asynchronous = all.filter(\.isAsync)
    return ActionResult((asynchronous.isEmpty ? all : asynchronous).map { result(ofType: $0.result) })
  }

  /// The common result of functions of these types; asynchronous ones hide others.
  private func result(ofFunctionTypes types: [TypeSyntax]) -> ActionResult {
    let all = types.map { $0.unwrapped.as(FunctionTypeSyntax.self) }
    let asynchronous = all.filter { $0?.effectSpecifiers?.asyncSpecifier != nil }
    return ActionResult(
      (asynchronous.isEmpty ? all : asynchronous).map { $0.map { result(ofType: $0.returnClause.type) } ?? .unknown })
  }

  private func result(ofType type: TypeSyntax) -> ActionResult {
    if isSequenceOfStates(type) { return .sequence }
    guard let name = type.components.last else { return .unknown }
    return stateNames.contains(name) || name.isNameOfAState ? .state : .unknown
  }
}

extension String {
  /// Whether a type of this name is a state by convention, although it is declared elsewhere.
  fileprivate var isNameOfAState: Bool { hasSuffix("ViewState") && !["ViewState", "LegacyViewState"].contains(self) }
}

extension ExprSyntax {
  /// The expression in `await expression`, `try expression` and `(expression)`.
  fileprivate var withoutEffects: ExprSyntax {
    switch self.as(ExprSyntaxEnum.self) {
    case .awaitExpr(let outer): outer.expression.withoutEffects
    case .tryExpr(let outer): outer.expression.withoutEffects
    case .tupleExpr(let tuple) where tuple.elements.count == 1: tuple.elements.first!.expression.withoutEffects
    default: self
    }
  }
}

/// Finds the values that a closure returns, but not the values that closures and functions in it return.
private final class ReturnSearch: SyntaxVisitor {
  private(set) var values: [ExprSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { values.append(value) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ClosureExprSyntax {
  /// Whether the closure itself waits, and not only closures in it.
  var awaits: Bool {
    let search = AwaitSearch(viewMode: .sourceAccurate)
    search.walk(statements)
    return search.isFound
  }
}

private final class AwaitSearch: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.awaitKeyword != nil { isFound = true }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // `async let` waits at the end of its scope.
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.async) }) { isFound = true }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
