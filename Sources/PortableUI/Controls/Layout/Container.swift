/// An element around other views, from which compound controls are built.
struct Container<Content: View> {
  private let description: ElementDescription
  private let naming: ContainerNaming
  let caption: Caption?
  let isAccessory: Bool
  let content: Content

  init(
    _ tag: Tag, class names: StyleClass..., role: String? = nil, id: String? = nil, isFocusable: Bool = false,
    naming: ContainerNaming = .inside, caption: Caption? = nil, isAccessory: Bool = false, isHidden: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag, classes: ClassList(names), role: role, id: id, isFocusable: isFocusable, naming: naming, caption: caption,
      isAccessory: isAccessory, isHidden: isHidden, content: content)
  }

  init(
    _ tag: Tag, classes: ClassList, style: String? = nil, role: String? = nil, id: String? = nil,
    isFocusable: Bool = false,
    naming: ContainerNaming = .inside, caption: Caption? = nil, isAccessory: Bool = false, isHidden: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    var description = ElementDescription(tag, classes: classes)
    if let style { description.set(.style, style) }
    description.set(.role, role ?? (caption == .comesFromInside ? "group" : nil))
    description.set(.id, id)
    if isFocusable { description.set(.tabindex, "0") }
    if isHidden { description.set(.hidden, "") }
    self.description = description
    self.naming = naming
    self.caption = caption
    self.isAccessory = isAccessory
    self.content = content()
  }
}

/// The element of a compound control that receives its name, identifier and traits.
enum ContainerNaming {
  /// An element inside.
  case inside
  /// This element.
  case here
  /// No element, since the control beside it receives them.
  case none
}

extension Container where Content == EmptyView {
  /// The element around other views, without its content.
  fileprivate init(
    emptied description: ElementDescription, naming: ContainerNaming, caption: Caption?, isAccessory: Bool
  ) {
    self.description = description
    self.naming = naming
    self.caption = caption
    self.isAccessory = isAccessory
    content = EmptyView()
  }
}

extension Container: ElementView {
  var kept: Container<EmptyView> {
    Container<EmptyView>(emptied: description, naming: naming, caption: caption, isAccessory: isAccessory)
  }

  func looksLike(_ old: Container<EmptyView>, in environment: EnvironmentValues) -> Bool {
    naming == old.naming && description == old.description
  }

  var isItem: Bool { description.tag == .li }

  /// The rows of a list's section.
  var isLazyColumn: Bool { description.tag == .ul }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    guard naming == .here, !environment.accessibility.isEmpty else { return description }
    var named = description
    named.add(environment.accessibility)
    if environment.accessibility.label != nil, named.attributes.allSatisfy({ $0.name != .role }) {
      named.set(.role, "group")
    }
    return named
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard naming != .inside, !environment.accessibility.isEmpty else { return environment }
    var inner = environment
    inner.accessibility = AccessibilityProperties()
    return inner
  }
}
