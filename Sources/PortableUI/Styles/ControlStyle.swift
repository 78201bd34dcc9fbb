/// A style of one kind of control: what it makes of the configuration of such a control.
///
/// Its dynamic properties are those of the view that takes the place of the control.
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

/// A style that a modifier has set, and the one around it, which holds for the controls in the style's body.
final class ControlStyle<Configuration> {
  private let maker: any StyleMaker<Configuration>
  private let outer: ControlStyle<Configuration>?

  init(_ maker: any StyleMaker<Configuration>, outer: ControlStyle<Configuration>?) {
    self.maker = maker
    self.outer = outer
  }

  /// The view in place of a control.
  @MainActor func view(of configuration: Configuration) -> AnyView { AnyView(replacement(maker, of: configuration)) }

  @MainActor private func replacement<Maker: StyleMaker<Configuration>>(
    _ maker: Maker, of configuration: Configuration
  ) -> some View {
    StyleBody(maker: maker, configuration: configuration)
      .environment(\.[styleOf: StyleSlot<Configuration>()], outer)
  }
}

/// The body of a style in place of a control.
struct StyleBody<Maker: StyleMaker> {
  let maker: Maker
  let configuration: Maker.Configuration
}

extension StyleBody: DelegatingView {
  static var delegate: Any.Type { Maker.self }

  var body: some View { maker.makeBody(configuration: configuration) }
}

/// Sets the style of the controls with a kind of configuration.
struct Styling<Maker: StyleMaker>: EnvironmentChange {
  let maker: Maker

  func apply(to values: inout EnvironmentValues) {
    let outer = values[styleOf: StyleSlot<Maker.Configuration>()]
    values[styleOf: StyleSlot<Maker.Configuration>()] = ControlStyle(maker, outer: outer)
  }
}

/// The place of the style of one kind of control, as a key path can name it.
struct StyleSlot<Configuration>: Hashable {}

extension EnvironmentValues {
  /// The style of the controls with a kind of configuration; `nil` where they look as they do by themselves.
  subscript<Configuration>(styleOf slot: StyleSlot<Configuration>) -> ControlStyle<Configuration>? {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }

  subscript<Configuration>(styleOf configuration: Configuration.Type) -> ControlStyle<Configuration>? {
    self[StyleKey<Configuration>.self]
  }
}

private enum StyleKey<Configuration>: EnvironmentKey { static var defaultValue: ControlStyle<Configuration>? { nil } }
