import FeatureSources
import SwiftSyntax

/// The value of a name, as far as syntax shows it.
enum NamedValue {
  /// It has one of these types.
  case types([TypeSyntax])
  /// It is a function that returns this type.
  case function(TypeSyntax)
  /// It was declared without a type, with this value.
  case value(ExprSyntax)
  /// It is declared, and its type is not written.
  case opaque
}

extension SyntaxProtocol {
  /// The value of a name at this node, by the innermost declaration around it, or `nil` if no declaration of this file
  /// encloses it.
  func value(of name: String, in index: FeatureIndex) -> NamedValue? {
    var inner = Syntax(self)
    while let scope = inner.parent {
      if let found = scope.declared(name, before: inner, index) { return found }
      inner = scope
    }
    return nil
  }
}

extension Syntax {
  /// The value that this scope declares under a name, for code in one of its children.
  fileprivate func declared(_ name: String, before inner: Syntax, _ index: FeatureIndex) -> NamedValue? {
    if let list = self.as(CodeBlockItemListSyntax.self) {
      // Of several declarations before the node, the last one.
      let items = list.map { Syntax($0.item) }
      let before = items.filter { $0.endPosition <= inner.position }.reversed()
      return before.lazy.compactMap { $0.declares(name, index) }.first
        ?? items.lazy.compactMap { $0.as(FunctionDeclSyntax.self)?.named(name) }.first
    }
    if let members = self.as(MemberBlockItemListSyntax.self) {
      return members.lazy.compactMap { Syntax($0.decl).declares(name, index) }.first
    }
    if let function = self.as(FunctionDeclSyntax.self) { return function.signature.parameterClause.value(of: name) }
    if let function = self.as(InitializerDeclSyntax.self) { return function.signature.parameterClause.value(of: name) }
    if let closure = self.as(ClosureExprSyntax.self) { return closure.parameter(name) }
    if let branch = self.as(IfExprSyntax.self), inner.id != branch.elseBody?.id {
      return branch.conditions.value(of: name, before: inner, index)
    }
    if let loop = self.as(WhileStmtSyntax.self) { return loop.conditions.value(of: name, before: inner, index) }
    if let loop = self.as(ForStmtSyntax.self), loop.pattern.binds(name) { return .opaque }
    if let branch = self.as(SwitchCaseSyntax.self), let label = branch.label.as(SwitchCaseLabelSyntax.self) {
      return label.caseItems.lazy.compactMap { $0.pattern.value(of: name, index) }.first
    }
    return nil
  }

  /// The value of a name that a declaration, or a `guard`, adds to the code after it.
  private func declares(_ name: String, _ index: FeatureIndex) -> NamedValue? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.named(name) }
    if let statement = self.as(GuardStmtSyntax.self) { return statement.conditions.value(of: name, before: nil, index) }
    guard let variable = self.as(VariableDeclSyntax.self) else { return nil }
    for binding in variable.bindings where binding.pattern.binds(name) {
      guard binding.pattern.is(IdentifierPatternSyntax.self) else { return .opaque }
      if let type = binding.typeAnnotation?.type { return .types([type]) }
      return binding.initializer.map { .value($0.value) } ?? .opaque
    }
    return nil
  }
}

extension FunctionDeclSyntax {
  fileprivate func named(_ name: String) -> NamedValue? {
    guard self.name.trimmedName == name else { return nil }
    return signature.returnClause.map { .function($0.type) } ?? .opaque
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func value(of name: String) -> NamedValue? {
    parameters.first { ($0.secondName ?? $0.firstName).trimmedName == name }.map { .types([$0.type]) }
  }
}

extension ClosureExprSyntax {
  fileprivate func parameter(_ name: String) -> NamedValue? {
    if let captured = signature?.capture?.items.first(where: { $0.name.trimmedName == name }) {
      return captured.initializer.map { .value($0.value) }
    }
    switch signature?.parameterClause {
    case .simpleInput(let list): return list.contains { $0.name.trimmedName == name } ? .opaque : nil
    case .parameterClause(let clause):
      let parameter = clause.parameters.first { ($0.secondName ?? $0.firstName).trimmedName == name }
      return parameter.map { $0.type.map { .types([$0]) } ?? .opaque }
    case nil: return nil
    }
  }
}

extension ConditionElementListSyntax {
  fileprivate func value(of name: String, before inner: Syntax?, _ index: FeatureIndex) -> NamedValue? {
    for condition in reversed() {
      if let inner, condition.endPosition > inner.position, inner.position >= condition.position { continue }
      switch condition.condition {
      case .optionalBinding(let binding) where binding.pattern.binds(name):
        if let type = binding.typeAnnotation?.type { return .types([type]) }
        // `if let action` continues with the optional of the same name.
        if let value = binding.initializer?.value { return .value(value) }
      case .matchingPattern(let match):
        if let found = match.pattern.value(of: name, index) { return found }
      default: break
      }
    }
    return nil
  }
}

extension PatternSyntax {
  /// Whether the pattern introduces a name.
  fileprivate func binds(_ name: String) -> Bool { identifier(name) != nil }

  private func identifier(_ name: String) -> TokenSyntax? {
    tokens(viewMode: .sourceAccurate).first {
      $0.trimmedName == name && $0.parent?.is(IdentifierPatternSyntax.self) == true
    }
  }

  /// The value that a pattern such as `.failed(let message, let retry)` binds to a name.
  fileprivate func value(of name: String, _ index: FeatureIndex) -> NamedValue? {
    guard let identifier = identifier(name) else { return nil }
    let around = sequence(first: Syntax(identifier), next: \.parent)
    guard let argument = around.lazy.compactMap({ $0.as(LabeledExprSyntax.self) }).first,
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self), let name = call.calledName,
      let position = Array(list).firstIndex(where: { $0.id == argument.id })
    else { return .opaque }
    let types = index.values(ofCases: name).filter { $0.count == list.count }.map { $0[position] }
    return types.isEmpty ? .opaque : .types(types)
  }
}
