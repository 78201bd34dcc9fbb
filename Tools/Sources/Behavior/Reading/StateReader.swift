import FeatureSources
import SwiftSyntax

/// Follows the code of one feature's models from actions to states.
///
/// States are recognized as cases of the feature's type. Functions are followed if they return states of the feature,
/// or emit them. Closures that a model gets when a state is made are not followed where they are made, since they run
/// later: they are the model's actions.
final class StateReader {
  let table: MemberTable
  /// The full name of the type of the states.
  let state: String
  /// The full name of the enum whose cases are the states: the type itself, or the type of one of its properties.
  let content: String
  let caseNames: Set<String>
  private let stateName: String
  private let contentName: String

  private(set) var effects: [Code: Effects] = [:]
  private(set) var bindings: [Slot: Set<Code>] = [:]
  private var closures: [SyntaxIdentifier: (ClosureExprSyntax, Scope)] = [:]
  private var waiting: [SyntaxIdentifier] = []
  private var arguments: [Code: Set<Code>] = [:]

  init(table: MemberTable, state: String, content: String) {
    self.table = table
    self.state = state
    self.content = content
    caseNames = Set((table.cases[content] ?? []).map(\.name))
    stateName = state.lastComponent
    contentName = content.lastComponent
    for (index, member) in table.members.enumerated() where givesStates(member) || makesModels(member) {
      guard let body = member.body else { continue }
      let code = Code.member(index)
      read(body, Scope(owner: member.owner, member: index, code: code))
    }
    while let next = waiting.popLast() {
      guard let (closure, scope) = closures[next] else { continue }
      for statement in closure.statements { read(Syntax(statement), scope) }
    }
  }

  // MARK: Which members are followed

  /// Whether a member returns or emits states of this feature, or the content of one.
  func givesStates(_ member: Member) -> Bool {
    if member.name == "init" { return member.owner == state }
    if let result = member.result, mentionsState(result) { return true }
    if member.result == nil, member.access == .own, isAction(property: member.name, of: member.owner) { return true }
    return member.parameters.contains { $0.type.map { emitsStates($0) } ?? false }
  }

  /// Whether a member can make a model with closures, without returning states.
  private func makesModels(_ member: Member) -> Bool {
    guard let name = member.result?.components.last else { return false }
    guard let type = table.index.fullName(of: [name], in: member.owner) else { return false }
    return type != state && table.stored(in: type).contains { $0.type.functionResult != nil }
  }

  private func isAction(property: String, of type: String) -> Bool {
    table.stored(in: type).contains { $0.name == property && ($0.type.functionResult.map(mentionsState) ?? false) }
  }

  /// Whether a type is this state, its content, or has one of them among its arguments or as the result of a function.
  func mentionsState(_ type: TypeSyntax) -> Bool {
    let type = type.unwrapped
    if let function = type.as(FunctionTypeSyntax.self) { return mentionsState(function.returnClause.type) }
    guard let name = type.components.last else { return false }
    if name == stateName {
      // A nested type is told apart by the name before it, if one is written.
      return type.components.count == 1 || state.hasSuffix(type.components.joined(separator: "."))
    }
    if name == contentName {
      return type.components.count == 1 || type.components.dropLast().last == stateName
    }
    if name == "Self" { return true }
    return type.genericArguments.contains(where: mentionsState)
  }

  private func emitsStates(_ type: TypeSyntax) -> Bool {
    type.unwrapped.components.last == "StateEmitter" && mentionsState(type)
  }

  // MARK: Results

  /// The states that some code can lead to.
  func states(of code: Code) -> Set<String> {
    var visited: Set<Code> = []
    var waiting = [code]
    var states: Set<String> = []
    while let next = waiting.popLast() {
      guard visited.insert(next).inserted else { continue }
      states.formUnion(effects[next]?.states ?? [])
      waiting += effects[next]?.calls ?? []
      waiting += arguments[next] ?? []
    }
    return states
  }

