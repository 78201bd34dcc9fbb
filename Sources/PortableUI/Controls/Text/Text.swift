/// Read-only text.
public struct Text: Equatable, Sendable {
  private let written: String
  private var details: TextDetails?

  /// Creates text from a string, unchanged.
  public init(verbatim content: String) { written = content }

  @_disfavoredOverload
  public init(_ content: some StringProtocol) { written = String(content) }

  public init(_ key: LocalizedStringKey) {
    guard let runs = key.runs else {
      self.init(verbatim: key.text)
      return
    }
    self.init(JoinedText(runs))
  }

  /// Creates text from a value that is formatted where it is shown.
  init(_ value: any FormattedValue) {
    written = ""
    details = TextDetails(value)
  }

  /// The string of a text without its own properties.
  var plainContent: String? { details == nil ? written : nil }

  /// Returns the string in an environment, in which a value is formatted.
  func string(in environment: EnvironmentValues) -> String {
    details?.value?.string(in: environment) ?? written
  }

  /// The runs of a text of which a part has a look of its own or is an image.
  private var styledRuns: [TextRun]? {
    guard let joined = joined, joined.hasLooks else { return nil }
    return joined.runs
  }

  /// The parts of a text that consists of several, if it has no properties of its own.
  var runs: [TextRun] {
    if let joined, details?.stated == TextDetails.Stated() { return joined.runs }
    return [.text(self)]
  }

  private var joined: JoinedText? { details?.value as? JoinedText }

  /// Whether the text itself looks different from the text around it.
  var hasLook: Bool { details?.stated != TextDetails.Stated() && details != nil || joined?.hasLooks == true }

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
    guard let stated = details?.stated.look else { return inherited }
    return stated.over(inherited)
  }

  fileprivate func font(in environment: EnvironmentValues) -> Font? {
    details?.stated.font ?? environment.font
  }

  fileprivate func foreground(in environment: EnvironmentValues) -> Paint? {
    details?.stated.foreground.map(environment.painted) ?? environment.foregroundStyle
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
    return styledRuns == nil ? string(in: environment) : nil
  }
}

extension Text: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode<Text> { makeElement(view, context) }

  /// The form of a value may depend on more than the environment, such as the current time.
  public static func _isReproducible(_ view: Text) -> Bool { view.details?.value == nil }

  public static func _appendTrees(_ view: Text, to trees: inout [RenderNode], in context: _NodeContext) {
    appendElement(view, to: &trees, in: context)
  }

  public static func _looksSame(_ view: Text, _ old: Text, in environment: EnvironmentValues) -> Bool { view == old }
}

extension Text: ElementView {
  var content: TextRuns { TextRuns(runs: styledRuns ?? []) }

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

  /// Without details, the text and the environment determine the description.
  var look: Bool? { details == nil ? true : nil }

  func text(like text: String?) -> String? { written }

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
    description.text = styledRuns == nil ? string(in: environment) : nil
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
