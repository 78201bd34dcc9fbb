import FeatureSources
import SwiftSyntax

extension TypeReader {
  /// The type of a name, from the innermost declaration around its use.
  func type(of reference: DeclReferenceExprSyntax, depth: Int) -> ValueType? {
    let name = reference.baseName.trimmedName
    var node = Syntax(reference)
    while let parent = node.parent {
      if name == "self", let owner = parent.declaredTypeName { return ValueType(owner) }
      switch declaration(of: name, in: parent, before: node, depth: depth) {
      case .found(let type): return type
      case .none: node = parent
      }
    }
    return property(name, of: "", depth: depth)
  }

  /// The result of a search in one scope.
  private enum Search {
    case none
    /// The name is declared here, with a type that may be unknown.
    case found(ValueType?)
  }

  private func declaration(of name: String, in scope: Syntax, before node: Syntax, depth: Int) -> Search {
    switch scope.as(SyntaxEnum.self) {
    case .codeBlockItemList(let items): local(name, in: items, before: node, depth: depth)
    case .functionDecl(let function): parameter(name, of: function.signature)
    case .initializerDecl(let initializer): parameter(name, of: initializer.signature)
    case .closureExpr(let closure): parameter(name, of: closure, depth: depth)
    case .forStmt(let loop) where loop.pattern.identifier == name && node.id != loop.sequence.id:
      .found(type(of: loop.sequence, depth: depth)?.elements.first)
    case .ifExpr(let condition) where condition.body.id == node.id:
      bound(name, in: Array(condition.conditions), depth: depth)
    case .whileStmt(let loop) where loop.body.id == node.id: bound(name, in: Array(loop.conditions), depth: depth)
    case .conditionElementList(let conditions):
      // A condition sees only the names that earlier ones bind.
      bound(name, in: conditions.filter { $0.position < node.position }, depth: depth)
    case .switchCase(let branch): matched(name, in: branch)
    default:
      if let owner = scope.declaredTypeName, let found = names.properties[owner]?[name], !found.isEmpty {
        .found(property(name, of: owner, depth: depth))
      } else {
        .none
      }
    }
  }

