import FeatureSources
import SwiftSyntax

extension StateReader {
  /// The states that an expression of the feature's type can be, each with the cases of other enums in its values.
  func stops(of value: ExprSyntax, in scope: Scope) -> [Stop] {
    var search = StopSearch(reader: self, place: value)
    search.read(Syntax(value), scope, details: [])
    return search.found.unique
  }

  /// Whether a type is the type of the states or of their content, as opposed to a stream of states.
  func isPlainState(_ type: TypeSyntax) -> Bool {
    type.unwrapped.as(FunctionTypeSyntax.self) == nil && type.genericArguments.isEmpty && mentionsState(type)
  }
}

/// Follows an expression through the functions that return states.
private struct StopSearch {
  let reader: StateReader
  let place: ExprSyntax
  private(set) var found: [Stop] = []
  private var visited: Set<Int> = []

  init(reader: StateReader, place: ExprSyntax) {
    (self.reader, self.place) = (reader, place)
  }

  private mutating func add(_ state: String, _ details: Set<String>) {
    found.append(Stop(state: state, details: details, place: place))
  }

  mutating func read(_ node: Syntax, _ scope: Scope, details: Set<String>) {
    switch node.as(SyntaxEnum.self) {
    case .expressionPattern, .valueBindingPattern: return
    case .functionCallExpr(let call): read(call, scope, details)
    case .memberAccessExpr(let member) where reader.isCase(member, scope):
      add(member.declName.baseName.trimmedName, details)
    case .memberAccessExpr(let member): follow(member.declName.baseName.trimmedName, member.base, nil, scope, details)
    case .declReferenceExpr(let name):
      if let local = name.localValue { return read(Syntax(local), scope, details: details) }
      follow(name.baseName.trimmedName, nil, nil, scope, details)
    default:
      for child in node.children(viewMode: .sourceAccurate) { read(child, scope, details: details) }
    }
  }

  private mutating func read(_ call: FunctionCallExprSyntax, _ scope: Scope, _ details: Set<String>) {
    let details = details.union(reader.otherCases(in: call))
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), reader.isCase(member, scope) {
      return add(member.declName.baseName.trimmedName, details)
    }
    if let type = reader.table.index.fullName(of: call.calledExpression.typeComponents, in: scope.owner) {
      // The values of other types, such as models, are not states.
      if type == reader.state { for state in reader.states(of: call, in: scope) { add(state, details) } }
      return
    }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    follow(call.calledName ?? "", base, call, scope, details)
  }

  /// Continues in the functions of a name, and in the arguments for states.
  private mutating func follow(
    _ name: String, _ base: ExprSyntax?, _ call: FunctionCallExprSyntax?, _ scope: Scope, _ details: Set<String>
  ) {
    let members = reader.resolve(name, base: base, scope, isCall: call != nil).compactMap { code in
      if case .member(let index) = code { index } else { nil }
    }
    for index in members where visited.insert(index).inserted {
      let member = reader.table.members[index]
      guard member.result.map(reader.isPlainState) == true else { continue }
      let inner = Scope(owner: member.owner, member: index, code: .member(index))
      for value in member.returnedValues { read(Syntax(value), inner, details: details) }
      visited.remove(index)
    }
    for argument in call?.labeledArguments ?? [] {
      let types = members.compactMap { reader.table.members[$0].parameter(for: argument)?.type }
      // An action that is passed on runs later.
      if types.contains(where: { $0.functionResult.map(reader.mentionsState) ?? false }) { continue }
      var inner = scope
      inner.expected = types.first
      read(Syntax(argument.value), inner, details: details)
    }
    var inner = scope
    inner.expected = nil
    if members.isEmpty, let base { read(Syntax(base), inner, details: details) }
  }
}

extension StateReader {
  /// The cases of enums other than the states in the arguments of a call, apart from those in closures.
  fileprivate func otherCases(in call: FunctionCallExprSyntax) -> Set<String> {
    let search = OtherCaseSearch(Set(table.cases.filter { $0.key != content }.flatMap(\.value).map(\.name)))
    search.walk(call.arguments)
    return search.names
  }
}

private final class OtherCaseSearch: SyntaxVisitor {
  private let cases: Set<String>
  private(set) var names: Set<String> = []

  init(_ cases: Set<String>) {
    self.cases = cases
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.trimmedName
    if cases.contains(name), node.base.map({ !$0.typeComponents.isEmpty }) ?? true { names.insert(name) }
    return .visitChildren
  }
}
