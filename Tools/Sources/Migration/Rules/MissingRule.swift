import FeatureSources
import SwiftSyntax

/// Reports what has no replacement that syntax alone could choose.
final class MissingRule: MigrationRule {
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.trimmedName {
    case "StatePublishing":
      context.leave(
        node, "StatePublishing", because: "the protocol exists only for features of vsm-ios 1.x",
        advice: "write 'StateContainer<…>', which has the publishers")
    case "StateBinding":
      context.leave(
        node, "StateBinding", because: "the protocol exists only for features of vsm-ios 1.x",
        advice: "write 'some StateObserving<…>', which has 'bind'")
    case "CustomStateNameConvertible":
      context.leave(
        node, "CustomStateNameConvertible", because: "a state is named by its case",
        advice: "remove the conformance, or conform to 'NamedState', which has 'stateName' too")
    default:
      break
    }
    return .visitChildren
  }

  /// A view controller of vsm-ios 2.0, which draws in `updateProperties`.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let members = node.memberBlock.members.map(\.decl)
    let drawing = members.first { $0.as(FunctionDeclSyntax.self)?.name.trimmedName == "updateProperties" }
    let wraps = members.contains { member in
      member.as(VariableDeclSyntax.self)?.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.components.last == "ViewState"
      } ?? false
    }
    if let drawing, wraps {
      context.leave(
        drawing, "updateProperties() with @ViewState", because: "@ViewState draws no classes here",
        advice: "write '@RenderedViewState', and a function 'render()' instead of 'updateProperties()'")
    }
    return .visitChildren
  }
}
