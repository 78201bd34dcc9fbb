/// The node of a navigation stack, which keeps a level for each value of the path and for each presented view.
@MainActor
final class NavigationStackNode<Data, Root: View>:
  ObservingNode<NavigationStack<Data, Root>, NavigationLevelView<Root>>
{
  private let stack: NavigationContext
  /// The path of a stack without an external path.
  private let ownPath = StateBox(NavigationPath())
  private let rootLevel: NavigationLevel
  /// The levels above the root.
  private var nodes: [NavigationLevelNode<AnyView>] = []
  private var isMade = false
  /// The slot in which the stack takes part in the page's address; `nil` if another navigation container does.
  private var slot: RouteSlot?
  /// The rest of a route for a navigation container inside the shown level.
  private var rest: Route?

  init(_ view: NavigationStack<Data, Root>, in context: _NodeContext) {
    stack = NavigationContext(path: view.path ?? PathSource(Binding(ownPath)))
    // A root that is initially covered is created as such, since no page exists yet on which it could be hidden.
    rootLevel = NavigationLevel(
      .root, isInFront: stack.path.read().isEmpty, bars: context.environment.bars == nil ? Bars(.stack) : nil, in: stack
    )
    super.init(in: context)
    stack.node = self
    if let slot = routeSlot, slot.container == nil {
      slot.claim(self)
      self.slot = slot
      addSlot(to: rootLevel)
    }
    rootLevel.didChange = { [weak self] in self?.nameBackButtons() }
    makeChild(rootView(view.root))
    followPath()
    isMade = true
    if !stack.presented.isEmpty || slot?.pending != nil { invalidate() }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    nodes.forEach(body)
  }

  override func update(to view: NavigationStack<Data, Root>) {
    stack.path = view.path ?? PathSource(Binding(ownPath))
    child?.update(to: rootView(view.root))
    followPath()
  }

  override func render() { followPath() }

  override func environmentChanged(to environment: EnvironmentValues) {
    super.environmentChanged(to: environment)
    nameBackButtons()
  }

  override func didUnmount() {
    slot?.release(self)
    stack.end()
    if rootLevel.bars == nil { environment.bars?.isCovered = false }
  }

  /// Creates, keeps and removes levels according to the path.
  private func followPath() {
    isDirty = false
    // An address is applied from the start, unless that would require operations before the page exists.
    if isMade || !host.isRecording, let route = slot?.takePending() { prepare(route) }
    var values = observing(stack.path.read)[...]
    let kept = keepLevels(of: &values)
    let left = Array(nodes[kept...])
    nodes.removeSubrange(kept...)
    stack.levels = nodes.map(\.level)
    for node in left.reversed() { node.recordRemoval() }
    stack.dismiss(left.map(\.level))

    for (index, value) in values.enumerated() { add(.value(value), isInFront: index == values.count - 1) }
    if isMade {
      for view in stack.presented where !nodes.contains(where: { $0.level.shows(view) }) { add(.view(view)) }
    }
    showFront()
    nameBackButtons()
    passOnRest()
  }

  /// Returns the number of levels to keep, and removes their values from `values`.
  private func keepLevels(of values: inout ArraySlice<AnyHashable>) -> Int {
    for (index, node) in nodes.enumerated() {
      switch node.level.entry {
      case .root: break
      case .value(let value):
        guard values.first == value else { return index }
        values.removeFirst()
      case .view(let view):
        guard !stack.presented.contains(where: { $0 === view }) else { continue }
        // Levels above a removed view are removed too.
        if !values.isEmpty { stack.path.write(stack.path.read().dropLast(values.count)) }
        values = []
        return index
      }
    }
    return nodes.count
  }

  private func add(_ entry: NavigationLevel.Entry, isInFront: Bool = true) {
    let level = NavigationLevel(entry, isInFront: isInFront, bars: Bars(environment.bars?.kind ?? .stack), in: stack)
    level.bars?.backTitle = title(of: nodes.last?.level ?? rootLevel)
    addSlot(to: level)
    level.bars?.goBack = { [weak level] in level?.dismiss() }
    level.didChange = { [weak self] in self?.nameBackButtons() }
    stack.levels.append(level)
    let node = NavigationLevelNode(view(of: level), in: context())
    nodes.append(node)
    if isMade { node.recordInsertion(before: node.followingElement) }
    if case .value(let value) = entry { host.afterRendering { [weak self] in self?.expectDestination(of: value) } }
  }

  private var front: NavigationLevel { nodes.last?.level ?? rootLevel }

  private func showFront() {
    let front = front
    rootLevel.pane.bringToFront(rootLevel === front)
    for node in nodes { node.level.pane.bringToFront(node.level === front) }
    if rootLevel.bars == nil { environment.bars?.isCovered = !nodes.isEmpty }
  }

  /// Names each back button after the level below.
  private func nameBackButtons() {
    var below = rootLevel
    for level in nodes.map(\.level) {
      let title = level.hidesBackButton ? nil : title(of: below)
      if level.bars?.backTitle != title { level.bars?.backTitle = title }
      below = level
    }
  }

  private func title(of level: NavigationLevel) -> String { level.pane.title ?? environment.text(of: .back) }

  private func rootView(_ root: Root) -> NavigationLevelView<Root> {
    NavigationLevelView(level: rootLevel, stack: stack, content: { root })
  }

  private func view(of level: NavigationLevel) -> NavigationLevelView<AnyView> {
    NavigationLevelView(level: level, stack: stack) { [stack] in
      switch level.entry {
      case .root: AnyView(EmptyView())
      case .value(let value): stack.destination(of: value) ?? AnyView(MissingDestination())
      case .view(let view): view.content()
      }
    }
  }

  private func expectDestination(of value: AnyHashable) {
    guard stack.destination(of: value) == nil else { return }
    host.diagnose(
      .missingDestination,
      """
      The path of a NavigationStack has a value of type \(type(of: value.base)), for which there is no \
      navigationDestination, so a warning sign is shown. Apply navigationDestination(for:) to a view inside the stack \
      that always exists, not inside an if or a list.
      """)
  }
}

