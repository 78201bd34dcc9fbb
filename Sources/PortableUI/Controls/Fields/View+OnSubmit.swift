extension View {
  /// Runs `action` when Return is pressed in a field inside this view. Actions further out run after it.
  ///
  /// - Parameter triggers: The kinds of fields: text, search, or both.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    SubmitModifier(content: self, triggers: triggers, action: action)
  }
}

/// The kinds of fields that run the action when Return is pressed.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fields for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The field of `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions of a text field for Return, from the innermost to the outermost.
@MainActor
final class SubmitAction {
  var action: () -> Void
  let triggers: SubmitTriggers
  private let outer: SubmitAction?

  init(triggers: SubmitTriggers, outer: SubmitAction?, action: @escaping () -> Void) {
    self.triggers = triggers
    self.outer = outer
    self.action = action
  }

  /// Whether an action exists for these fields.
  func answers(_ trigger: SubmitTriggers) -> Bool {
    triggers.contains(trigger) || outer?.answers(trigger) ?? false
  }

  func perform(_ trigger: SubmitTriggers) {
    if triggers.contains(trigger) { action() }
    outer?.perform(trigger)
  }
}

private struct SubmitModifier<Content: View> {
  let content: Content
  let triggers: SubmitTriggers
  let action: () -> Void
}

extension SubmitModifier: View {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { SubmitNode(view, in: context) }
}

/// Stores the newest closure in an object that all fields inside share. A new closure therefore updates no field.
@MainActor
private final class SubmitNode<Content: View>: SingleChildNode<SubmitModifier<Content>, Content> {
  private var submit: SubmitAction

  init(_ view: SubmitModifier<Content>, in context: _NodeContext) {
    submit = SubmitAction(
      triggers: view.triggers, outer: context.environment.submitAction, action: view.action)
    super.init(in: context)
    makeChild(view.content)
  }

  override var inner: EnvironmentValues {
    var values = environment
    values.submitAction = submit
    return values
  }

  override func update(to view: SubmitModifier<Content>) {
    submit.action = view.action
    if submit.triggers != view.triggers {
      submit = SubmitAction(triggers: view.triggers, outer: environment.submitAction, action: submit.action)
      child?.environmentChanged(to: inner)
    }
    child?.update(to: view.content)
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    submit = SubmitAction(triggers: submit.triggers, outer: environment.submitAction, action: submit.action)
    super.environmentChanged(to: environment)
  }
}

extension EnvironmentValues {
  var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

private enum SubmitActionKey: EnvironmentKey { static var defaultValue: SubmitAction? { nil } }
