/// A control that a style can replace.
@MainActor
protocol StyledControl: View {
  associatedtype Configuration

  /// The properties of the control for a style.
  var configuration: Configuration { get }
}

/// The node of a control that is replaced by a style's view.
///
/// Whether such a style exists depends on the types of the outer views, so it never changes for a control. The
/// properties of the style can change.
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
