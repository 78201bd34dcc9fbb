import FeatureSources
import SwiftSyntax

/// Replaces `publisher` of containers with `didSetPublisher`, and `publisher.values` with `states`, and erases publishers
/// of containers where their type is written as `AnyPublisher`.
final class PublisherRule: MigrationRule {
  override class var generations: Set<Migration.Generation> { [.first] }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let publisher = node.declName.baseName.trimmedName
    guard ["publisher", "willSetPublisher", "didSetPublisher"].contains(publisher), let base = node.base,
      let name = base.lastName
    else { return .visitChildren }
    // Only containers have the other two.
    if publisher != "publisher" || isContainer(name, base) {
      replace(node, publisher)
    } else if name == "container" {
      context.leave(
        node, "\(node.trimmedDescription)", because: "the type of '\(base.trimmedDescription)' is declared elsewhere",
        advice: "if it is a container, write 'didSetPublisher' instead of 'publisher'")
    }
    return .visitChildren
  }

  private func replace(_ node: MemberAccessExprSyntax, _ publisher: String) {
    if publisher == "publisher" {
      if let outer = node.parent?.as(MemberAccessExprSyntax.self), outer.declName.baseName.trimmedName == "values" {
        return context.replace(
          from: node.declName.positionAfterSkippingLeadingTrivia, to: outer.declName.endPositionBeforeTrailingTrivia,
          with: "states")
      }
      context.replace(node.declName, with: "didSetPublisher")
    }
    if node.expectedType(in: context.index).name == "AnyPublisher" {
      let end = node.endPositionBeforeTrailingTrivia
      context.replace(from: end, to: end, with: ".eraseToAnyPublisher()")
    }
  }

  /// Whether a name stands for a container in one of the types around the expression.
  private func isContainer(_ name: String, _ base: ExprSyntax) -> Bool {
    guard base.is(DeclReferenceExprSyntax.self) || base.isMemberOfSelf else {
      return name.hasPrefix("$") && context.index.isWrappedState(String(name.dropFirst()))
    }
    return base.enclosingTypes.contains { type in
      type.memberBlock.members.contains { $0.decl.as(VariableDeclSyntax.self)?.declaresContainer(name) == true }
        || (name == "container" && type.conforms(to: "ViewStateRendering"))
    }
  }
}

extension VariableDeclSyntax {
  /// Whether the variable is a container of that name: `$state` for `@ViewState var state`, or a `StateContainer`.
  fileprivate func declaresContainer(_ name: String) -> Bool {
    let isWrapped = attributes.contains { element in
      element.as(AttributeSyntax.self).map { wrappersOfStates.contains($0.attributeName.components.last ?? "") }
        ?? false
    }
    return bindings.contains { binding in
      guard let declared = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmedName else {
        return false
      }
      if isWrapped { return name == "$\(declared)" }
      let type = binding.typeAnnotation?.type.components.last
      return name == declared && (type == "StateContainer" || type == "AsyncStateContainer")
    }
  }
}

extension ExprSyntax {
  /// The name, or the last part of `a.b`.
  fileprivate var lastName: String? {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  fileprivate var isMemberOfSelf: Bool {
    self.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }
}

extension SyntaxProtocol {
  /// The types and extensions around a node, the innermost first.
  fileprivate var enclosingTypes: [any DeclGroupSyntax] {
    sequence(first: Syntax(self), next: \.parent).compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
  }
}

extension DeclGroupSyntax {
  fileprivate func conforms(to name: String) -> Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.components.last == name } ?? false
  }
}
