/// A style of progress views.
///
/// The style's body replaces the progress view. A style may have dynamic properties.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view for a style.
public struct ProgressViewStyleConfiguration {
  /// The part of the task that is done, from 0 to 1; `nil` is unknown progress.
  public let fractionCompleted: Double?
  /// The label of the progress view, if it has one.
  public let label: Label?
  /// The label of the value, if there is one.
  public let currentValueLabel: CurrentValueLabel?

  /// The type-erased label of a progress view.
  public struct Label {
    let content: AnyView
  }

  /// The type-erased label of the value of a progress view.
  public struct CurrentValueLabel {
    let content: AnyView
  }
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}

extension View {
  /// Sets the style of the progress views inside this view.
  nonisolated public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, change: ProgressViewStyling(style: style))
  }
}

private struct ProgressViewStyling<Style: ProgressViewStyle>: EnvironmentChange {
  let style: Style

  func apply(to values: inout EnvironmentValues) {
    if let style = style as? any BuiltInProgressViewStyle {
      values.progressLook = ProgressLook(styleClass: style.look, tint: style.tint?._paint)
      values[styleOf: StyleSlot<ProgressViewStyleConfiguration>()] = nil
    } else {
      Styling(maker: ProgressViewStyleMaker(style: style)).apply(to: &values)
    }
  }
}

private struct ProgressViewStyleMaker<Style: ProgressViewStyle> {
  let style: Style
}

extension ProgressViewStyleMaker: StyleMaker {
  func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

/// A style that the style sheet draws.
private protocol BuiltInProgressViewStyle {
  /// The class of the indicator; `nil` for the default: a circle for activity, and a bar for progress.
  var look: StyleClass? { get }
  var tint: Color? { get }
}

/// The look of the indicators of progress.
struct ProgressLook: Equatable {
  var styleClass: StyleClass?
  var tint: Paint?
}

/// A circle for activity, and a bar for progress.
public struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
  var look: StyleClass? { nil }
  var tint: Color? { nil }

  public init() {}
}

/// A circle.
public struct CircularProgressViewStyle: BuiltInProgressViewStyle {
  let tint: Color?
  var look: StyleClass? { .circular }

  public init() { tint = nil }

  /// Creates a style with a color.
  public init(tint: Color) { self.tint = tint }
}

/// A bar.
public struct LinearProgressViewStyle: BuiltInProgressViewStyle {
  let tint: Color?
  var look: StyleClass? { .linear }

  public init() { tint = nil }

  /// Creates a style with a color.
  public init(tint: Color) { self.tint = tint }
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension CircularProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

extension LinearProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension EnvironmentValues {
  /// The look of the indicators of progress.
  var progressLook: ProgressLook {
    get { self[ProgressLookKey.self] }
    set { self[ProgressLookKey.self] = newValue }
  }
}

private enum ProgressLookKey: EnvironmentKey { static var defaultValue: ProgressLook { ProgressLook() } }
