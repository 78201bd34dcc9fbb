/// A style of pickers. Only the listed styles exist.
public protocol PickerStyle {
  /// Do not implement this outside PortableUI.
  var _look: PickerLook { get }
}

/// The look of a picker on the page.
public enum PickerLook: String, Hashable, Sendable {
  /// A pop-up menu.
  case menu
  /// All options in a column.
  case inline
  /// All options in a row.
  case segmented
}

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .menu }
}

public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .menu }
}

public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .inline }
}

public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerLook { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
  @MainActor @preconcurrency public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  @MainActor @preconcurrency public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  @MainActor @preconcurrency public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  @MainActor @preconcurrency public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension View {
  /// Sets the style of the pickers inside this view.
  nonisolated public func pickerStyle(_ style: some PickerStyle) -> some View {
    environment(\.pickerLook, style._look)
  }
}

extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }
