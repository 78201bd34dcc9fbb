import SwiftSyntax

/// Collects the types that a file declares or extends, and the types that it uses as states.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var declarations: [String: TypeDeclaration] = [:]
  private(set) var extensions: [(name: String, members: TypeDeclaration)] = []
  /// Last parts of the names of types that are used as states.
  private(set) var usedAsStates: Set<String> = []
  /// Functions, and properties whose type is a function, with the type that each returns.
  private(set) var callables: [Callable] = []
  /// The names of variables with a property wrapper of states.
  private(set) var wrappedStates: Set<String> = []
  /// Variables and properties with their types.
  private(set) var variables: [(name: String, type: TypeSyntax)] = []
  /// The cases of enums by name, with the types of their values.
  private(set) var cases: [(name: String, values: [TypeSyntax])] = []

  /// For each type or extension around the current node, from the outside, what it adds to its type.
  private var members: [TypeDeclaration] = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, .structure) }
  override func visitPost(_ node: StructDeclSyntax) { endDeclaration() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, .enumeration) }
  override func visitPost(_ node: EnumDeclSyntax) { endDeclaration() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, .class) }
  override func visitPost(_ node: ClassDeclSyntax) { endDeclaration() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, .actor) }
  override func visitPost(_ node: ActorDeclSyntax) { endDeclaration() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, .protocol) }
  override func visitPost(_ node: ProtocolDeclSyntax) { endDeclaration() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Its isolation applies to its members only.
    begin(node.extendedType.components.joined(separator: "."), .structure, node.inheritanceClause, nil)
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    let last = members.removeLast()
    extensions.append((last.name, last))
  }

  private func begin(
    _ node: some DeclGroupSyntax & NamedDeclSyntax & WithAttributesSyntax & WithModifiersSyntax,
    _ kind: TypeDeclaration.Kind
  ) -> SyntaxVisitorContinueKind {
    begin(
      (members.last.map { "\($0.name)." } ?? "") + node.name.trimmedName, kind, node.inheritanceClause,
      node.statedIsolation)
  }

  private func begin(
    _ name: String, _ kind: TypeDeclaration.Kind, _ inheritance: InheritanceClauseSyntax?, _ isIsolated: Bool?
  ) -> SyntaxVisitorContinueKind {
    var declaration = TypeDeclaration(name: name, kind: kind)
    declaration.isIsolated = isIsolated
    declaration.inherited = inheritance?.inheritedTypes.map(\.type) ?? []
    members.append(declaration)
    return .visitChildren
  }

  private func endDeclaration() {
    let declaration = members.removeLast()
    declarations[declaration.name] = declaration
  }

  // MARK: Members

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let types = node.parameterClause?.parameters.map(\.type) ?? []
    addToCurrentType { $0.contents += types }
    cases.append((node.name.trimmedName, types))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let result = node.signature.returnClause?.type {
      addToCurrentType { $0.results.append(result) }
      let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
      callables.append(Callable(name: node.name.trimmedName, isAsync: isAsync, isVariable: false, result: result))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let wrapsState = node.attributes.contains { element in
      element.as(AttributeSyntax.self).map { wrappersOfStates.contains($0.attributeName.components.last ?? "") }
        ?? false
    }
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
    for binding in node.bindings {
      if wrapsState {
        markAsState(binding)
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmedName {
          wrappedStates.insert(name)
        }
      }
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmedName,
        let type = binding.typeAnnotation?.type
      {
        variables.append((name, type))
        if let function = type.unwrapped.as(FunctionTypeSyntax.self) {
          let isAsync = function.effectSpecifiers?.asyncSpecifier != nil
          callables.append(
            Callable(name: name, isAsync: isAsync, isVariable: true, result: function.returnClause.type))
        }
      }
      guard isMember, let type = binding.typeAnnotation?.type else { continue }
      let isStored = !node.modifiers.contains { $0.name.tokenKind == .keyword(.static) } && binding.accessorBlock == nil
      addToCurrentType {
        if isStored { $0.contents.append(type) }
        $0.results.append(type)
      }
    }
    return .visitChildren
  }

  private func addToCurrentType(_ change: (inout TypeDeclaration) -> Void) {
    if !members.isEmpty { change(&members[members.count - 1]) }
  }

  // MARK: States

  /// `StateContainer<BlogViewState>` and similar types.
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if typesOfStates.contains(node.name.trimmedName), let state = TypeSyntax(node).genericArguments.first {
      usedAsStates.formUnion(state.components.suffix(1))
    }
    return .visitChildren
  }

  /// `@ViewState var state: BlogViewState` and `@ViewState var state = BlogViewState.loading`.
  private func markAsState(_ binding: PatternBindingSyntax) {
    if let type = binding.typeAnnotation?.type {
      usedAsStates.formUnion(type.components.suffix(1))
    } else if var expression = binding.initializer?.value {
      if let call = expression.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
      // The type of `BlogViewState.loading` is the part before the case.
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base { expression = base }
      if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.trimmedName { usedAsStates.insert(name) }
      if let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.trimmedName {
        usedAsStates.insert(name)
      }
    }
  }
}

/// The property wrappers of states, with their names in vsm-ios.
public let wrappersOfStates: Set<String> = [
  "ViewState", "RenderedViewState", "LegacyViewState", "LegacyRenderedViewState",
]

/// Generic types whose first argument is a state.
private let typesOfStates: Set<String> = [
  "StateContainer", "StateContaining", "StateObserving", "AsyncStateContainer", "StateSequence", "ViewState",
  "RenderedViewState", "LegacyViewState", "LegacyRenderedViewState",
]
