import FeatureSources
import SwiftSyntax

/// Finding the members that names stand for.
extension StateReader {
  /// The code that a name stands for, if it gives states.
  ///
  /// - Parameter base: The expression before the dot. If its type is unknown, all members of this name are meant.
  func resolve(_ name: String, base: ExprSyntax?, _ scope: Scope, isCall: Bool = false) -> [Code] {
    guard let base, base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind != .keyword(.self) else {
      if let member = scope.member, table.members[member].parameters.contains(where: { $0.name == name }) {
        return [.parameter(member: member, name: name)]
      }
      return unqualified(name, in: scope.owner)
    }
    let candidates = (table.byName[name] ?? []).filter(isFollowed)
    if candidates.isEmpty { return bound(name, base: base, scope) }
    let type: String
    switch valueType(of: base, scope) {
    case .declared(let name)?: type = name
    case .foreign?: return []
    // A name after an unknown value is a property of something else, unless it is called.
    case nil: return isCall ? candidates.map { .member($0) } : []
    }
    let isStatic = !base.typeComponents.isEmpty
    let found = table.members(named: name, of: type).filter { isFollowed($0) && table.members[$0].isStatic == isStatic }
    return found.isEmpty ? bound(name, base: base, scope) : found.map { .member($0) }
  }

  private func isFollowed(_ member: Int) -> Bool {
    givesStates(table.members[member]) && table.members[member].name != "init"
  }

  /// The members of the type around the code, or of the types around that one, or functions outside of types.
  private func unqualified(_ name: String, in owner: String) -> [Code] {
    var scope = owner
    while true {
      let found =
        (scope.isEmpty
        ? (table.byName[name] ?? []).filter { table.members[$0].owner.isEmpty } : table.members(named: name, of: scope))
        .filter(isFollowed)
      if !found.isEmpty { return found.map { .member($0) } }
      if scope.isEmpty { return [] }
      scope = scope.split(separator: ".").dropLast().joined(separator: ".")
    }
  }

  /// The code that the property of a model is bound to: `error.retry` in `failed.error.retry()`.
  private func bound(_ name: String, base: ExprSyntax, _ scope: Scope) -> [Code] {
    guard let type = type(of: base, scope) else { return [] }
    return bindings.filter { $0.key.type == type && $0.key.property == name }.flatMap(\.value)
  }

  /// The type of an expression, if the files declare it.
  func type(of expression: ExprSyntax, _ scope: Scope) -> String? {
    if case .declared(let name)? = valueType(of: expression, scope) { name } else { nil }
  }

  /// The type of an expression, as far as declarations tell.
  private func valueType(of expression: ExprSyntax, _ scope: Scope) -> ValueType? {
    if let type = table.index.fullName(of: expression.typeComponents, in: scope.owner) { return .declared(type) }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      if ["self", "Self"].contains(name.baseName.text) { return .declared(scope.owner) }
      if let local = name.localValue { return valueType(of: local, scope) }
      if let member = scope.member,
        let parameter = table.members[member].parameters.first(where: { $0.name == name.baseName.trimmedName })
      {
        return parameter.type.flatMap { table.valueType($0, in: scope.owner) }
      }
      return valueType(ofProperty: name.baseName.trimmedName, of: scope.owner)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      return type(of: base, scope).flatMap { valueType(ofProperty: member.declName.baseName.trimmedName, of: $0) }
    }
    if let attempt = expression.as(AwaitExprSyntax.self) { return valueType(of: attempt.expression, scope) }
    if let attempt = expression.as(TryExprSyntax.self) { return valueType(of: attempt.expression, scope) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression
      if let made = table.index.fullName(of: callee.typeComponents, in: scope.owner) { return .declared(made) }
      guard let name = call.calledName else { return nil }
      let owner = callee.as(MemberAccessExprSyntax.self)?.base.map { type(of: $0, scope) } ?? scope.owner
      guard let owner else { return nil }
      let results = (table.byName[name] ?? []).filter { table.members[$0].owner == owner }
        .compactMap { table.members[$0].result }
      return results.first.flatMap { table.valueType($0, in: owner) }
    }
    return nil
  }

  private func valueType(ofProperty name: String, of owner: String) -> ValueType? {
    let property = (table.properties[owner] ?? []).first { $0.name == name }
    return property.flatMap { table.valueType($0.type, in: owner) }
  }
}

extension String {
  var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}

extension TypeSyntax {
  /// The result of a function type.
  var functionResult: TypeSyntax? { unwrapped.as(FunctionTypeSyntax.self)?.returnClause.type }
}

extension ExprSyntax {
  /// The names of an expression that may be a type: `CartViewState.Phase`.
  var typeComponents: [String] {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      let text = name.baseName.trimmedName
      return text.first?.isUppercase == true ? [text] : []
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.typeComponents }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return [] }
    let outer = base.typeComponents
    let name = member.declName.baseName.trimmedName
    if name == "init" { return outer }
    return outer.isEmpty || name.first?.isUppercase != true ? [] : outer + [name]
  }
}

extension DeclReferenceExprSyntax {
  /// The initial value of the local constant of this name before it.
  var localValue: ExprSyntax? {
    var node = Syntax(self)
    while let parent = node.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list where item.position < position {
          guard let declaration = item.item.as(VariableDeclSyntax.self) else { continue }
          for binding in declaration.bindings
          where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmedName == baseName.trimmedName {
            // A constant whose value mentions its own name refers to something outside.
            return binding.initializer.flatMap { $0.value.range.contains(self.position) ? nil : $0.value }
          }
        }
      }
      if parent.is(MemberBlockSyntax.self) { return nil }
      node = parent
    }
    return nil
  }
}
