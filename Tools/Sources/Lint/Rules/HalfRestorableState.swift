import FeatureSources
import SwiftSyntax

/// Reports restorable states of which less is kept than their types promise.
final class HalfRestorableState: LintRule {
  override class var id: String { "half-restorable-state" }
  override class var summary: String {
    "A view keeps nothing of a restorable state, or the compiler does not ask what is kept of a new case."
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      if node.isViewState, let state = binding.nameOfType, isRestorable(state) { reportView(name, of: state) }
      if name.text == "restoration", isRestorable(enclosingType.split(separator: ".").map(String.init)) {
        reportDefaults(in: binding)
      }
    }
    return .visitChildren
  }

  private func isRestorable(_ components: [String]) -> Bool {
    guard let name = index.fullName(of: components, in: enclosingType) else { return false }
    return index.declaration(name)?.inherited.contains { $0.components.last == "RestorableState" } ?? false
  }

  private func reportView(_ name: TokenSyntax, of state: [String]) {
    report(
      name,
      "'\(state.joined(separator: "."))' is restorable, but 'ViewState' keeps nothing of it: a person starts anew after a "
        + "restart. Use 'RestorableViewState', with a key and a closure that makes the state from its value.")
  }

  private func reportDefaults(in binding: PatternBindingSyntax) {
    let search = DefaultSearch(viewMode: .sourceAccurate)
    search.walk(binding)
    for node in search.found {
      report(
        node,
        "'default' decides what is kept of cases that are added later, so that the compiler does not ask. Name the cases."
      )
    }
  }
}

private final class DefaultSearch: SyntaxVisitor {
  private(set) var found: [SwitchDefaultLabelSyntax] = []

  override func visit(_ node: SwitchDefaultLabelSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}

extension VariableDeclSyntax {
  fileprivate var isViewState: Bool {
    attributes.contains { attribute in
      guard let type = attribute.as(AttributeSyntax.self)?.attributeName else { return false }
      return ["ViewState", "RenderedViewState"].contains(type.components.last)
    }
  }
}

extension PatternBindingSyntax {
  /// The name of the type, also of `= LetterViewState.writing(…)`.
  fileprivate var nameOfType: [String]? {
    if let type = typeAnnotation?.type { return type.components }
    var value = initializer?.value
    if let call = value?.as(FunctionCallExprSyntax.self) { value = call.calledExpression }
    guard let base = value?.as(MemberAccessExprSyntax.self)?.base else { return nil }
    return base.trimmedDescription.split(separator: ".").map(String.init)
  }
}
