import FeatureSources
import SwiftSyntax

/// The states that a view shows with another feature: `case .loaded(let plant): NameView(plant)`, whose own states go on.
struct ContinuedStates {
  /// The names of the cases, by the last part of the name of the type of states.
  private let names: [String: Set<String>]

  init(_ files: [SourceFile], index: FeatureIndex) {
    let views = FeatureViewSearch(viewMode: .sourceAccurate)
    for file in files { views.walk(file.tree) }
    let search = ContinuedStateSearch(states: views.states)
    for file in files { search.walk(file.tree) }
    names = search.names
  }

  /// - Parameter type: The full name of the states, or of the enum in them: `DeliveryViewState.Phase`.
  func contain(_ name: String, of type: String) -> Bool {
    type.split(separator: ".").contains { names[String($0)]?.contains(name) ?? false }
  }
}

/// Collects the types that have states, and what these are.
private final class FeatureViewSearch: SyntaxVisitor {
  /// The last parts of the types of the states, by the last parts of the types of the views.
  private(set) var states: [String: Set<String>] = [:]

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    for property in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      if let names = property.states { states[node.name.trimmedName, default: []].formUnion(names) }
    }
    return .visitChildren
  }
}

extension VariableDeclSyntax {
  /// The name of the states in `@ViewState var state: A`, `@ViewState var state = A.b` and `var container: StateContainer<A>`
  fileprivate var states: [String]? {
    let binding = bindings.first
    if let type = binding?.typeAnnotation?.type, type.components.last == "StateContainer" {
      return type.genericArguments.first?.components
    }
    guard wrappersOfStates.contains(where: attributes.contains) else { return nil }
    if let type = binding?.typeAnnotation?.type { return type.components }
    let value = binding?.initializer?.value
    let callee = value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    return callee?.trimmedDescription.split(separator: ".").map(String.init) ?? []
  }
}

private final class ContinuedStateSearch: SyntaxVisitor {
  private let states: [String: Set<String>]
  private var types: [String] = []
  private(set) var names: [String: Set<String>] = [:]

  init(states: [String: Set<String>]) {
    self.states = states
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.trimmedName)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.components.last ?? "")
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    add(Syntax(node.label), Syntax(node.statements))
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    for condition in node.conditions where condition.condition.is(MatchingPatternConditionSyntax.self) {
      add(Syntax(condition), Syntax(node.body))
    }
    return .visitChildren
  }

  /// Adds the cases of a pattern, if the code makes a view with states of its own out of what they contain.
  private func add(_ pattern: Syntax, _ code: Syntax) {
    guard let own = types.last.flatMap({ states[$0] }) else { return }
    let values = Set(pattern.all(IdentifierPatternSyntax.self).map(\.identifier.trimmedName))
    let isContinued = code.all(FunctionCallExprSyntax.self).contains { call in
      guard let name = call.calledName, name != types.last, states[name] != nil else { return false }
      return call.all(DeclReferenceExprSyntax.self).contains { values.contains($0.baseName.trimmedName) }
    }
    guard isContinued else { return }
    let cases = pattern.all(MemberAccessExprSyntax.self).map(\.declName.baseName.trimmedName)
    for state in own { names[state, default: []].formUnion(cases) }
  }
}

extension SyntaxProtocol {
  /// All nodes of a kind in the code.
  fileprivate func all<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
    var found: [Node] = []
    var waiting = [Syntax(self)]
    while let next = waiting.popLast() {
      if let node = next.as(kind) { found.append(node) }
      waiting += next.children(viewMode: .sourceAccurate)
    }
    return found
  }
}
