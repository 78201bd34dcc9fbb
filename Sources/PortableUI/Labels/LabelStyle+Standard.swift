/// A title with its icon before it.
public struct DefaultLabelStyle: Sendable {
  public init() {}
}

/// A title with its icon before it.
public struct TitleAndIconLabelStyle: Sendable {
  public init() {}
}

/// An icon alone. Assistive technology still reads the title.
public struct IconOnlyLabelStyle: Sendable {
  public init() {}
}

/// A title alone.
public struct TitleOnlyLabelStyle: Sendable {
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
