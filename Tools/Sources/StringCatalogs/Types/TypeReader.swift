import FeatureSources
import SwiftSyntax

/// Reads the types of expressions where the syntax shows them: from literals, declarations and well-known members.
struct TypeReader {
  let names: DeclaredNames

  /// The type of an expression; `nil` if the syntax does not show it.
  func type(of expression: ExprSyntax, depth: Int = 0) -> ValueType? {
    // Declarations can refer to one another.
    guard depth < 16 else { return nil }
    return switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: ValueType("Int")
    case .floatLiteralExpr: ValueType("Double")
    case .booleanLiteralExpr: ValueType("Bool")
    case .stringLiteralExpr: ValueType("String")
    case .tupleExpr(let tuple) where tuple.elements.count == 1: type(of: tuple.elements.first!.expression, depth: depth)
    case .arrayExpr(let array):
      ValueType(
        "Array", elements: array.elements.first.flatMap { type(of: $0.expression, depth: depth + 1) }.map { [$0] } ?? []
      )
    case .forceUnwrapExpr(let forced): type(of: forced.expression, depth: depth)?.unwrapped
    case .optionalChainingExpr(let chained): type(of: chained.expression, depth: depth)?.unwrapped
    case .tryExpr(let attempt): type(of: attempt.expression, depth: depth)
    case .awaitExpr(let awaiting): type(of: awaiting.expression, depth: depth)
    case .prefixOperatorExpr(let prefixed): type(of: prefixed.expression, depth: depth)
    case .declReferenceExpr(let reference): type(of: reference, depth: depth + 1)
    case .memberAccessExpr(let member): type(of: member, depth: depth + 1)
    case .functionCallExpr(let call): type(of: call, depth: depth + 1)
    case .subscriptCallExpr(let element): type(of: element.calledExpression, depth: depth + 1)?.elements.first
    case .sequenceExpr(let sequence): type(of: Array(sequence.elements)[...], depth: depth + 1)
    case .asExpr(let cast): ValueType(cast.type).map(resolved)
    default: nil
    }
  }

  /// The type of a declared type, through its aliases.
  ///
  /// An alias that several types declare differently leads to a type whose specifier is not known.
  func resolved(_ type: ValueType) -> ValueType {
    var (type, depth) = (type, 0)
    while depth < 8, let aliases = names.aliases[type.name] {
      let targets = Set(aliases.map { ValueType($0) })
      guard targets.count == 1, let target = targets.first! else { return ValueType("") }
      type = ValueType(target.name, isOptional: type.isOptional || target.isOptional, elements: target.elements)
      depth += 1
    }
    return type
  }

  // MARK: Members

  private func type(of member: MemberAccessExprSyntax, depth: Int) -> ValueType? {
    let name = member.declName.baseName.trimmedName
    guard let base = member.base else { return nil }
    if name == "self" { return type(of: base, depth: depth) }
    let isChained = base.isChained
    guard let found = type(ofMember: name, of: base, depth: depth) else { return nil }
    return isChained ? ValueType(found.name, isOptional: true, elements: found.elements) : found
  }

  private func type(ofMember name: String, of base: ExprSyntax, depth: Int) -> ValueType? {
    let baseType = type(of: base, depth: depth) ?? declaredType(base)
    if let baseType, let found = property(name, of: baseType.name, depth: depth) { return found }
    if let known = Self.members[name] { return known }
    if let baseType {
      if name == "allCases", names.types.contains(baseType.name) { return ValueType("Array", elements: [baseType]) }
      if name == "rawValue" { return names.rawValues[baseType.name].flatMap { ValueType($0) }.map(resolved) }
      if ["startIndex", "endIndex"].contains(name), baseType.name == "Array" { return ValueType("Int") }
      if name == "indices", baseType.name == "Array" { return ValueType("Range", elements: [ValueType("Int")]) }
      if ["first", "last"].contains(name), let element = baseType.elements.first {
        return ValueType(element.name, isOptional: true, elements: element.elements)
      }
      if names.types.contains(baseType.name) { return nil }
    }
    return onlyType(of: names.properties.filter { $0.key != "" }.flatMap { $0.value[name] ?? [] }, depth: depth)
  }

  /// The type of a property that a type declares.
  func property(_ name: String, of type: String, depth: Int) -> ValueType? {
    onlyType(of: names.properties[type]?[name] ?? [], depth: depth)
  }

  /// The type that all declarations have.
  private func onlyType(of sources: [DeclaredNames.Source], depth: Int) -> ValueType? {
    let types = Set(
      sources.map { source -> ValueType? in
        switch source {
        case .type(let type): ValueType(type).map(resolved)
        case .value(let value): self.type(of: value, depth: depth + 1)
        }
      })
    return types.count == 1 ? types.first! : nil
  }

  /// The types of members of the standard library and of Foundation whose names leave no doubt.
  private static let members: [String: ValueType] = [
    "capitalized": ValueType("String"), "count": ValueType("Int"), "description": ValueType("String"),
    "localizedDescription": ValueType("String"), "localizedCapitalized": ValueType("String"),
    "lastPathComponent": ValueType("String"), "absoluteString": ValueType("String"), "uuidString": ValueType("String"),
  ]

  /// The declared type that an expression names.
  private func declaredType(_ expression: ExprSyntax) -> ValueType? {
    let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.trimmedName
    return name.flatMap { names.types.contains($0) ? ValueType($0) : nil }
  }

  // MARK: Calls

  private func type(of call: FunctionCallExprSyntax, depth: Int) -> ValueType? {
    guard let name = call.calledName else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      if Self.textFunctions.contains(name) { return ValueType("String") }
      guard let base = member.base else { return nil }
      if Self.keepingFunctions.contains(name) { return type(of: base, depth: depth) }
      if name == "reduce", let first = call.arguments.first { return type(of: first.expression, depth: depth) }
      if name == "init" { return type(named: base.trimmedDescription) }
      if let owner = type(of: base, depth: depth) ?? declaredType(base) {
        return onlyResult(names.results[owner.name]?[name] ?? [])
      }
      return onlyResult(names.results.flatMap { $0.value[name] ?? [] })
    }
    if let found = type(named: name) { return found }
    if ["abs", "max", "min"].contains(name) {
      return call.arguments.lazy.compactMap { type(of: $0.expression, depth: depth) }.first
    }
    return onlyResult(names.results.flatMap { $0.value[name] ?? [] })
  }

  /// The type of an initializer's call.
  private func type(named name: String) -> ValueType? {
    let type = resolved(ValueType(name))
    return type.isNumber || names.types.contains(name) || ["String", "Text", "Image", "Date"].contains(name)
      ? type : nil
  }

  private func onlyResult(_ types: [TypeSyntax]) -> ValueType? {
    let found = Set(types.map { ValueType($0).map(resolved) })
    return found.count == 1 ? found.first! : nil
  }

  /// Functions of numbers and collections whose results have the type, or the elements, of what they are called on.
  private static let keepingFunctions: Set<String> = [
    "advanced", "dropFirst", "dropLast", "filter", "prefix", "reversed", "rounded", "shuffled", "sorted", "suffix",
  ]

  private static let textFunctions: Set<String> = [
    "formatted", "joined", "lowercased", "padding", "replacingOccurrences", "trimmingCharacters", "uppercased",
  ]

  // MARK: Operators

  private func type(of elements: ArraySlice<ExprSyntax>, depth: Int) -> ValueType? {
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
    {
      return type(of: ternary.thenExpression, depth: depth) ?? type(of: elements[(place + 1)...], depth: depth)
    }
    if let last = elements.last?.as(TypeExprSyntax.self) { return ValueType(last.type).map(resolved) }
    if elements.count == 1, let only = elements.first { return type(of: only, depth: depth) }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if operators.contains("??") {
      return elements.last.flatMap { type(of: $0, depth: depth) }
        ?? elements.first.flatMap { type(of: $0, depth: depth)?.unwrapped }
    }
    if operators.contains(where: { ["==", "!=", "<", ">", "<=", ">=", "&&", "||"].contains($0) }) {
      return ValueType("Bool")
    }
    if operators.count == 1, ["..<", "..."].contains(operators[0]) {
      return ValueType("Range", elements: elements.first.flatMap { type(of: $0, depth: depth) }.map { [$0] } ?? [])
    }
    // A literal of a number has the type of the other operand.
    let operands = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
    let others = operands.filter { !$0.is(IntegerLiteralExprSyntax.self) && !$0.is(FloatLiteralExprSyntax.self) }
    if others.isEmpty {
      return ValueType(operands.contains { $0.is(FloatLiteralExprSyntax.self) } ? "Double" : "Int")
    }
    return others.lazy.compactMap { type(of: $0, depth: depth) }.first
  }
}

extension ExprSyntax {
  /// Whether the expression contains `?.` before its last member.
  fileprivate var isChained: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr: true
    case .memberAccessExpr(let member): member.base?.isChained ?? false
    case .functionCallExpr(let call): call.calledExpression.isChained
    default: false
    }
  }
}
