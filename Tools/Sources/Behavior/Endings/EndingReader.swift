import FeatureSources
import SwiftSyntax

/// Finds out how the actions of a feature end.
///
/// Only what the source says for sure counts. A publisher of unknown origin, for example, has no known end.
struct EndingReader {
  let reader: StateReader
  var table: MemberTable { reader.table }

  /// Whether an expression is a state, or a stream of states.
  enum Kind { case state, stream }

  func ending(of code: Code, _ visited: Set<Code> = []) -> Ending {
    guard !visited.contains(code) else { return Ending() }
    let visited = visited.union([code])
    switch code {
    case .member(let index):
      let member = table.members[index]
      let scope = Scope(owner: member.owner, member: index, code: code)
      guard let statements = member.statements else { return Ending() }
      if let emitter = member.emitter { return emitted(in: statements, by: emitter, scope, visited) }
      let isState = member.result.map(reader.isPlainState) ?? false
      return statements.returnedValues.map { ending(of: $0, isState ? .state : .stream, scope, visited) }.combined
    case .closure(let id):
      guard let (closure, scope) = reader.closure(id) else { return Ending() }
      return closure.statements.returnedValues.map { ending(of: $0, .stream, scope, visited) }.combined
    case .parameter:
      return reader.passed(for: code).map { ending(of: $0, visited) }.combined
    }
  }

  func ending(of value: ExprSyntax, _ kind: Kind, _ scope: Scope, _ visited: Set<Code>) -> Ending {
    let branches = value.branches
    if branches != [value] { return branches.map { ending(of: $0, kind, scope, visited) }.combined }
    if kind == .state { return Ending(stops: reader.stops(of: value, in: scope)) }
    let value = value.withoutEffects
    guard let call = value.as(FunctionCallExprSyntax.self), let name = call.calledName else {
      return isState(value, scope) ? ending(of: value, .state, scope, visited) : Ending()
    }
    if let known = operators(call, name, scope, visited) { return known }
    if isState(value, scope) { return ending(of: value, .state, scope, visited) }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return reader.resolve(name, base: base, scope, isCall: true).map { ending(of: $0, visited) }.combined
  }

  /// The ends of sequences, steps and publishers.
  private func operators(
    _ call: FunctionCallExprSyntax, _ name: String, _ scope: Scope, _ visited: Set<Code>
  ) -> Ending? {
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    let arguments = call.labeledArguments.map(\.value)
    func end(_ value: ExprSyntax) -> Ending { ending(of: value, .stream, scope, visited) }
    switch (name, base) {
    case ("StateSequence", nil): return sequence(call, scope, visited)
    case ("Follow", nil): return followed(call, scope, visited)
    case ("Just", nil): return arguments.map { ending(of: $0, .state, scope, visited) }.combined
    case ("First", nil), ("Next", nil):
      return arguments.compactMap { $0.as(ClosureExprSyntax.self) }.flatMap(\.statements.returnedValues)
        .map { ending(of: $0, .state, scope, visited) }.combined
    case ("antiFlicker", let base?), ("eraseToAnyPublisher", let base?), ("receive", let base?),
      ("subscribe", let base?), ("share", let base?), ("prepend", let base?):
      return end(base)
    // The first publisher, such as `Just(.loading)`, is not the end.
    case ("merge", _?), ("append", _?): return arguments.map(end).combined
    case ("catch", let base?):
      let values = arguments.compactMap { $0.as(ClosureExprSyntax.self) }.flatMap(\.statements.returnedValues)
      return end(base) + values.map(end).combined.afterFailure
    case ("map", let base?):
      guard isShared(base, scope) else { return Ending() }
      return Ending(streamed: arguments.flatMap { streamed($0, scope) })
    default: return nil
    }
  }

  /// `StateSequence(.loading) { … }` in all its forms.
  private func sequence(_ call: FunctionCallExprSyntax, _ scope: Scope, _ visited: Set<Code>) -> Ending {
    let arguments = call.labeledArguments
    let isWork: (LabeledArgument) -> Bool = { $0.label != nil || $0.value.is(ClosureExprSyntax.self) }
    let leading = arguments.last { !isWork($0) }.map { ending(of: $0.value, .state, scope, visited) } ?? Ending()
    guard let work = arguments.last(where: isWork) else { return leading }
    guard let closure = work.value.as(ClosureExprSyntax.self) else {
      // A function, such as `loader.follow`.
      let name = work.value.as(MemberAccessExprSyntax.self)
      let called = name?.declName ?? work.value.as(DeclReferenceExprSyntax.self)
      return reader.resolve(called?.baseName.trimmedName ?? "", base: name?.base, scope)
        .map { ending(of: $0, visited) }.combined
    }
    if let emitter = closure.onlyParameter {
      return emitted(in: closure.statements, by: emitter, after: leading, scope, visited)
    }
    let values = closure.statements.returnedValues
    if arguments.count > 1 || !closure.statements.returns.isEmpty {
      return values.map { ending(of: $0, .state, scope, visited) }.combined
    }
    // A list of steps ends with the last one.
    guard let last = closure.statements.last?.expression else { return Ending() }
    return last.lastSteps.map { ending(of: $0, .stream, scope, visited) }.combined
  }

  /// Whether an expression of a stream's code is a single state, such as `.loaded(model)` or `showing(cart)`.
  private func isState(_ value: ExprSyntax, _ scope: Scope) -> Bool {
    let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    if let member = callee.as(MemberAccessExprSyntax.self), reader.isCase(member, scope) { return true }
    if table.index.fullName(of: callee.typeComponents, in: scope.owner) == reader.state { return true }
    let member = callee.as(MemberAccessExprSyntax.self)
    guard let name = (member?.declName ?? callee.as(DeclReferenceExprSyntax.self))?.baseName.trimmedName else {
      return false
    }
    let codes = reader.resolve(name, base: member?.base, scope, isCall: value.is(FunctionCallExprSyntax.self))
    return !codes.isEmpty
      && codes.allSatisfy { code in
        if case .member(let index) = code {
          table.members[index].result.map(reader.isPlainState) ?? false
        } else {
          false
        }
      }
  }
}

extension ClosureExprSyntax {
  /// The name of the only parameter, as in `{ emit in … }`.
  fileprivate var onlyParameter: String? {
    switch signature?.parameterClause {
    case .simpleInput(let names)?: names.count == 1 ? names.first?.name.trimmedName : nil
    case .parameterClause(let clause)?:
      clause.parameters.count == 1
        ? clause.parameters.first.map { ($0.secondName ?? $0.firstName).trimmedName } : nil
    case nil: nil
    }
  }
}

extension ExprSyntax {
  /// The last steps of the blocks of an `if` or a `switch` in a list of steps, or the step itself.
  fileprivate var lastSteps: [ExprSyntax] {
    blocks?.compactMap(\.last?.expression).flatMap(\.lastSteps) ?? [self]
  }
}
