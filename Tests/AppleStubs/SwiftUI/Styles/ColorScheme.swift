public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set { fatalError() }
  }
}

extension View {
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { EmptyView() }
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { EmptyView() }
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { EmptyView() }
  nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { EmptyView() }
}

extension EnvironmentValues {
  public var backgroundStyle: AnyShapeStyle? {
    get { fatalError() }
    set { fatalError() }
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  public var secondary: some ShapeStyle { self }
  public var tertiary: some ShapeStyle { self }
  public var quaternary: some ShapeStyle { self }
  public var quinary: some ShapeStyle { self }
}
