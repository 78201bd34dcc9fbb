import FeatureSources
import SwiftSyntax

/// Reports members of a view state that choose an action by the current state.
final class ActionInStateExtension: LintRule {
  override class var id: String { "action-in-state-extension" }
  override class var summary: String { "A view state hands out an action of one of its states, so that all have it." }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let result = node.signature.returnClause?.type { check(node, node.name, result, node.modifiers, node.body) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberBlockItemSyntax.self) == true, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = binding.typeAnnotation?.type
    {
      check(node, name, type, node.modifiers, binding.accessorBlock)
    }
    return .visitChildren
  }

  private func check(
    _ node: some DeclSyntaxProtocol, _ name: TokenSyntax, _ result: TypeSyntax, _ modifiers: DeclModifierListSyntax,
    _ body: (some SyntaxProtocol)?
  ) {
    guard let state = enclosingTypes.last?.split(separator: ".").last.map(String.init),
      index.stateNames.contains(state),
      node.parent?.is(MemberBlockItemSyntax.self) == true, !modifiers.contains(where: \.isStaticOrPrivate), let body,
      index.isActionResult(result) || result.components == ["Self"], body.choosesByState
    else { return }
    report(
      name,
      "'\(name.trimmedName)' of '\(state)' can be called in every state, although only some have the action. Remove it, "
        + "and call the action of the model that the view gets from the case.")
  }
}

extension DeclModifierSyntax {
  fileprivate var isStaticOrPrivate: Bool {
    [.keyword(.static), .keyword(.private), .keyword(.fileprivate)].contains(name.tokenKind)
  }
}

extension SyntaxProtocol {
  /// Whether the code examines which case `self`, or one of its properties, is.
  fileprivate var choosesByState: Bool {
    let search = CaseSearch(viewMode: .sourceAccurate)
    search.walk(self)
    return search.hasFound
  }
}

private final class CaseSearch: SyntaxVisitor {
  private(set) var hasFound = false

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer.value.isSelfOrProperty { hasFound = true }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if node.subject.isSelfOrProperty { hasFound = true }
    return .visitChildren
  }
}

extension ExprSyntax {
  fileprivate var isSelfOrProperty: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isSelfOrProperty ?? false }
    return self.is(DeclReferenceExprSyntax.self)
  }
}
