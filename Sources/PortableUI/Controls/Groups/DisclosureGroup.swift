/// A label with a button that shows and hides a content.
///
/// Hidden content is not on the page, and its state is released.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var ownExpansion = false

  /// Creates a group that is collapsed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    isExpanded = nil
  }

  /// Creates a group with a binding to whether its content is shown.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
  }
}

extension DisclosureGroup: View {
  public var body: some View { DisclosureBody(group: self, isExpanded: isExpanded ?? $ownExpansion) }
}

/// A group whose expansion is a binding in any case.
private struct DisclosureBody<Label: View, Content: View> {
  let group: DisclosureGroup<Label, Content>
  @Binding var isExpanded: Bool

  init(group: DisclosureGroup<Label, Content>, isExpanded: Binding<Bool>) {
    self.group = group
    _isExpanded = isExpanded
  }
}

extension DisclosureBody: View {
  var body: some View {
    DisclosureLayout(label: group.groupLabel, isExpanded: $isExpanded, content: group.groupContent)
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.environment[styleOf: DisclosureGroupStyleConfiguration.self] == nil
      ? CompositeNode(view, in: context) : StyledNode(view, in: context)
  }
}

extension DisclosureGroup {
  fileprivate var groupLabel: Label { label }
  fileprivate var groupContent: () -> Content { content }
}

extension DisclosureBody: StyledControl {
  var configuration: DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: .init(content: AnyView(group.groupLabel)), content: .init(content: AnyView(group.groupContent())),
      isExpanded: $isExpanded)
  }
}

/// A button with an arrow, and the content below it.
private struct DisclosureLayout<Label: View, Content: View> {
  let label: Label
  @Binding var isExpanded: Bool
  let content: () -> Content

  init(label: Label, isExpanded: Binding<Bool>, content: @escaping () -> Content) {
    self.label = label
    _isExpanded = isExpanded
    self.content = content
  }
}

extension DisclosureLayout: View {
  var body: some View {
    Container(.div, class: .disclosure) {
      DisclosureButton(label: label, isExpanded: isExpanded) { isExpanded.toggle() }
      if isExpanded {
        Container(.div, class: .disclosureContent) { content() }
      }
    }
  }
}

/// The button of a disclosure group. The style sheet draws its arrow.
private struct DisclosureButton<Label: View> {
  let label: Label
  let isExpanded: Bool
  let action: @MainActor () -> Void
}

extension DisclosureButton: ElementView {
  var content: Label { label }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.button, class: .button, .plain, .disclosureButton)
    description.set(.type, "button")
    description.set(.ariaExpanded, isExpanded ? "true" : "false")
    description.text = Text(label)?.plainString(in: contentEnvironment(environment))
    description.events = .click
    description.addControlState(of: environment)
    return description
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    self.action()
    return .handled
  }
}
