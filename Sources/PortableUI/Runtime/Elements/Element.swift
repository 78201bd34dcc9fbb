/// A node that is an element on the page.
@MainActor
protocol Element: _Node {
  var id: NodeID { get }
  var tag: Tag { get }
  var events: EventKinds { get }
  var isDisabled: Bool { get }
  var caption: Caption? { get }
  /// Whether the element only modifies its content, whose transition it has.
  var modifiesContent: Bool { get }
  /// Whether a long `ForEach` directly inside may show only some of its rows.
  var isLazyColumn: Bool { get }
  /// Whether the element lays out each view inside by itself, as a stack or a list does.
  var laysOutViews: Bool { get }

  /// Returns this element and everything below it as a value.
  func renderTree() -> RenderNode

  /// Runs the view's current closure for an event.
  func handle(_ action: Event.Action) -> EventOutcome

  /// Responds to an event that was not accepted, if the page already shows its effect.
  func refuse(_ action: Event.Action)
}

extension Element {
  var caption: Caption? { nil }

  var modifiesContent: Bool { false }

  var isLazyColumn: Bool { false }

  var laysOutViews: Bool { false }

  func refuse(_ action: Event.Action) {}
}

/// The role of an element in naming a group of elements.
enum Caption {
  /// The element names the group around it.
  case isThis
  /// The element is a group that is named by its caption, one of the elements directly inside.
  case comesFromInside
}

/// A built-in view that is one element on the page.
@MainActor
protocol ElementView: View where Body == Never {
  associatedtype Content: View = EmptyView
  /// The type that the element's node stores: the view, or the view without its content, which has nodes of its own.
  associatedtype Kept: ElementView = Self
  associatedtype Look: Equatable = Never

  /// The content of the element. A view without content returns `EmptyView()`.
  var content: Content { get }

  /// Updates the nodes of the content.
  ///
  /// A view that occurs often implements this itself: reading `content` of a generic view copies it.
  func updateContent(_ nodes: _NodeList)

  /// Appends the trees of the content of a reproducible view.
  ///
  /// A view that occurs often implements this itself: reading `content` of a generic view copies it.
  func appendContent(to trees: inout [RenderNode], in context: _NodeContext)

  /// The view as its node stores it. A view that handles events or `didRender` is stored completely.
  var kept: Kept { get }

  /// Describes the element without its content.
  func describe(in environment: EnvironmentValues) -> ElementDescription

  /// Whether `describe(in:)` returns the same for both; `false` if the comparison is not cheaper than describing them.
  func looksLike(_ old: Kept, in environment: EnvironmentValues) -> Bool

  /// The value that, with the type and the environment, determines the description except for its text. `nil` if the
  /// description depends on more, or is not worth keeping.
  var look: Look? { get }

  /// Returns the text of the description, given the text of a description with the same look.
  func text(like text: String?, in environment: EnvironmentValues) -> String?

  /// Returns the environment of the content.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues

  /// Handles an event that the description declares.
  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome

  /// Called when the value of the page's field has changed, before the event's result is returned.
  func didEdit(_ node: ElementNode<Self>)

  /// Whether the element only modifies its content.
  static var modifiesContent: Bool { get }

  /// Whether the element is beside the content of a modifier, such as a bar or a background.
  var isAccessory: Bool { get }

  /// Whether the element is an item of the list or layout around it and must not be wrapped.
  var isItem: Bool { get }

  /// Whether a long `ForEach` directly inside may show only some of its rows.
  var isLazyColumn: Bool { get }

  /// Whether the element lays out each view inside by itself, as a stack or a list does.
  var laysOutViews: Bool { get }

  /// The element's role in naming a group; constant for a type.
  var caption: Caption? { get }

  /// Called when the element, its content or both have changed.
  func didRender(_ node: ElementNode<Self>)
}

extension ElementView {
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment
    if !inner.accessibility.isEmpty { inner.accessibility = AccessibilityProperties() }
    return inner
  }

  func updateContent(_ nodes: _NodeList) { Content._updateNodes(nodes, to: content) }

  func appendContent(to trees: inout [RenderNode], in context: _NodeContext) {
    Content._appendTrees(content, to: &trees, in: context)
  }

  func looksLike(_ old: Kept, in environment: EnvironmentValues) -> Bool { false }

  var look: Look? { nil }

  func text(like text: String?, in environment: EnvironmentValues) -> String? { text }

  static var modifiesContent: Bool { false }

  var isAccessory: Bool { false }

  var isItem: Bool { false }

  var isLazyColumn: Bool { false }

  var laysOutViews: Bool { isLazyColumn }

  var caption: Caption? { nil }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome { .unhandledKind }

  func didRender(_ node: ElementNode<Self>) {}

  func didEdit(_ node: ElementNode<Self>) {}

  // A public view declares this itself, since it must be public there.
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, context) }

  static func makeElement(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    if context.environment.wrapsElements, let wrapper = context.environment.elementWrapper,
      let node = wrapper.makeNode(of: view, in: context)
    {
      return node
    }
    return ElementNode(view, in: context)
  }
}