  private func local(_ name: String, in items: CodeBlockItemListSyntax, before node: Syntax, depth: Int) -> Search {
    for item in items.reversed() where item.position <= node.position && item.id != node.id {
      if let variable = item.item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings where binding.pattern.identifier == name {
          if let type = binding.typeAnnotation?.type { return .found(ValueType(type).map(resolved)) }
          return .found(binding.initializer.flatMap { type(of: $0.value, depth: depth) })
        }
      } else if let guarding = item.item.as(GuardStmtSyntax.self) {
        let search = bound(name, in: Array(guarding.conditions), depth: depth)
        if case .found = search { return search }
      }
    }
    return .none
  }

  private func parameter(_ name: String, of signature: FunctionSignatureSyntax) -> Search {
    for parameter in signature.parameterClause.parameters
    where (parameter.secondName ?? parameter.firstName).trimmedName == name {
      return .found(ValueType(parameter.type).map(resolved))
    }
    return .none
  }

  private func parameter(_ name: String, of closure: ClosureExprSyntax, depth: Int) -> Search {
    let parameters: [(name: String, type: TypeSyntax?)]
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): parameters = list.map { ($0.name.trimmedName, nil) }
    case .parameterClause(let clause):
      parameters = clause.parameters.map { (($0.secondName ?? $0.firstName).trimmedName, $0.type) }
    case nil: parameters = name == "$0" ? [("$0", nil)] : []
    }
    guard let place = parameters.firstIndex(where: { $0.name == name || $0.name == "$" + name }) else { return .none }
    if let type = parameters[place].type { return .found(ValueType(type).map(resolved)) }
    return .found(place == 0 ? element(of: closure, depth: depth) : nil)
  }

  /// The type of the elements that a closure is called with, as in `ForEach(items) { item in … }`.
  private func element(of closure: ClosureExprSyntax, depth: Int) -> ValueType? {
    guard let call = closure.enclosingCall, let name = call.calledName else { return nil }
    if ["ForEach", "List", "Picker", "OutlineGroup", "Table"].contains(name), let first = call.arguments.first {
      return type(of: first.expression, depth: depth)?.elements.first
    }
    let iterating: Set<String> = [
      "allSatisfy", "compactMap", "contains", "filter", "first", "flatMap", "forEach", "map", "sorted",
    ]
    guard iterating.contains(name), let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return nil
    }
    return type(of: base, depth: depth)?.elements.first
  }

  /// A name that a condition binds: `if let name`, `if let name = value` and `if case .a(let name) = value`.
  private func bound(_ name: String, in conditions: [ConditionElementSyntax], depth: Int) -> Search {
    for condition in conditions {
      switch condition.condition {
      case .optionalBinding(let binding) where binding.pattern.identifier == name:
        if let type = binding.typeAnnotation?.type { return .found(ValueType(type)?.unwrapped) }
        guard let value = binding.initializer?.value else {
          return .found(outer(name, of: condition, depth: depth)?.unwrapped)
        }
        return .found(type(of: value, depth: depth)?.unwrapped)
      case .matchingPattern(let pattern):
        if case .found(let type) = matched(name, in: pattern.pattern) { return .found(type) }
      default: break
      }
    }
    return .none
  }

  /// The type of a name outside of the statement with some conditions.
  private func outer(_ name: String, of condition: ConditionElementSyntax, depth: Int) -> ValueType? {
    guard var node = condition.parent?.parent else { return nil }
    while let parent = node.parent {
      if case .found(let type) = declaration(of: name, in: parent, before: node, depth: depth) { return type }
      node = parent
    }
    return property(name, of: "", depth: depth)
  }

  private func matched(_ name: String, in branch: SwitchCaseSyntax) -> Search {
    guard case .case(let label) = branch.label else { return .none }
    for item in label.caseItems {
      let search = matched(name, in: item.pattern)
      if case .found = search { return search }
    }
    return .none
  }

  /// A name that a pattern binds to a value of a case: `.a(let name)` and `let .a(name)`.
  private func matched(_ name: String, in pattern: PatternSyntax) -> Search {
    let search = CaseValueSearch(name)
    search.walk(pattern)
    guard let found = search.found else { return search.isBound ? .found(nil) : .none }
    let types = Set(
      (names.cases[found.name] ?? []).map { types in
        types.indices.contains(found.index) ? ValueType(types[found.index]).map(resolved) : nil
      })
    return .found(types.count == 1 ? types.first! : nil)
  }
}

/// Finds the case and the place of its value to which a pattern binds a name.
private final class CaseValueSearch: SyntaxVisitor {
  private let name: String
  private(set) var found: (name: String, index: Int)?
  private(set) var isBound = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    for (index, argument) in node.arguments.enumerated() {
      guard let pattern = argument.expression.as(PatternExprSyntax.self)?.pattern else { continue }
      if pattern.identifier == name { found = node.calledName.map { ($0, index) } }
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.identifier.trimmedName == name { isBound = true }
    return .visitChildren
  }
}

extension PatternSyntax {
  /// The name that a pattern consists of, with or without `let`.
  fileprivate var identifier: String? {
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.identifier }
    return self.as(IdentifierPatternSyntax.self)?.identifier.trimmedName
  }
}

extension ClosureExprSyntax {
  /// The call that this closure is an argument of.
  fileprivate var enclosingCall: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id { return call }
    return parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}

extension SyntaxProtocol {
  /// The name of the type that this node declares or extends.
  fileprivate var declaredTypeName: String? {
    switch Syntax(self).as(SyntaxEnum.self) {
    case .structDecl(let declaration): declaration.name.trimmedName
    case .classDecl(let declaration): declaration.name.trimmedName
    case .actorDecl(let declaration): declaration.name.trimmedName
    case .enumDecl(let declaration): declaration.name.trimmedName
    case .protocolDecl(let declaration): declaration.name.trimmedName
    case .extensionDecl(let declaration): declaration.extendedType.components.last
    default: nil
    }
  }
}
