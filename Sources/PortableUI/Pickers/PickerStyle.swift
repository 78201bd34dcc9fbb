/// A look of pickers. The looks are those listed here.
public protocol PickerStyle: Sendable {
  /// Not to be implemented outside PortableUI.
  var _look: PickerLook { get }
}

/// How a picker looks on the page.
public enum PickerLook: String, Hashable, Sendable {
  /// A list that opens, of texts.
  case menu
  /// All options one below the other.
  case inline
  /// All options side by side.
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
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension View {
  /// Sets the look of the pickers inside this view.
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