// Not in the node of an element, since the type of the node would have to be looked up for each element.
extension ElementView {
  /// Returns the complete description of the element.
  func description(in environment: EnvironmentValues) -> ElementDescription {
    var description = describe(in: environment)
    if description.tag.isControl { environment.controlParts.add(to: &description, in: environment) }
    description.attributes = SharedAttributes.shared(description.attributes, of: description.tag)
    return description
  }

  /// Returns the description of a new element, which often has the look of an earlier one.
  func descriptionOfNew(in environment: EnvironmentValues, on host: ViewHost) -> ElementDescription {
    guard let look else { return description(in: environment) }
    if var known = host.looks.description(of: Self.self, look, in: environment) {
      known.text = text(like: known.text, in: environment)
      return known
    }
    let description = description(in: environment)
    // An element with a tag may depend on more than its look.
    if host.isReading, environment.viewTag == nil {
      host.looks.add(description, of: Self.self, look, in: environment)
    }
    return description
  }
}

extension ElementView where Kept == Self {
  var kept: Self { self }
}

extension ElementView where Content == EmptyView {
  var content: EmptyView { EmptyView() }
}

/// The look and the abilities of one element.
struct ElementDescription: Equatable {
  var tag: Tag
  var attributes: [Attribute] = []
  /// The text of the element. It takes the place of the view's content.
  var text: String?
  /// The value of a field; `nil` for other elements.
  var value: String?
  var events: EventKinds = []
  var isDisabled = false
  /// Whether the element is an indicator of activity.
  var isBusy = false
  /// Whether the element stands for a value of an outer element. Its value on the page is its identifier, and it
  /// announces changes of its environment.
  var standsForValue = false
  /// Whether the element is described again when an element directly inside is added, removed or changed.
  var followsContent = false

  init(_ tag: Tag) { self.tag = tag }

  init(_ tag: Tag, class name: StyleClass) {
    self.tag = tag
    attributes = classAttributes[name] ?? []
  }

  init(_ tag: Tag, attributes: [Attribute]) {
    self.tag = tag
    self.attributes = attributes
  }

  init(_ tag: Tag, class name: StyleClass, _ others: StyleClass...) {
    self.init(tag, class: name)
    others.forEach { addClass($0) }
  }

  init(_ tag: Tag, classes: ClassList) {
    self.tag = tag
    if !classes.text.isEmpty { attributes.append(Attribute(.class, classes.text)) }
  }

  mutating func set(_ name: Attribute.Name, _ value: String?) {
    attributes.removeAll { $0.name == name }
    if let value { attributes.append(Attribute(name, value)) }
  }

  mutating func addClass(_ name: StyleClass) {
    if let index = attributes.firstIndex(where: { $0.name == .class }) {
      attributes[index].value += " "
      attributes[index].value += name.rawValue
    } else {
      attributes.append(Attribute(.class, name.rawValue))
    }
  }

  mutating func addStyle(_ declaration: String) {
    if let index = attributes.firstIndex(where: { $0.name == .style }) {
      attributes[index].value += ";" + declaration
    } else {
      attributes.append(Attribute(.style, declaration))
    }
  }
}

/// The attributes of elements with one class, which most elements share.
private let classAttributes = Dictionary(
  uniqueKeysWithValues: StyleClass.allCases.map { ($0, [Attribute(.class, $0.rawValue)]) })

/// The wrapper of a list or layout around each element directly inside, such as a row.
protocol ElementWrapper {
  /// Whether the nodes of the wrapper can be released and created again, like the nodes of a reproducible view.
  var isReproducible: Bool { get }

  /// Appends the tree of a reproducible view in its wrapper, if it is wrapped.
  @MainActor
  func appendTree<Content: ElementView>(of view: Content, to trees: inout [RenderNode], in context: _NodeContext)

  /// Creates the node of an element in its wrapper, or returns `nil` if the element is not wrapped.
  @MainActor func makeNode<Content: ElementView>(of view: Content, in context: _NodeContext) -> _ViewNode<Content>?
}

extension EnvironmentValues {
  /// The wrapper around elements directly inside a view, used if `wrapsElements` is set.
  var elementWrapper: (any ElementWrapper)? {
    get { self[ElementWrapperKey.self] }
    set { self[ElementWrapperKey.self] = newValue }
  }
}

private enum ElementWrapperKey: EnvironmentKey { static var defaultValue: (any ElementWrapper)? { nil } }