  /// The states that an expression leads to.
  func states(of expression: some SyntaxProtocol, in scope: Scope) -> Set<String> {
    let code = Code.closure(expression.id)
    if effects[code] == nil {
      effects[code] = Effects()
      var inner = scope
      inner.code = code
      read(Syntax(expression), inner)
      while let next = waiting.popLast() {
        guard let (closure, scope) = closures[next] else { continue }
        for statement in closure.statements { read(Syntax(statement), scope) }
      }
    }
    return states(of: code)
  }

  func closure(_ id: SyntaxIdentifier) -> (ClosureExprSyntax, Scope)? { closures[id] }

  /// The arguments that callers pass for a parameter.
  func passed(for code: Code) -> Set<Code> { arguments[code] ?? [] }

  // MARK: Reading

  private func produce(_ name: String, _ scope: Scope) { effects[scope.code, default: Effects()].states.insert(name) }

  private func call(_ code: Code, _ scope: Scope) { effects[scope.code, default: Effects()].calls.insert(code) }

  func read(_ node: Syntax, _ scope: Scope) {
    switch node.as(SyntaxEnum.self) {
    // Patterns produce no states.
    case .expressionPattern, .valueBindingPattern: return
    case .functionCallExpr(let call): read(call, scope)
    case .memberAccessExpr(let member): read(member, arguments: nil, scope)
    case .declReferenceExpr(let name):
      for code in resolve(name.baseName.trimmedName, base: nil, scope) { self.call(code, scope) }
    case .subscriptCallExpr(let call):
      for child in call.children(viewMode: .sourceAccurate) { read(child, scope) }
    default:
      for child in node.children(viewMode: .sourceAccurate) { read(child, scope) }
    }
  }

  func isCase(_ member: MemberAccessExprSyntax, _ scope: Scope) -> Bool {
    guard caseNames.contains(member.declName.baseName.trimmedName) else { return false }
    guard let base = member.base else {
      guard let expected = scope.expected else { return true }
      return mentionsState(expected) || expected.components.isEmpty
    }
    let names = base.typeComponents
    guard let last = names.last else { return false }
    return last == contentName && (content == state || names.count == 1 || names.dropLast().last == stateName)
      || last == "Self" && scope.owner == content
  }

  private func read(_ member: MemberAccessExprSyntax, arguments: FunctionCallExprSyntax?, _ scope: Scope) {
    let name = member.declName.baseName.trimmedName
    if isCase(member, scope) {
      produce(name, scope)
      if let arguments { readPayload(of: arguments, state: name, scope) }
      return
    }
    for code in resolve(name, base: member.base, scope) { call(code, scope) }
    var inner = scope
    inner.expected = nil
    if let base = member.base { read(Syntax(base), inner) }
  }

  private func read(_ call: FunctionCallExprSyntax, _ scope: Scope) {
    let callee = call.calledExpression
    if let member = callee.as(MemberAccessExprSyntax.self), isCase(member, scope) {
      return read(member, arguments: call, scope)
    }
    if let type = table.index.fullName(of: callee.typeComponents, in: scope.owner) {
      if type == state { return readStateInitializer(call, scope) }
      return readModel(call, type: type, state: nil, scope)
    }
    let base = callee.as(MemberAccessExprSyntax.self)?.base
    let codes = called(by: call, among: resolve(call.calledName ?? "", base: base, scope, isCall: true))
    for code in codes { self.call(code, scope) }
    var inner = scope
    inner.expected = nil
    if let base { read(Syntax(base), inner) }
    let members = codes.compactMap { if case .member(let index) = $0 { index } else { nil } }
    for (parameter, value) in members.flatMap({ table.members[$0].defaults(notPassedBy: call) }) {
      inner.expected = parameter.type
      read(Syntax(value), inner)
    }
    for argument in call.labeledArguments {
      let parameters = members.compactMap { member in
        table.members[member].parameter(for: argument).map { (member, $0) }
      }
      let deferred = parameters.filter { $0.1.type?.functionResult.map(mentionsState) ?? false }
      if !deferred.isEmpty {
        let values = codesOf(argument.value, scope)
        for (member, parameter) in deferred {
          self.arguments[.parameter(member: member, name: parameter.name), default: []].formUnion(values)
        }
        continue
      }
      inner.expected = parameters.first?.1.type
      read(Syntax(argument.value), inner)
    }
  }

