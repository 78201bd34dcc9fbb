/// Controls that belong together, side by side.
public struct ControlGroup<Content: View> {
  private let content: Content

  /// Creates a group without a label.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group with a label, which only assistive technology reads.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(label: label(), content: content())
  }

  /// Creates a group with a label, which only assistive technology reads.
  public init<C: View>(_ title: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a group with a label, which only assistive technology reads.
  @_disfavoredOverload
  public init<C: View>(_ title: some StringProtocol, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }
}

extension ControlGroup: View {
  public var body: some View {
    Container(.div, class: .controlGroup, role: "group", naming: .here, caption: caption) { content }
  }

  private var caption: Caption? { Content.self is any LabeledControls.Type ? .comesFromInside : nil }
}

/// The controls of a group, after its label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let label: Label
  let content: Content
}

extension LabeledControlGroupContent: View {
  public var body: some View {
    Container(.span, class: .unseen, caption: .isThis) { label }
    content
  }
}

/// Controls with a label that names their group.
private protocol LabeledControls {}

extension LabeledControlGroupContent: LabeledControls {}

/// A style of groups of controls. Only the listed styles exist, and all of them show the controls side by side.
public protocol ControlGroupStyle {}

/// The default style.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}
}

/// A style for bars of navigation.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
}

/// A style for small controls, such as colors.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}
}

/// A style for menus.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
}

/// A style for a line of a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension View {
  /// Has no effect: the controls of a group are always side by side.
  nonisolated public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View { self }
}
