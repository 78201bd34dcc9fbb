import FeatureSources
import SwiftSyntax

/// Reports classes and actors that are models.
final class ClassModel: LintRule {
  override class var id: String { "class-model" }
  override class var summary: String { "A model is a class or an actor, so that it can change without a new state." }

  override func enter(_ node: some DeclGroupSyntax) {
    guard isInModel else { return }
    let name: TokenSyntax
    if let type = node.as(ClassDeclSyntax.self) {
      name = type.name
    } else if let type = node.as(ActorDeclSyntax.self) {
      name = type.name
    } else {
      return
    }
    report(
      name,
      "The model '\(name.trimmedName)' is shared by everything that refers to it, so that it can change without a new "
        + "state. Make it a struct, and put what lasts longer than a state into a repository.")
  }
}