  /// `ProfileViewState(data: data, editingState: .editing(model))`
  private func readStateInitializer(_ call: FunctionCallExprSyntax, _ scope: Scope) {
    for index in table.members(named: "init", of: state) { self.call(.member(index), scope) }
    let property = table.stored(in: state).first { $0.type.components.last == contentName }?.name
    for argument in call.labeledArguments {
      let isContent = content != state && (argument.label == property || argument.label == nil)
      if isContent {
        var inner = scope
        inner.expected = nil
        read(Syntax(argument.value), inner)
      } else {
        readPayload(argument.value, state: nil, scope)
      }
    }
  }

  // MARK: Payloads

  private func readPayload(of call: FunctionCallExprSyntax, state: String, _ scope: Scope) {
    for argument in call.labeledArguments { readPayload(argument.value, state: state, scope) }
  }

  /// Reads what a state contains: the closures in it are actions that run later.
  private func readPayload(_ value: ExprSyntax, state: String?, _ scope: Scope) {
    if let call = value.as(FunctionCallExprSyntax.self) {
      if let type = table.index.fullName(of: call.calledExpression.typeComponents, in: scope.owner) {
        return readModel(call, type: type, state: state, scope)
      }
      for argument in call.labeledArguments { readPayload(argument.value, state: state, scope) }
      if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
        readPayload(base, state: state, scope)
      }
    } else if let name = value.as(DeclReferenceExprSyntax.self), let local = name.localValue {
      readPayload(local, state: state, scope)
    } else if value.is(ClosureExprSyntax.self) {
      return
    } else if value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self) {
      return
    } else {
      for child in value.children(viewMode: .sourceAccurate) { readPayloads(in: child, state: state, scope) }
    }
  }

  private func readPayloads(in node: Syntax, state: String?, _ scope: Scope) {
    if let expression = node.as(ExprSyntax.self) { return readPayload(expression, state: state, scope) }
    for child in node.children(viewMode: .sourceAccurate) { readPayloads(in: child, state: state, scope) }
  }

  /// `ErrorModel("…", error, retry: load)`: arguments for properties that are functions are actions of the model.
  private func readModel(_ call: FunctionCallExprSyntax, type: String, state: String?, _ scope: Scope) {
    let functions = table.stored(in: type).filter { $0.type.functionResult != nil }
    for argument in call.labeledArguments {
      guard let property = functions.property(for: argument) else {
        readPayload(argument.value, state: state, scope)
        continue
      }
      let codes = codesOf(argument.value, scope)
      if !codes.isEmpty {
        bindings[Slot(state: state, type: type, property: property.name), default: []].formUnion(codes)
      }
    }
  }

  /// The code that a value stands for: a closure, or a reference to functions or to a parameter.
  private func codesOf(_ value: ExprSyntax, _ scope: Scope) -> Set<Code> {
    if let closure = value.as(ClosureExprSyntax.self) {
      var inner = scope
      inner.code = .closure(closure.id)
      inner.expected = nil
      if closures.updateValue((closure, inner), forKey: closure.id) == nil { waiting.append(closure.id) }
      return [inner.code]
    }
    if let ternary = value.as(SequenceExprSyntax.self) {
      return Set(
        ternary.elements.flatMap { codesOf($0, scope) }
          + ternary.elements.compactMap {
            $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression
          }.flatMap { codesOf($0, scope) })
    }
    if let name = value.as(DeclReferenceExprSyntax.self) {
      if let local = name.localValue { return codesOf(local, scope) }
      return Set(resolve(name.baseName.trimmedName, base: nil, scope))
    }
    if let member = value.as(MemberAccessExprSyntax.self) {
      return Set(resolve(member.declName.baseName.trimmedName, base: member.base, scope))
    }
    return []
  }
}
