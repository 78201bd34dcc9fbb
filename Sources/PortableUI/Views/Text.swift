/// Text that is read and not edited.
public struct Text: Equatable, Sendable {
  let string: String
  private var style: Style?

  /// What was stated on this text itself; a box, since most texts state nothing.
  private final class Style: Equatable, Sendable {
    let font: Font?
    let foreground: Paint?
    let weight: Font.Weight?
    let isItalic: Bool
    let isMonospaced: Bool

    init(font: Font?, foreground: Paint?, weight: Font.Weight?, isItalic: Bool, isMonospaced: Bool) {
      self.font = font
      self.foreground = foreground
      self.weight = weight
      self.isItalic = isItalic
      self.isMonospaced = isMonospaced
    }

    static func == (left: Style, right: Style) -> Bool {
      left.font == right.font && left.foreground == right.foreground && left.weight == right.weight
        && left.isItalic == right.isItalic && left.isMonospaced == right.isMonospaced
    }
  }

  /// Text exactly as it stands.
  public init(verbatim content: String) { string = content }

  @_disfavoredOverload
  public init(_ content: some StringProtocol) { string = String(content) }

  public init(_ key: LocalizedStringKey) { string = key.text }

  public func font(_ font: Font?) -> Text { with(font: font) }
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { with(foreground: style._paint) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(weight: weight) }
  public func bold() -> Text { with(weight: .bold) }
  public func italic() -> Text { with(isItalic: true) }
  public func monospaced() -> Text { with(isMonospaced: true) }

  private func with(
    font: Font? = nil, foreground: Paint? = nil, weight: Font.Weight? = nil, isItalic: Bool? = nil,
    isMonospaced: Bool? = nil
  ) -> Text {
    var text = self
    text.style = Style(
      font: font ?? style?.font, foreground: foreground ?? style?.foreground, weight: weight ?? style?.weight,
      isItalic: isItalic ?? style?.isItalic ?? false, isMonospaced: isMonospaced ?? style?.isMonospaced ?? false)
    return text
  }

  fileprivate func font(in environment: EnvironmentValues) -> Font? {
    guard let style else { return environment.font }
    var font = style.font ?? environment.font
    if style.weight != nil || style.isItalic || style.isMonospaced {
      var changed = font ?? Font()
      changed.weight = style.weight ?? changed.weight
      changed.isItalic = changed.isItalic || style.isItalic
      changed.isMonospaced = changed.isMonospaced || style.isMonospaced
      font = changed
    }
    return font
  }

  fileprivate func foreground(in environment: EnvironmentValues) -> Paint? {
    style?.foreground ?? environment.foregroundStyle
  }
}

extension Text: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode<Text> {
    makeElement(view, in: context)
  }
}

extension Text: ElementView {
  /// A heading where it has that trait, an option inside a picker, otherwise a span.
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    if environment.options != nil {
      var option = ElementDescription(.option)
      option.text = string
      return option
    }
    let font = font(in: environment)
    let properties = environment.accessibility
    var description: ElementDescription
    if properties.traits.contains(.isHeader) {
      description = ElementDescription(font?.headingTag ?? .h3, class: "text")
    } else {
      description = ElementDescription(.span, class: "text")
    }
    description.text = string
    description.addStyle(font: font, foreground: foreground(in: environment))
    description.add(properties)
    return description
  }
}