extension NavigationStackNode: RouteContainer {
  var routeStep: RouteStep { RouteStep(items: stack.levels.compactMap(\.routeItem), isPath: true) }

  var routeSegments: [String] { segments(of: stack.levels[...]) }

  var frontSlot: RouteSlot? { front.pane.slot }

  func take(_ route: Route) {
    prepare(route)
    invalidate()
  }

  private func prepare(_ route: Route) {
    var views = stack.levels
    let values: [AnyHashable]
    switch route {
    case .segments(var segments):
      values = stack.takeValues(from: &segments)
      rest = .segments(segments)
    case .steps(let steps):
      let items = steps.first?.items ?? []
      views.removeAll { $0.routeItem.map(items.contains) ?? true }
      values = items.compactMap { if case .value(let value) = $0 { value } else { nil } }
      rest = .steps(steps.dropFirst())
    }
    stack.dismiss(views)
    if values != stack.path.read() { stack.path.write(values) }
  }

  /// Passes the rest of a route to the navigation container inside the shown level. A part of it may belong to this
  /// stack, if the last level has defined further destinations.
  private func passOnRest() {
    guard let route = rest ?? frontSlot?.takePending() else { return }
    rest = nil
    guard case .segments(var segments) = route else {
      frontSlot?.deliver(route)
      return
    }
    let values = stack.takeValues(from: &segments)
    guard !values.isEmpty else {
      frontSlot?.deliver(route)
      return
    }
    stack.path.write(stack.path.read() + values)
    rest = .segments(segments)
    if isMade { invalidate() } else { followPath() }
  }

  /// Gives a level a slot for a navigation container inside it, if this stack takes part in the page's address.
  private func addSlot(to level: NavigationLevel) {
    guard let slot else { return }
    level.pane.slot = RouteSlot(slot.history) { [weak self, weak level] in
      guard let self, let level else { return [] }
      let levels = stack.levels
      let count = levels.firstIndex { $0 === level }.map { $0 + 1 } ?? (level === rootLevel ? 0 : levels.count)
      return slot.prefix() + segments(of: levels[..<count])
    }
  }

  private func segments(of levels: ArraySlice<NavigationLevel>) -> [String] {
    levels.compactMap { $0.value.flatMap(stack.segment) }
  }
}

/// The view for a value without a destination.
private struct MissingDestination {}

extension MissingDestination: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle").font(.largeTitle).accessibilityLabel(Text(.nothingHere))
  }
}
