import FeatureSources
import SwiftSyntax

/// The states that an action leads to, in their order.
struct Flow: Hashable {
  /// The states that follow at once, one after another; each can be one of several.
  var leading: [[String]] = []
  /// The states after these.
  var rest: [String] = []
}

extension StateReader {
  /// The ways that some code goes, one for each expression that it returns.
  ///
  /// - Parameter passed: The states that the caller passes for parameters.
  func flows(of code: Code, passed: [String: Set<String>] = [:], visited: Set<Code> = []) -> [Flow] {
    guard !visited.contains(code) else { return [] }
    let visited = visited.union([code])
    switch code {
    case .member(let index):
      let member = table.members[index]
      let scope = Scope(owner: member.owner, member: index, code: code, passed: passed)
      if let closure = member.body?.as(ClosureExprSyntax.self) {
        return flows(of: closure.statements, code, scope, visited)
      }
      if let block = member.body?.as(CodeBlockSyntax.self) { return flows(of: block.statements, code, scope, visited) }
      if let block = member.body?.as(AccessorBlockSyntax.self), case .getter(let statements) = block.accessors {
        return flows(of: statements, code, scope, visited)
      }
      return whole(code)
    case .closure(let id):
      guard let (closure, scope) = closure(id) else { return whole(code) }
      return flows(of: closure.statements, code, scope, visited)
    case .parameter:
      return self.passed(for: code).flatMap { flows(of: $0, visited: visited) }.unique
    }
  }

  /// The ways without repetitions, in an order that is always the same.
  func ordered(_ flows: [Flow]) -> [Flow] {
    flows.unique.filter { !$0.leading.isEmpty || !$0.rest.isEmpty }.sorted { "\($0)" < "\($1)" }
  }

  private func whole(_ code: Code) -> [Flow] { [Flow(rest: sorted(states(of: code)))] }

  private func sorted(_ states: Set<String>) -> [String] {
    (table.cases[content] ?? []).map(\.name).filter(states.contains)
  }

  /// The states that an expression leads to, with the states of the parameters and constants that it mentions.
  private func names(of value: ExprSyntax, _ scope: Scope) -> [String] {
    var names = states(of: value, in: scope)
    for reference in value.references {
      if let local = reference.localValue {
        names.formUnion(self.names(of: local, scope))
      } else {
        names.formUnion(scope.passed[reference.baseName.trimmedName] ?? [])
      }
    }
    return sorted(names)
  }

  /// The states that a call passes to a function for its parameters, or that these have by default.
  private func passed(by call: FunctionCallExprSyntax, to code: Code, _ scope: Scope) -> [String: Set<String>] {
    guard case .member(let index) = code else { return [:] }
    let member = table.members[index]
    var passed: [String: Set<String>] = [:]
    for (parameter, value) in member.defaults(notPassedBy: call) where parameter.type.map(isPlainState) == true {
      passed[parameter.name] = states(of: value, in: Scope(owner: member.owner, member: index, code: code))
    }
    for argument in call.labeledArguments {
      guard let parameter = member.parameter(for: argument), parameter.type.map(isPlainState) == true else { continue }
      passed[parameter.name, default: []].formUnion(names(of: argument.value, scope))
    }
    return passed
  }

  private func flows(
    of statements: CodeBlockItemListSyntax, _ code: Code, _ scope: Scope, _ visited: Set<Code>
  ) -> [Flow] {
    var values = statements.returns.compactMap(\.expression)
    if values.isEmpty, statements.count == 1, let only = statements.first?.item.asValue { values = [only] }
    // States that are assigned or emitted, and not returned.
    if values.isEmpty { return whole(code) }
    return values.flatMap { flows(of: $0, scope, visited) }.unique
  }

  private func flows(of value: ExprSyntax, _ scope: Scope, _ visited: Set<Code>) -> [Flow] {
    let all = [Flow(rest: names(of: value, scope))]
    guard let call = value.withoutEffects.as(FunctionCallExprSyntax.self), let name = call.calledName else {
      return all
    }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    switch name {
    case "eraseToAnyPublisher", "antiFlicker", "receive", "subscribe", "share":
      if let base { return flows(of: base, scope, visited) }
    case "prepend":
      guard let base else { break }
      let first = call.arguments.map { names(of: $0.expression, scope) }.filter { !$0.isEmpty }
      return flows(of: base, scope, visited).map { Flow(leading: first + $0.leading, rest: $0.rest) }
    case "merge", "append":
      guard let base else { break }
      let then = sorted(Set(call.arguments.flatMap { names(of: $0.expression, scope) }))
      return flows(of: base, scope, visited).map { flow in
        Flow(leading: flow.leading, rest: sorted(Set(flow.rest).union(then)))
      }
    case "Just":
      return [Flow(leading: call.arguments.map { names(of: $0.expression, scope) }.filter { !$0.isEmpty })]
    case "StateSequence":
      let leading = call.arguments.prefix { $0.label == nil && !$0.expression.is(ClosureExprSyntax.self) }
      let rest = call.labeledArguments.dropFirst(leading.count).map(\.value)
      return [
        Flow(
          leading: leading.map { names(of: $0.expression, scope) }.filter { !$0.isEmpty },
          rest: sorted(Set(rest.flatMap { names(of: $0, scope) })))
      ]
    default:
      let codes = called(by: call, among: resolve(name, base: base, scope, isCall: true))
      let found = codes.flatMap { flows(of: $0, passed: passed(by: call, to: $0, scope), visited: visited) }.unique
      if !found.isEmpty, found.contains(where: { !$0.leading.isEmpty }) { return found }
    }
    return all
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var asValue: ExprSyntax? {
    if case .expr(let expression) = self { return expression }
    return nil
  }
}

extension SyntaxProtocol {
  /// The names in the code that stand for values, except those after a dot.
  fileprivate var references: [DeclReferenceExprSyntax] {
    let search = ReferenceSearch(viewMode: .sourceAccurate)
    search.walk(self)
    return search.found
  }
}

private final class ReferenceSearch: SyntaxVisitor {
  private(set) var found: [DeclReferenceExprSyntax] = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { found.append(node) }
    return .visitChildren
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions.
  var unique: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
