/// Read-only text.
public struct Text: Equatable, Sendable {
  private let written: String
  private var details: TextDetails?

  /// Creates text from a string, unchanged.
  public init(verbatim content: String) { written = content }

  @_disfavoredOverload
  public init(_ content: some StringProtocol) { written = String(content) }

  public init(_ key: LocalizedStringKey) {
    if let phrase = key.phrase {
      self.init(phrase)
    } else {
      self.init(verbatim: key.text)
      details = .key
    }
  }

  /// Creates text from a value that is formatted where it is shown.
  init(_ value: any FormattedValue) {
    written = ""
    details = TextDetails(value)
  }

  /// The string of a text without its own properties, if it is the same in every language.
  var plainContent: String? { details == nil ? written : nil }

  /// Whether the text has no look of its own, and the environment determines its string.
  var isPlain: Bool {
    guard let details else { return true }
    return details === TextDetails.key || details.hasOnlyText
  }

  /// Whether the environment determines the string.
  var isReproducible: Bool {
    switch details?.content {
    case nil, .written, .key: true
    case .value(let value): value.isReproducible
    }
  }

  /// Returns the string in an environment, in which it is looked up, and a value is formatted.
  func string(in environment: EnvironmentValues) -> String {
    shown(in: environment).string(in: environment)
  }

  /// Returns the content in an environment, in which a key is looked up and its Markdown is parsed.
  func shown(in environment: EnvironmentValues) -> ShownText {
    switch details?.content {
    case nil, .written: return .string(written)
    case .key:
      let string = Translator(environment, for: TextSource())?.text(for: written) ?? written
      return MarkdownSource.hasMarkup(string) ? MarkdownText(string).shown(in: environment) : .string(string)
    case .value(let value): return value.shown(in: environment)
    }
  }

  /// Returns the string, or `nil` if the page needs elements for parts of the text.
  func onlyString(in environment: EnvironmentValues) -> String? {
    if case .string(let string) = shown(in: environment) { string } else { nil }
  }

  /// Whether a part has a look of its own or is an image in every environment.
  private var hasStyledValue: Bool {
    guard case .value(let value) = details?.content else { return false }
    return value.hasLooks
  }

  /// The parts of a text that consists of several, if it has no properties of its own.
  var runs: [TextRun] {
    if case .value(let value as JoinedText) = details?.content, details?.stated == nil { return value.runs }
    return [.text(self)]
  }

  /// Whether the text itself looks different from the text around it.
  var hasLook: Bool { details?.stated != nil || hasStyledValue }

  public func font(_ font: Font?) -> Text { with { $0.font = font ?? $0.font } }
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { with { $0.foreground = style._paint } }
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color?._paint ?? $0.foreground } }
  func with(_ change: (inout TextDetails.Stated) -> Void) -> Text {
    var text = self
    text.details = TextDetails(after: details, change)
    return text
  }

  /// Properties of the text itself take precedence over inherited ones.
  fileprivate func look(in environment: EnvironmentValues) -> TextLook {
    let inherited = environment.textLook
    guard let stated = details?.stated?.look else { return inherited }
    return stated.over(inherited)
  }

  fileprivate func font(in environment: EnvironmentValues) -> Font? {
    details?.stated?.font ?? environment.font
  }

  fileprivate func foreground(in environment: EnvironmentValues) -> Paint? {
    details?.stated?.foreground.map(environment.painted) ?? environment.foregroundStyle
  }
}

extension Text {
  /// Returns the view if it is a text.
  init?<Label: View>(_ label: Label) {
    guard Label.self == Text.self else { return nil }
    self = unsafeBitCast(label, to: Text.self)
  }

  /// Returns the string if the text looks like the element around it, which can therefore show it without another one.
  func plainString(in environment: EnvironmentValues) -> String? {
    guard look(in: environment) == .plain, font(in: environment) == nil, foreground(in: environment) == nil,
      environment.accessibility.isEmpty, environment.viewTag == nil
    else { return nil }
    return onlyString(in: environment)
  }
}

extension Text: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode<Text> { makeElement(view, context) }

  /// The form of a value may depend on more than the environment, such as the current time.
  public static func _isReproducible(_ view: Text) -> Bool { view.isReproducible }

  public static func _appendTrees(_ view: Text, to trees: inout [RenderNode], in context: _NodeContext) {
    appendElement(view, to: &trees, in: context)
  }

  public static func _looksSame(_ view: Text, _ old: Text, in environment: EnvironmentValues) -> Bool { view == old }
}

extension Text: ElementView {
  var content: TextRuns { TextRuns(self) }

  /// The runs inherit the look of the element from the page.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment
    inner.accessibility = AccessibilityProperties()
    inner.font = nil
    inner.foregroundStyle = nil
    inner.textLook = TextLook()
    inner.textLook.coverage = environment.textLook.coverage
    return inner
  }

  func looksLike(_ old: Text, in environment: EnvironmentValues) -> Bool {
    // A form may depend on more than the text.
    self == old && environment.viewTag == nil
  }

  /// Of a plain text, the environment determines everything but the string.
  var look: Bool? { isPlain ? true : nil }

  func text(like text: String?, in environment: EnvironmentValues) -> String? { onlyString(in: environment) }

  /// Describes a heading if the text has that trait, the element of an outer text form, or else a span.
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    if environment.viewTag != nil, let form = environment.textForm {
      return form.describe(string(in: environment), in: environment)
    }
    let look = look(in: environment)
    let font = look.font(from: font(in: environment))
    let properties = environment.accessibility
    var description: ElementDescription
    if properties.traits.contains(.isHeader) {
      // A preview is a part of a page, which has its own heading of the first level.
      let tag = environment.stage == nil ? font?.headingTag : nil
      description = ElementDescription(tag ?? .h3, class: .text)
    } else {
      description = ElementDescription(.span, class: .text)
    }
    description.text = onlyString(in: environment)
    description.addStyle(font: font, foreground: foreground(in: environment))
    description.add(look)
    description.add(properties)
    description.cover(look.coverage)
    return description
  }

  func handle(_ action: Event.Action, of node: ElementNode<Text>) -> EventOutcome {
    node.environment.textForm?.press(in: node.environment) ?? .invalidPayload
  }
}
