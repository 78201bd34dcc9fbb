public import Foundation

/// A value or control with a label before it.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

extension LabeledContent where Label: View, Content: View {
  /// Creates a content with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled text.
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a labeled value, formatted for the person at the page.
  public init<F: FormatStyle & Sendable>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }

  /// Creates a labeled value, formatted for the person at the page.
  @_disfavoredOverload
  public init<F: FormatStyle & Sendable>(_ title: some StringProtocol, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent: View where Label: View, Content: View {
  public var body: some View { LabeledLayout(label: label, content: content) }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.environment[styleOf: LabeledContentStyleConfiguration.self] == nil
      ? CompositeNode(view, in: context) : StyledNode(view, in: context)
  }
}

extension LabeledContent: StyledControl where Label: View, Content: View {
  var configuration: LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
  }
}

/// A label at the start of a line, and a content at its end.
private struct LabeledLayout<Label: View, Content: View> {
  @Environment(\.labelsAreHidden) private var hidesLabel
  private let label: Label
  private let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledLayout: View {
  var body: some View {
    Container(.div, class: .labeled, naming: .here, caption: .comesFromInside) {
      Container(.span, classes: hidesLabel ? [.labeledTitle, .unseen] : [.labeledTitle], caption: .isThis) { label }
      Container(.div, class: .labeledContent) { content }
    }
  }
}
