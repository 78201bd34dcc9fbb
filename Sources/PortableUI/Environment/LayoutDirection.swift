/// The direction of lines and rows.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  /// The direction of the layout.
  ///
  /// It follows the language of the texts, unless a view around sets it: the language of the app's tables that suits
  /// the person best, or else the language of `environment(\.locale, …)`.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] ?? textDirection }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The direction of the language of the texts.
  var textDirection: LayoutDirection {
    textLanguage.pseudo == nil ? wordLanguage.direction : textLanguage.direction
  }
}

private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection? { nil } }
