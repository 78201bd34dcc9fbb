/// The settings of the scroll views inside a view.
struct ScrollSettings: Equatable {
  /// The axes whose bars are hidden.
  var hiddenIndicators: Axis.Set = []
  var isDisabled = false
}

/// Whether the bars of a scroll view are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  fileprivate let hides: Bool

  public static let automatic = ScrollIndicatorVisibility(hides: false)
  public static let visible = ScrollIndicatorVisibility(hides: false)
  public static let hidden = ScrollIndicatorVisibility(hides: true)
  public static let never = ScrollIndicatorVisibility(hides: true)
}

/// The behavior of a scroll view at the ends of its content.
public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

/// The effect of scrolling on the keyboard of the screen.
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

extension View {
  /// Sets whether the scroll views inside this view show their bars.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    EnvironmentModifier(content: self, change: IndicatorHiding(axes: axes, isHidden: visibility.hides))
  }

  /// Has no effect: the browser decides when it shows the bars.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Has no effect: the browser decides when it shows the bars.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Sets whether a person can scroll the scroll views inside this view. The page itself always scrolls.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    EnvironmentModifier(content: self, change: ScrollDisabling(isDisabled: disabled))
  }

  /// Has no effect: the browser decides how content behaves at its ends.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Has no effect: content outside a scroll view is never shown, which is reported.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    if disabled { UnsupportedFeature.scrollClip.report() }
    return self
  }

  /// Has no effect: the browser decides when it hides the keyboard of the screen.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Sets whether editors inside this view have a background. Lists and forms have none of their own.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesEditorBackground, visibility == .hidden)
  }
}

private struct IndicatorHiding: EnvironmentChange {
  let axes: Axis.Set
  let isHidden: Bool

  func apply(to values: inout EnvironmentValues) {
    if isHidden {
      values.scrollSettings.hiddenIndicators.formUnion(axes)
    } else {
      values.scrollSettings.hiddenIndicators.subtract(axes)
    }
  }
}

private struct ScrollDisabling: EnvironmentChange {
  let isDisabled: Bool

  func apply(to values: inout EnvironmentValues) {
    values.scrollSettings.isDisabled = values.scrollSettings.isDisabled || isDisabled
  }
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Whether a person can scroll the scroll views inside a view.
  public var isScrollEnabled: Bool {
    get { !scrollSettings.isDisabled }
    set { scrollSettings.isDisabled = !newValue }
  }

  var hidesEditorBackground: Bool {
    get { self[EditorBackgroundKey.self] }
    set { self[EditorBackgroundKey.self] = newValue }
  }
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

private enum EditorBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension UnsupportedFeature {
  static let scrollClip = UnsupportedFeature(
    message: """
      scrollClipDisabled(_:) has no effect, since a scroll view of a page always clips its content. Give the content \
      a padding, so that shadows have space inside the scroll view.
      """)
}
