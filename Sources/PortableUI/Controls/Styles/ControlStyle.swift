/// A style of one kind of control, which creates a view from the control's configuration.
///
/// The dynamic properties of the style belong to the view that replaces the control.
@MainActor
protocol StyleMaker<Configuration>: Delegating {
  associatedtype Configuration
  associatedtype Style
  associatedtype Body: View

  var style: Style { get }

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension StyleMaker {
  static var delegate: Any.Type { Style.self }
}

/// A style that a modifier sets, and the outer style, which applies to controls in the style's body.
final class ControlStyle<Configuration> {
  private let maker: any StyleMaker<Configuration>
  private let outer: ControlStyle<Configuration>?

  init(_ maker: any StyleMaker<Configuration>, outer: ControlStyle<Configuration>?) {
    self.maker = maker
    self.outer = outer
  }

  /// Returns the view that replaces a control.
  @MainActor func view(of configuration: Configuration) -> AnyView { AnyView(replacement(maker, of: configuration)) }

  @MainActor private func replacement<Maker: StyleMaker<Configuration>>(
    _ maker: Maker, of configuration: Configuration
  ) -> some View {
    StyleBody(maker: maker, configuration: configuration)
      .environment(\.[styleOf: StyleSlot<Configuration>()], outer)
  }
}

/// The body of a style, which replaces a control.
struct StyleBody<Maker: StyleMaker> {
  let maker: Maker
  let configuration: Maker.Configuration
}

extension StyleBody: DelegatingView {
  static var delegate: Any.Type { Maker.self }

  var body: some View { maker.makeBody(configuration: configuration) }
}

/// Sets the style of controls with a type of configuration.
struct Styling<Maker: StyleMaker>: EnvironmentChange {
  let maker: Maker

  func apply(to values: inout EnvironmentValues) {
    let outer = values[styleOf: StyleSlot<Maker.Configuration>()]
    values[styleOf: StyleSlot<Maker.Configuration>()] = ControlStyle(maker, outer: outer)
  }
}

/// A key path argument that stands for the style of one kind of control.
struct StyleSlot<Configuration>: Hashable {}

extension EnvironmentValues {
  /// The style of controls with a type of configuration; `nil` is the default style.
  subscript<Configuration>(styleOf slot: StyleSlot<Configuration>) -> ControlStyle<Configuration>? {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }

  subscript<Configuration>(styleOf configuration: Configuration.Type) -> ControlStyle<Configuration>? {
    self[StyleKey<Configuration>.self]
  }
}

private enum StyleKey<Configuration>: EnvironmentKey { static var defaultValue: ControlStyle<Configuration>? { nil } }

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
