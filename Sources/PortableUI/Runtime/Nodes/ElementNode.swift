/// The node of a built-in view that is one element on the page.
@MainActor
final class ElementNode<Content: ElementView>: _ViewNode<Content>, Element {
  // The small fields come first, where they fill a gap: a page has thousands of these nodes.
  private(set) var tag: Tag
  private(set) var events: EventKinds
  private var traits: ElementTraits
  private(set) var id: NodeID
  private(set) var attributes: [Attribute]
  private(set) var text: String?
  /// The state of the page's field; `nil` for other elements.
  var field: FieldState?
  private var nodes = _NodeList()

  private(set) var view: Content.Kept

  init(_ view: Content, in context: _NodeContext) {
    let host = context.host
    self.view = view.kept
    id = host.makeID()
    let description = view.descriptionOfNew(in: context.environment, on: host)
    tag = description.tag
    attributes = description.attributes
    text = description.text
    events = description.events
    traits = ElementTraits(description)
    field = description.value.map { FieldState($0) }
    super.init(in: context, host: host)
    if !events.isEmpty { host.setHandler(self, for: id) }
    countBusyIndicator()
    showContent(of: view)
    view.didRender(self)
    traits.insert(.isMade)
  }

  override var element: (any Element)? { self }

  var caption: Caption? { view.caption }

  var modifiesContent: Bool { Content.modifiesContent }

  override var hasViews: Bool { !view.isAccessory && (!modifiesContent || super.hasViews) }

  var isLazyColumn: Bool { view.isLazyColumn }

  var laysOutViews: Bool { view.laysOutViews }

  var isDisabled: Bool { traits.contains(.isDisabled) }

  private var isBusy: Bool { traits.contains(.isBusy) }

  /// Whether the element has been inserted. Earlier changes are part of the insertion.
  var isMade: Bool { traits.contains(.isMade) }

  /// The whole view, if it is stored.
  var wholeView: Content? { Content.Kept.self == Content.self ? unsafeBitCast(view, to: Content.self) : nil }

  private var innerEnvironment: EnvironmentValues {
    var inner = view.contentEnvironment(environment)
    if inner.wrapsElements { inner.wrapsElements = false }
    return inner
  }

  override func forEachChild(_ body: (_Node) -> Void) { nodes.forEach(body) }

  override func update(to view: Content) {
    let looksTheSame = !isDirty && view.looksLike(self.view, in: environment)
    self.view = view.kept
    if !looksTheSame { apply(view.description(in: environment)) }
    showContent(of: view)
    isDirty = false
    view.didRender(self)
  }

  override func render() {
    isDirty = false
    apply(view.description(in: environment))
    wholeView?.didRender(self)
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    self.environment = environment
    apply(view.description(in: environment))
    if nodes.isEmpty {
      if let wholeView { showContent(of: wholeView) }
    } else {
      let inner = innerEnvironment
      nodes.forEach { $0.environmentChanged(to: inner) }
    }
    wholeView?.didRender(self)
    if traits.contains(.standsForValue) { announceChange() }
  }

  /// Creates or updates the content, unless the description has a text, which takes its place.
  private func showContent(of view: Content) {
    guard text == nil else { return }
    guard nodes.isEmpty else { return view.updateContent(nodes) }
    nodes = Content.Content._makeNodes(view.content, in: context(environment: innerEnvironment))
    if isMade { nodes.forEach { $0.recordInsertion(before: nil) } }
  }

  override func contentDidChange() {
    if traits.contains(.followsContent) { invalidate() }
  }

  override func didUnmount() {
    if !events.isEmpty { host.setHandler(nil, for: id) }
    if traits.contains(.countsAsBusy) { host.usage.busyIndicators -= 1 }
    host.elementDidLeave(id)
  }

  override func didRelease() {
    if !events.isEmpty { host.setHandler(nil, for: id) }
  }

  override func paneDidChange(isShown: Bool) {
    countBusyIndicator()
    super.paneDidChange(isShown: isShown)
  }

  private func apply(_ description: ElementDescription) {
    if description.tag != tag { return replace(with: description) }
    applyAttributes(description.attributes)
    if description.text != text {
      if description.text != nil {
        nodes.forEach { $0.recordRemoval() }
        nodes = _NodeList()
      }
      text = description.text
      record(.text(id, text ?? ""))
    }
    applyBehavior(description)
    if let value = description.value { show(value) }
  }

  /// Replaces the element, since an element cannot change its tag.
  private func replace(with description: ElementDescription) {
    let next = followingElement
    host.record(.remove(id))
    host.elementDidLeave(id)
    if !events.isEmpty { host.setHandler(nil, for: id) }
    id = host.makeID()
    tag = description.tag
    attributes = description.attributes
    text = description.text
    events = []
    applyBehavior(description)
    recordInsertion(before: next)
  }

  private func applyBehavior(_ description: ElementDescription) {
    if description.events.isEmpty != events.isEmpty {
      host.setHandler(description.events.isEmpty ? nil : self, for: id)
    }
    events = description.events
    traits = ElementTraits(description).union(traits.intersection([.isMade, .countsAsBusy]))
    countBusyIndicator()
  }

