extension View {
  /// Runs `action` when Return is pressed in a text field inside this view. Actions further out run after it.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View {
    SubmitModifier(content: self, action: action)
  }
}

/// What a text field does when Return is pressed in it, from the inside out.
@MainActor
final class SubmitAction {
  var action: () -> Void
  private let outer: SubmitAction?

  init(outer: SubmitAction?, action: @escaping () -> Void) {
    self.outer = outer
    self.action = action
  }

  func perform() {
    action()
    outer?.perform()
  }
}

private struct SubmitModifier<Content: View> {
  let content: Content
  let action: () -> Void
}

extension SubmitModifier: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SubmitNode(view, in: context)
  }
}

/// The fields inside keep one object, in which the newest closure is put, so that a new closure tells them nothing.
@MainActor
private final class SubmitNode<Content: View>: _ViewNode<SubmitModifier<Content>> {
  private var submit: SubmitAction
  private var child: _ViewNode<Content>?

  init(_ view: SubmitModifier<Content>, in context: _NodeContext) {
    submit = SubmitAction(outer: context.environment.submitAction, action: view.action)
    super.init(in: context)
    child = Content._makeNode(view.content, in: self.context(environment: inner))
  }

  private var inner: EnvironmentValues {
    var values = environment
    values.submitAction = submit
    return values
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func update(to view: SubmitModifier<Content>) {
    submit.action = view.action
    child?.update(to: view.content)
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    self.environment = environment
    submit = SubmitAction(outer: environment.submitAction, action: submit.action)
    child?.environmentChanged(to: inner)
  }
}
