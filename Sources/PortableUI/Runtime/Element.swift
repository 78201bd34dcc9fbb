/// What the runtime asks of a node that is an element on the page.
@MainActor
protocol Element: _Node {
  var id: NodeID { get }
  var tag: Tag { get }
  var events: EventKinds { get }
  var isDisabled: Bool { get }
  var caption: Caption? { get }

  /// This element and everything below it as a value.
  func renderTree() -> RenderNode

  /// Runs what the view has for this event now.
  func handle(_ action: Event.Action) -> EventOutcome

  /// Answers an event that was not taken, where the page shows something else for it by now.
  func refuse(_ action: Event.Action)
}

extension Element {
  var caption: Caption? { nil }

  func refuse(_ action: Event.Action) {}
}

/// The part of an element in naming a group of others.
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
  /// What the element's node keeps of the view: all of it, or the view without its content, which has nodes of its own.
  associatedtype Kept: ElementView = Self

  /// What is inside the element. A view without content says `EmptyView()`.
  var content: Content { get }

  /// The view as its node keeps it. One that answers events or wants to hear of renderings is kept whole.
  var kept: Kept { get }

  /// The element itself, without what is inside.
  func describe(in environment: EnvironmentValues) -> ElementDescription

  /// Whether `describe(in:)` is known to say the same of both; `false` where that takes as long as to describe them.
  func looksLike(_ old: Kept, in environment: EnvironmentValues) -> Bool

  /// The environment of what is inside.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues

  /// Answers an event that the description offers.
  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome

  /// Called when the page's field holds something else, before the event is answered.
  func didEdit(_ node: ElementNode<Self>)

  /// Whether the element is by itself an item of its container, which puts nothing around it.
  var isItem: Bool { get }

  /// What the element has to do with the name of a group; always the same.
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

  func looksLike(_ old: Kept, in environment: EnvironmentValues) -> Bool { false }

  var isItem: Bool { false }

  var caption: Caption? { nil }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome { .unhandledKind }

  func didRender(_ node: ElementNode<Self>) {}

  func didEdit(_ node: ElementNode<Self>) {}

  static func makeElement(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    if context.environment.wrapsElements, let wrapper = context.environment.elementWrapper,
      let node = wrapper.makeNode(of: view, in: context)
    {
      return node
    }
    return ElementNode(view, in: context)
  }
}

extension ElementView where Kept == Self {
  var kept: Self { self }
}

extension ElementView where Content == EmptyView {
  var content: EmptyView { EmptyView() }
}

/// The looks and abilities of one element.
struct ElementDescription: Equatable {
  var tag: Tag
  var attributes: [Attribute] = []
  var text: String?
  /// What a field holds; `nil` for everything that is not a field.
  var value: String?
  var events: EventKinds = []
  var isDisabled = false
  /// Whether the element shows that something is under way.
  var isBusy = false
  /// Whether the element stands for a value of an element around it: it has its identifier for a value on the page, and
  /// announces a change of its environment.
  var standsForValue = false
  /// Whether the element is described again when an element directly inside it has come, gone or changed its meaning.
  var followsContent = false

  init(_ tag: Tag) { self.tag = tag }

  init(_ tag: Tag, class name: StyleClass) {
    self.tag = tag
    attributes.append(Attribute(.class, name.rawValue))
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
