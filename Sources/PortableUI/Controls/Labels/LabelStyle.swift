/// A style of labels.
///
/// The style's body replaces the label. A style may have dynamic properties.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label for a style.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public let title: Title
  /// The icon of the label. Assistive technology ignores it unless the style changes that.
  public let icon: Icon

  /// The type-erased title of a label.
  public struct Title {
    let content: AnyView
  }

  /// The type-erased icon of a label.
  public struct Icon {
    let content: AnyView
  }
}

extension LabelStyleConfiguration.Title: View {
  public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
  public var body: some View { content }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a configuration, in the style around the current one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension View {
  /// Sets the style of the labels inside this view.
  nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, change: Styling(maker: LabelStyleMaker(style: style)))
  }
}

private struct LabelStyleMaker<Style: LabelStyle> {
  let style: Style
}

extension LabelStyleMaker: StyleMaker {
  func makeBody(configuration: LabelStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

/// A title with its icon before it.
public struct DefaultLabelStyle {
  public init() {}
}

/// A title with its icon before it.
public struct TitleAndIconLabelStyle {
  public init() {}
}

/// An icon alone. Assistive technology still reads the title.
public struct IconOnlyLabelStyle {
  public init() {}
}

/// A title alone.
public struct TitleOnlyLabelStyle {
  public init() {}
}

extension DefaultLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabelLayout(parts: .all, title: configuration.title, icon: configuration.icon)
  }
}

extension TitleAndIconLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabelLayout(parts: .all, title: configuration.title, icon: configuration.icon)
  }
}

extension IconOnlyLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabelLayout(parts: .icon, title: configuration.title, icon: configuration.icon)
  }
}

extension TitleOnlyLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabelLayout(parts: .title, title: configuration.title, icon: configuration.icon)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The visible parts of a label, side by side.
struct LabelLayout<Title: View, Icon: View> {
  let parts: Parts
  let title: Title
  let icon: Icon

  enum Parts {
    case all, icon, title
  }
}

extension LabelLayout: View {
  var body: some View {
    Container(.span, class: .label, naming: .here) {
      if parts != .title {
        Container(.span, class: .labelIcon) { icon }.accessibilityHidden(true)
      }
      if parts == .icon {
        Container(.span, class: .unseen) { title }
      } else {
        title
      }
    }
  }
}
