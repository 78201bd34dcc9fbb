/// The node of a control in a style that is not its own: the view that the style makes of it.
///
/// Whether there is such a style follows from the types of the views around, so it never changes for a control; what
/// the style holds may.
@MainActor
final class StyledNode<Control: View>: _ViewNode<Control> {
  private var control: Control
  private let styled: (Control, EnvironmentValues) -> AnyView
  private var child: _ViewNode<AnyView>?

  init(
    _ control: Control, in context: _NodeContext, styled: @escaping @MainActor (Control, EnvironmentValues) -> AnyView
  ) {
    self.control = control
    self.styled = styled
    super.init(in: context)
    child = AnyView._makeNode(styled(control, environment), in: self.context())
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func update(to control: Control) {
    self.control = control
    child?.update(to: styled(control, environment))
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    super.environmentChanged(to: environment)
    child?.update(to: styled(control, environment))
  }
}
