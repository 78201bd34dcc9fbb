import FeatureSources
import SwiftSyntax

/// Reports cases of a view state that no code produces.
///
/// Public states are not checked, since another module can produce them.
final class StateNeverProduced: LintRule {
  override class var id: String { "state-never-produced" }
  override class var summary: String { "Nothing produces a state, so that the code that draws it never runs." }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    guard let state = enclosingTypes.last?.split(separator: ".").last.map(String.init),
      index.stateNames.contains(state), canBeKnown(node), !facts.mentions.contains(node.name.trimmedName)
    else { return .visitChildren }
    report(
      node.name,
      "No code produces the state '\(state).\(node.name.trimmedName)'. Remove it, or return it from an action.")
    return .visitChildren
  }

  /// Whether all code that produces states of the type is among the files.
  private func canBeKnown(_ node: EnumCaseElementSyntax) -> Bool {
    let parents = sequence(first: Syntax(node), next: \.parent)
    guard let type = parents.lazy.compactMap({ $0.as(EnumDeclSyntax.self) }).first else { return false }
    let isPublic = type.modifiers.contains { [.keyword(.public), .keyword(.package)].contains($0.name.tokenKind) }
    // `allCases` produces each state.
    let isListed =
      type.inheritanceClause?.inheritedTypes.contains { $0.type.components.last == "CaseIterable" } ?? false
    // If not even one state is produced, the files with the actions were not passed.
    let cases = type.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    return !isPublic && !isListed && cases.contains { facts.mentions.contains($0.name.trimmedName) }
  }
}
