import FeatureSources
import SwiftSyntax

/// Types whose code shows states.
let viewTypes: Set<String> = ["View", "ViewStateRendering", "UIViewController", "UIView", "NSViewController", "App"]

extension DeclModifierSyntax {
  var isPublic: Bool {
    [.keyword(.public), .keyword(.package), .keyword(.open)].contains(name.tokenKind) && detail == nil
  }
  var isStatic: Bool { name.tokenKind == .keyword(.static) }
}

extension FunctionDeclSyntax {
  var isMember: Bool {
    parent?.is(MemberBlockItemSyntax.self) == true || parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}

extension FunctionParameterSyntax {
  var asParameter: Member.Parameter {
    Member.Parameter(
      label: firstName.text == "_" ? nil : firstName.trimmedName, name: (secondName ?? firstName).trimmedName,
      type: type, defaultValue: defaultValue?.value)
  }
}

extension VariableDeclSyntax {
  /// Whether it is a property such as `@ViewState var state = …`.
  var isWrappedState: Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self).map { wrappersOfStates.contains($0.attributeName.components.last ?? "") } ?? false
    }
  }
}

extension CodeBlockSyntax {
  /// The closures that an initializer assigns to properties: `load = { … }`.
  var assignments: [(property: String, closure: ClosureExprSyntax)] {
    statements.compactMap { statement in
      guard let sequence = statement.item.as(SequenceExprSyntax.self), sequence.elements.count == 3,
        let operation = sequence.elements.dropFirst().first, operation.is(AssignmentExprSyntax.self),
        let target = sequence.elements.first, let closure = sequence.elements.last?.as(ClosureExprSyntax.self)
      else { return nil }
      if let name = target.as(DeclReferenceExprSyntax.self) { return (name.baseName.trimmedName, closure) }
      guard let member = target.as(MemberAccessExprSyntax.self),
        member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
      else { return nil }
      return (member.declName.baseName.trimmedName, closure)
    }
  }
}

/// Collects the names after a dot.
final class MemberMentions: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base != nil { names.insert(node.declName.baseName.trimmedName) }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The type of a value such as `Content.loading`, as far as it is written.
  var writtenType: TypeSyntax? {
    let value = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    var names = value.typeComponents
    if names.isEmpty, let base = value.as(MemberAccessExprSyntax.self)?.base { names = base.typeComponents }
    guard let first = names.first else { return nil }
    let type = TypeSyntax(IdentifierTypeSyntax(name: .identifier(first)))
    return names.dropFirst().reduce(type) { TypeSyntax(MemberTypeSyntax(baseType: $0, name: .identifier($1))) }
  }
}
