/// The light or dark appearance of a page.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

extension EnvironmentValues {
  /// The appearance of the page, which the browser reports when it connects, and after each change.
  ///
  /// Before its first report, the first HTML is light unless an earlier page of the site has reported otherwise.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? (region.isDark == true ? .dark : .light) }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

/// A value that a modifier has set, which takes precedence over the report of the browser.
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }

extension View {
  /// Sets the appearance of the whole page while this view is on it; `nil` is the appearance of the browser.
  ///
  /// If several views prefer one, the dark appearance takes precedence.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    let name: StyleClass? =
      switch colorScheme {
      case .dark: .prefersDark
      case .light: .prefersLight
      case nil: nil
      }
    return Box(
      content: EnvironmentModifier(content: self, change: SchemeSetting(scheme: colorScheme)),
      names: ClassList(.contents, name))
  }

  /// Sets the appearance of this view.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    Box(
      content: EnvironmentModifier(content: self, change: SchemeSetting(scheme: colorScheme)),
      names: [.contents, colorScheme == .dark ? .schemeDark : .schemeLight])
  }
}

private struct SchemeSetting: EnvironmentChange {
  let scheme: ColorScheme?

  func apply(to values: inout EnvironmentValues) {
    if let scheme { values.colorScheme = scheme }
  }
}
