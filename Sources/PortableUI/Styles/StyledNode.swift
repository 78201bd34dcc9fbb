/// A control that a style of its kind can take the place of.
@MainActor
protocol StyledControl: View {
  associatedtype Configuration

  /// What a style knows of the control.
  var configuration: Configuration { get }
}

/// The node of a control in a style that is not its own: the view that the style makes of it.
///
/// Whether there is such a style follows from the types of the views around, so it never changes for a control; what
/// the style holds may.
@MainActor
final class StyledNode<Control: StyledControl>: SingleChildNode<Control, AnyView> {
  private var control: Control

  init(_ control: Control, in context: _NodeContext) {
    self.control = control
    super.init(in: context)
    makeChild(styled)
  }

  private var styled: AnyView {
    environment[styleOf: Control.Configuration.self]?.view(of: control.configuration) ?? AnyView(EmptyView())
  }

  override func update(to control: Control) {
    self.control = control
    child?.update(to: styled)
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    super.environmentChanged(to: environment)
    child?.update(to: styled)
  }
}
