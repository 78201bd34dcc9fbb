import FeatureSources
import SwiftSyntax

/// Reports debounced bindings of a view in which another control observes an action at once.
///
/// Until a debounced edit is due, the state does not have it. In SwiftUI, an action that is observed meanwhile discards
/// it: a button saves the old text, and the field shows that again.
final class DebouncedDraft: LintRule {
  override class var id: String { "debounced-draft" }
  override class var summary: String {
    "A binding is debounced, although another control of the view can observe an action before the edit is due."
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    let search = ContainerCallSearch(index)
    search.walk(node)
    for (type, calls) in search.calls {
      let view = ViewCode(members: search.members[type] ?? [])
      for edit in calls where edit.isDebounced && edit.isBinding {
        let others = calls.filter { !$0.isDebounced && $0.container == edit.container }
        let edits = view.places(of: edit.call)
        let other = others.first { other in
          let controls = other.isBinding ? view.places(of: other.call) : view.places(ofAction: other.call)
          return controls.contains { control in edits.contains { $0.canAppear(with: control) } }
        }
        guard let other else { continue }
        let line = file.location(of: other.call).line
        report(
          edit.call.labeledArgument("debounced") ?? ExprSyntax(edit.call),
          "In SwiftUI, an edit that is not due yet is lost when the control in line \(line) observes its action: the action "
            + "does not see it, and the field shows its old value again. Bind without 'debounced:', and debounce what "
            + "follows the edit, such as a search.")
      }
    }
    return .skipChildren
  }
}

/// A call of `observe`, `refresh` or `bind` in a view.
private struct ContainerCall {
  let call: FunctionCallExprSyntax
  /// The expression before the dot: `$state`
  let container: String
  let isBinding: Bool
  let isDebounced: Bool

  init?(_ call: FunctionCallExprSyntax) {
    guard let name = call.calledName, call.firstArgument != nil,
      ["observe", "observeAsync", "refresh", "bind", "bindAsync"].contains(name)
    else { return nil }
    self.call = call
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? "self"
    container = base.hasPrefix("self.") ? String(base.dropFirst(5)) : base
    isBinding = name.hasPrefix("bind")
    isDebounced = call.labeledArgument("debounced").map { !$0.is(NilLiteralExprSyntax.self) } ?? false
  }
}

extension FunctionCallExprSyntax {
  fileprivate func labeledArgument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.trimmedName == label }?.expression
  }
}

/// Collects the calls in views, and the members of these, by the views' names.
private final class ContainerCallSearch: SyntaxVisitor {
  private let index: FeatureIndex
  private var types: [String] = []
  private(set) var calls: [String: [ContainerCall]] = [:]
  private(set) var members: [String: [DeclSyntax]] = [:]

  init(_ index: FeatureIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  private var view: String? {
    guard let type = types.last, let declaration = index.declaration(type) else { return nil }
    return declaration.inherited.contains { $0.components.last == "View" } ? type : nil
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name.trimmedName) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name.trimmedName) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name.trimmedName) }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name.trimmedName) }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(index.fullName(of: node.extendedType.components) ?? "")
    return add(node)
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func begin(_ node: some DeclGroupSyntax, _ name: String) -> SyntaxVisitorContinueKind {
    types.append((types.last.map { "\($0)." } ?? "") + name)
    return add(node)
  }

  private func add(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    if let view { members[view, default: []] += node.memberBlock.members.map(\.decl) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let view, let call = ContainerCall(node) { calls[view, default: []].append(call) }
    return .visitChildren
  }
}
