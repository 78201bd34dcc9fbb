import SwiftSyntax

/// The meaning of a name in the code around a closure.
enum NameMeaning: Equatable {
  /// A parameter, or a constant that a function or a pattern declares.
  case constant
  /// A local variable, or a parameter that is `inout`.
  case variable(isInSameBlock: Bool)
  /// A member of the type around it, or something outside of the type.
  case member
}

extension ClosureExprSyntax {
  /// The meaning of a name around the closure, as opposed to inside of it.
  func meaning(of name: String) -> NameMeaning {
    var isInSameBlock = true
    for node in sequence(first: Syntax(self), next: \.parent).dropFirst() {
      switch node.as(SyntaxEnum.self) {
      case .codeBlockItemList(let list):
        for item in list where item.position < position {
          if let kind = item.declares(name) { return kind ? .constant : .variable(isInSameBlock: isInSameBlock) }
        }
        isInSameBlock = false
      case .ifExpr(let condition):
        if let kind = condition.conditions.declares(name) { return kind ? .constant : .variable(isInSameBlock: false) }
      case .whileStmt(let loop):
        if let kind = loop.conditions.declares(name) { return kind ? .constant : .variable(isInSameBlock: false) }
      case .forStmt(let loop):
        if let kind = loop.pattern.declares(name, isConstant: true) {
          return kind ? .constant : .variable(isInSameBlock: false)
        }
      case .switchCase(let branch):
        if let kind = branch.label.declares(name) { return kind ? .constant : .variable(isInSameBlock: false) }
      case .catchClause(let clause):
        if let kind = clause.catchItems.declares(name) { return kind ? .constant : .variable(isInSameBlock: false) }
        if name == "error", clause.catchItems.isEmpty { return .constant }
      case .closureExpr(let closure):
        if closure.id != id, closure.declares(name) { return .constant }
      case .functionDecl(let function):
        if let kind = function.signature.parameterClause.declares(name) {
          return kind ? .constant : .variable(isInSameBlock: isInSameBlock)
        }
      case .initializerDecl(let initializer):
        if let kind = initializer.signature.parameterClause.declares(name) {
          return kind ? .constant : .variable(isInSameBlock: isInSameBlock)
        }
      case .accessorDecl(let accessor):
        if (accessor.parameters?.name.trimmedName ?? "newValue") == name { return .constant }
      case .memberBlock: return .member
      default: continue
      }
    }
    return .member
  }

  /// Whether the closure is in a function that can change `self`, or in an initializer, which sets its properties.
  var isInMutatingFunction: Bool {
    for node in sequence(first: Syntax(self), next: \.parent) {
      switch node.as(SyntaxEnum.self) {
      case .functionDecl(let function):
        if function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.mutating) }) { return true }
      case .initializerDecl: return true
      case .accessorDecl(let accessor): return accessor.accessorSpecifier.tokenKind != .keyword(.get)
      case .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  private func declares(_ name: String) -> Bool {
    if signature?.capture?.items.contains(where: { $0.name.trimmedName == name }) == true { return true }
    return switch signature?.parameterClause {
    case .simpleInput(let names)?: names.contains { $0.name.trimmedName == name }
    case .parameterClause(let clause)?:
      clause.parameters.contains { ($0.secondName ?? $0.firstName).trimmedName == name }
    case nil: false
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement declares the name for the statements after it: as a constant, or else a variable.
  fileprivate func declares(_ name: String) -> Bool? {
    switch item {
    case .decl(let declaration):
      if declaration.as(FunctionDeclSyntax.self)?.name.trimmedName == name { return true }
      guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
      let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
      return variable.bindings.lazy.compactMap { $0.pattern.declares(name, isConstant: isConstant) }.first
    case .stmt(let statement): return statement.as(GuardStmtSyntax.self)?.conditions.declares(name)
    case .expr: return nil
    }
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func declares(_ name: String) -> Bool? {
    let parameter = parameters.first { ($0.secondName ?? $0.firstName).trimmedName == name }
    return parameter.map { !$0.type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.inout) } }
  }
}

extension SyntaxProtocol {
  /// Whether patterns in the code bind the name: to a constant, or else to a variable.
  ///
  /// - Parameter isConstant: Whether a name without `let` or `var` is a constant; `nil` if it is none that is declared.
  fileprivate func declares(_ name: String, isConstant: Bool? = nil) -> Bool? {
    let search = BindingSearch(name, isConstant)
    search.walk(self)
    return search.found
  }
}

private final class BindingSearch: SyntaxVisitor {
  private let name: String
  private var isConstant: Bool?
  private(set) var found: Bool?

  init(_ name: String, _ isConstant: Bool?) {
    (self.name, self.isConstant) = (name, isConstant)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.identifier.trimmedName == name, let isConstant { found = isConstant }
    return .visitChildren
  }

  /// `let (a, b)` and `.case(let a)`
  override func visit(_ node: ValueBindingPatternSyntax) -> SyntaxVisitorContinueKind {
    let isConstant = node.bindingSpecifier.tokenKind != .keyword(.var)
    found = node.pattern.declares(name, isConstant: isConstant) ?? found
    return .skipChildren
  }

  /// `if let a`
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let isConstant = node.bindingSpecifier.tokenKind != .keyword(.var)
    found = node.pattern.declares(name, isConstant: isConstant) ?? found
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