  /// Counts the element as a busy indicator while it is shown.
  private func countBusyIndicator() {
    let countsAsBusy = traits.contains(.countsAsBusy)
    guard (isBusy && isShown) != countsAsBusy else { return }
    traits.formSymmetricDifference(.countsAsBusy)
    host.usage.busyIndicators += countsAsBusy ? -1 : 1
  }

  private func applyAttributes(_ new: [Attribute]) {
    guard new != attributes else { return }
    if isMade { host.recordAttributes(from: attributes, to: new, of: id) }
    attributes = new
  }

  private func record(_ op: Op) {
    if isMade { host.record(op) }
  }

  func handle(_ action: Event.Action) -> EventOutcome {
    wholeView?.handle(action, of: self) ?? .unhandledKind
  }

  func renderTree() -> RenderNode {
    var children: [RenderNode] = []
    nodes.forEach { $0.appendTrees(to: &children) }
    return RenderNode(
      id: id, tag: tag, attributes: ownAttributes + references, text: text, value: field?.value, events: events,
      children: children)
  }

  /// The attributes of the description. An element that names another one is found by an identifier of this host.
  private var ownAttributes: [Attribute] {
    caption == .isThis ? attributes.filter { $0.name != .id } : attributes
  }

  /// The attributes by which elements refer to each other. They contain only identifiers that this host has created,
  /// and never change.
  private var references: [Attribute] {
    if traits.contains(.standsForValue) { return [Attribute(.value, "\(id.rawValue)")] }
    switch caption {
    case nil: return []
    case .isThis: return [Attribute(.id, "n\(id.rawValue)")]
    case .comesFromInside:
      // An explicit name takes precedence. The reference would override it.
      guard !attributes.contains(where: { $0.name == .ariaLabel }) else { return [] }
      var name: NodeID?
      nodes.forEach { $0.forEachElement { if $0.caption == .isThis { name = name ?? $0.id } } }
      return name.map { [Attribute(.ariaLabelledBy, "n\($0.rawValue)")] } ?? []
    }
  }
}

/// Flags of an element's node.
private struct ElementTraits: OptionSet {
  let rawValue: UInt8

  static let isMade = ElementTraits(rawValue: 1)
  static let isDisabled = ElementTraits(rawValue: 2)
  static let isBusy = ElementTraits(rawValue: 4)
  static let countsAsBusy = ElementTraits(rawValue: 8)
  static let standsForValue = ElementTraits(rawValue: 16)
  static let followsContent = ElementTraits(rawValue: 32)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ description: ElementDescription) {
    self = []
    if description.isDisabled { insert(.isDisabled) }
    if description.isBusy { insert(.isBusy) }
    if description.standsForValue { insert(.standsForValue) }
    if description.followsContent { insert(.followsContent) }
  }
}

extension ElementNode {
  /// Records that the page's field has `value` since the edit with this revision.
  ///
  /// The value that the view sets before the end of the next flush is the response to this edit and is shown, even if
  /// it has not changed. Later repetitions do not affect typed text.
  func didEdit(_ value: String, revision: UInt64? = nil) {
    noteEdit(value, revision: revision)
    if revision == nil { repeatChoice() }
    wholeView?.didEdit(self)
  }

  /// Records the value that a choice has set, if the page was ever sent a value.
  ///
  /// A choice has no revision. If one patch answers the choice and an earlier event that has changed the value, the page
  /// would show the other value last.
  private func repeatChoice() {
    if let field, field.wasSent { send(field) }
  }

  private func send(_ field: FieldState) {
    guard isMade else { return }
    field.wasSent = true
    host.record(.value(id, field.value))
  }

  func noteEdit(_ value: String, revision: UInt64? = nil) {
    guard let field else { return }
    field.value = FieldValue(value, revision: revision ?? field.value.revision)
    // One response covers all edits before it.
    guard !field.awaitsAnswer else { return }
    field.awaitsAnswer = true
    host.afterRendering { field.awaitsAnswer = false }
  }

  /// Responds to a rejected edit with the view's value, which the page would not show otherwise.
  func refuse(_ action: Event.Action) {
    switch action {
    case .input(let text, let revision): didEdit(text, revision: revision)
    case .select(let option): didEdit(option)
    case .click, .submit, .dismiss, .focus, .blur, .load, .error, .resize, .rows, .scroll, .drag, .component,
      .visit, .fragment, .stored, .files:
      return
    }
    invalidate()
  }

  /// Shows the view's value, if it is new and differs from the value of the field.
  func show(_ value: String) {
    guard let field else {
      let field = FieldState(value)
      self.field = field
      return send(field)
    }
    guard value != field.shown || field.awaitsAnswer else { return }
    field.shown = value
    guard field.value.text != value else { return }
    field.value = FieldValue(value, revision: field.value.revision)
    send(field)
  }
}

/// The value of a field on the page, and the last value of the view.
@MainActor
final class FieldState {
  var value: FieldValue
  var shown: String
  /// Whether the page was sent a value after the one with which the element was inserted.
  var wasSent = false
  /// Whether an edit still awaits the view's response.
  var awaitsAnswer = false

  init(_ text: String) {
    value = FieldValue(text)
    shown = text
  }
}
