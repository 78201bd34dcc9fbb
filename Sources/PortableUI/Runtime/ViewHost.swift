import Foundation

/// Keeps one view tree alive, feeds it events and reports what changes; a page without a screen.
///
/// A host renders at the end of each event that it is given and otherwise on the next turn of the main actor after
/// something changed. Changes within one turn are rendered together.
@MainActor
public final class ViewHost {
  /// The host whose view is being read, or whose event or task runs; `nil` elsewhere.
  ///
  /// Tasks that a view starts inherit it, so that tools can tell which page something belongs to.
  nonisolated public static var current: ViewHost? { TreeContext.host }

  /// Called with the changes of each flush that made any, in order.
  public var didRender: (([Op]) -> Void)?
  /// Called with a description of each misuse; by default it goes to the standard error stream.
  public var didDiagnose: (Diagnostic) -> Void = { $0.printToStandardError() }
  /// Called with each event that an element is about to answer, while the page still is what the person saw.
  public var willHandle: ((Event) -> Void)?
  /// Called when a task of the `task` modifier has ended, which may leave no other trace.
  package var didEndTask: () -> Void = {}
  /// What the tree holds at present. Everything is zero after ``close()``, once the tasks that it cancels have ended.
  public internal(set) var usage = Usage()
  /// While `true` nothing is rendered; what changed stays marked. Setting it to `false` renders at once.
  ///
  /// See ``pausedEventLimit`` for what becomes of events meanwhile.
  public var isPaused = false {
    didSet { if !isPaused { resume() } }
  }
  /// How many events are answered while rendering is paused, not counting those of the focus and of pictures.
  ///
  /// Those after them are refused like events of a disabled control, with the outcome ``EventOutcome/paused``.
  public var pausedEventLimit = 200
  private var pausedEventCount = 0
  /// What the page is to inherit once it renders again.
  private var pausedEnvironment: EnvironmentValues?

  /// Surrounds everything that the page does, so that task-local values reach it.
  private let scope: ((() -> Void) -> Void)?

  private var root: _ViewNode<Page>!
  /// Those of the elements that answer to events; as nodes, which takes half the space.
  private var handlers: [NodeID: _Node] = [:]
  private var nextID: UInt64 = 1
  private var titles = Titles()
  /// What stands in front of the page. Only the last of it can be used, and nothing behind.
  let front = Outlet()
  /// What features keep for the page.
  var services = PageServices()

  /// Finds where new elements stand.
  let siblings = SiblingSearch()

  private var ops: [Op] = []
  private var dirty: [_Node] = []
  private var actions: [DeferredAction] = []
  /// How many actions wait for the next rendering, for tests.
  var actionCount: Int { actions.count }
  private var isFlushing = false
  private var isFlushScheduled = false
  private var isDispatching = false
  /// Whether views are being read, so that the tree has to stay until they have been.
  private var isReading = false
  private var closesAfterReading = false
  /// Whether the tree is on a page that has to be told what changes.
  private(set) var isRecording = false
  private(set) var isClosed = false

  /// A number that no other host of the process has.
  let number: UInt64
  private static var lastNumber: UInt64 = 0
  /// What is kept for the page beyond its views.
  var closing = PageClosing()

  /// Builds the tree at once, then runs what views do when they appear.
  ///
  /// - Parameters:
  ///   - services: What the page has from the start.
  ///   - scope: Is given everything that the page does, and runs it at once. Tasks that the page starts inherit the
  ///     task-local values that are set there.
  init<Content: View>(
    environment: EnvironmentValues, services: [any PageService], didDiagnose: ((Diagnostic) -> Void)?,
    inside scope: ((() -> Void) -> Void)?, @ViewBuilder root content: () -> Content
  ) {
    self.scope = scope
    Self.lastNumber += 1
    number = Self.lastNumber
    for service in services { self.services.add(service) }
    if let didDiagnose { self.didDiagnose = didDiagnose }
    read {
      let page = Page(content: AnyView(content()), front: front)
      root = Page._makeNode(page, in: _NodeContext(parent: nil, environment: environment.hosted(by: self)))
    }
    flush()
    ops = []
    isRecording = true
  }

  // MARK: Reading

  /// The page as it is now.
  public var tree: RenderNode {
    root?.element?.renderTree() ?? RenderNode(id: NodeID(rawValue: 0), tag: .main)
  }

  /// The page's title: what the innermost `navigationTitle` says.
  public var title: String? { titles.current }

  /// Whether a view on the page shows that something is under way.
  public var isBusy: Bool { usage.busyIndicators > 0 }

  /// What the whole page inherits. Setting it renders what reads a value that has changed, unless rendering is paused.
  public var environment: EnvironmentValues {
    get { pausedEnvironment ?? root?.environment ?? EnvironmentValues() }
    set {
      guard let root else { return }
      guard !isPaused else { return pausedEnvironment = newValue }
      read { root.environmentChanged(to: newValue.hosted(by: self)) }
      flush()
    }
  }

  // MARK: Events

  /// Gives an event to the closure that its element has now, then renders.
  ///
  /// An event that the element does not offer at this moment changes nothing; the outcome says why.
  @discardableResult
  public func dispatch(_ event: Event) -> EventOutcome {
    if event.action.kind.isEmpty { return answer(event.action) }
    guard !isClosed, let element = handlers[event.node]?.element else { return .unknownNode }
    // The event may close the page, and nodes do not keep those around them.
    let tree = root
    defer { withExtendedLifetime(tree) {} }
    if isBehindFront(element) || !element.isShown, !event.action.isReport { return .inert }
    guard element.events.contains(event.action.kind) else { return .unhandledKind }
    isDispatching = true
    let outcome = admits(event.action) ? inContext { take(event.action, of: element) } : .paused
    if outcome != .handled { element.refuse(event.action) }
    isDispatching = false
    flush()
    return outcome
  }

  /// Whether an event may be answered before the page shows what those before it led to.
  private func admits(_ action: Event.Action) -> Bool {
    switch action {
    // The page will not repeat them.
    case .focus, .blur, .load, .error, .visit: return true
    case .click, .input, .select, .submit, .dismiss:
      guard isPaused else { return true }
      pausedEventCount += 1
      return pausedEventCount <= pausedEventLimit
    }
  }

  private func take(_ action: Event.Action, of element: any Element) -> EventOutcome {
    for service in services.all where service.takeReport(action, of: element) { return .handled }
    if element.isDisabled { return .disabled }
    willHandle?(Event(element.id, action))
    return element.handle(action)
  }

  /// Gives an event that meets no element to the service that answers it.
  private func answer(_ action: Event.Action) -> EventOutcome {
    guard !isClosed else { return .unhandledKind }
    isDispatching = true
    let outcome: EventOutcome? = inContext {
      for service in services.all {
        if let outcome = service.take(action) { return outcome }
      }
      return nil
    }
    isDispatching = false
    guard let outcome else { return .unhandledKind }
    flush()
    return outcome
  }

  /// Whether what stands in front of the page keeps people from using an element.
  private func isBehindFront(_ element: any Element) -> Bool {
    guard let last = front.guests.last else { return false }
    var node: _Node? = element
    while let current = node {
      if current === last { return false }
      node = current.parent
    }
    return true
  }

  // MARK: Rendering

  /// Runs what belongs to the page where its code can tell so, and inside the scope that was given for it.
  private func inContext<Result>(_ work: () -> Result) -> Result {
    TreeContext.$host.withValue(self) {
      guard let scope else { return work() }
      var result: Result?
      scope { result = work() }
      guard let result else { preconditionFailure("The scope of a ViewHost must run the work that it is given, once.") }
      return result
    }
  }

  /// Makes or updates nodes. A page that is closed meanwhile is closed afterwards.
  private func read(_ work: () -> Void) {
    let isNested = isReading
    isReading = true
    inContext(work)
    isReading = isNested
    guard !isNested else { return }
    siblings.end()
    if closesAfterReading { close() }
  }

  private static let maximumRounds = 10

  /// Renders what is marked, then runs the actions that this led to, until nothing is left.
  public func flush() {
    guard !isFlushing, !isPaused, !isClosed else { return }
    guard !dirty.isEmpty || !actions.isEmpty || !ops.isEmpty || services.isDue else { return }
    isFlushing = true
    inContext {
      var round = 0
      while !dirty.isEmpty || !actions.isEmpty {
        round += 1
        guard round <= Self.maximumRounds else {
          abandonRounds()
          break
        }
        renderDirtyNodes()
        let due = actions
        actions = []
        for action in due { action.run() }
      }
    }
    isFlushing = false
    for service in services.all { service.viewsDidRender(on: self) }
    guard !ops.isEmpty else { return }
    let rendered = ops
    ops = []
    didRender?(rendered)
  }

  /// Renders what had to wait while rendering was paused.
  private func resume() {
    pausedEventCount = 0
    if let values = pausedEnvironment.take() { environment = values }
    flush()
  }

  /// Shallowest first: a parent that renders may update or remove a marked child.
  private func renderDirtyNodes() {
    let pass = dirty.sorted { $0.depth < $1.depth }
    dirty = []
    read {
      for node in pass where node.isDirty && !node.isUnmounted { node.render() }
    }
  }

  /// Ends rounds that would go on for ever: what answers a change is dropped, the rest is done once more.
  ///
  /// Views that this marks again are rendered with the next change of the page.
  private func abandonRounds() {
    diagnose(
      .updateLoop,
      """
      A view still changes its own state after \(Self.maximumRounds) rounds of updates; the page shows the last one. \
      Look for a body, onChange or onAppear that sets what it depends on, and set it only when it differs.
      """)
    renderDirtyNodes()
    let due = actions.filter { !$0.answersChange }
    actions = []
    for action in due { action.run() }
  }

  func enqueue(_ node: _Node) {
    dirty.append(node)
    scheduleFlush()
  }

  /// Runs `action` after the views have been rendered. Does nothing once the page has been closed.
  ///
  /// - Parameter answersChange: Whether a change of a value led to it, so that it may lead to the next one for ever.
  func afterRendering(answersChange: Bool = false, _ action: @escaping @MainActor () -> Void) {
    guard !isClosed else { return }
    actions.append(DeferredAction(answersChange: answersChange, run: action))
    scheduleFlush()
  }

  /// Sees to a flush on the next turn of the main actor, unless one is under way or promised.
  func scheduleFlush() {
    guard !isFlushScheduled, !isFlushing, !isDispatching, root != nil else { return }
    isFlushScheduled = true
    Task { @MainActor [weak self] in
      self?.isFlushScheduled = false
      self?.flush()
    }
  }

  // MARK: Calls of nodes

  func record(_ op: Op) {
    if isRecording { ops.append(op) }
  }

  func makeID() -> NodeID {
    defer { nextID += 1 }
    return NodeID(rawValue: nextID)
  }

  func setHandler(_ element: (any Element)?, for id: NodeID) {
    handlers[id] = element
  }

  func elementDidLeave(_ id: NodeID) { services.elementDidLeave(id) }

  /// The element that answers events under this identifier.
  func handler(for id: NodeID) -> (any Element)? { handlers[id]?.element }

  func setTitle(_ title: String?, of owner: _Node) {
    let before = self.title
    titles.set(title, of: owner)
    if self.title != before { record(.title(self.title ?? "")) }
  }

  func diagnose(_ kind: Diagnostic.Kind, _ message: String) {
    didDiagnose(Diagnostic(kind: kind, message: message))
  }

  // MARK: End

  /// Ends the page: cancels every task and subscription and runs `onDisappear` once. Calling it again does nothing.
  ///
  /// A call from inside a `body` takes effect once all views that are due have been read.
  public func close() {
    guard !isReading else {
      closesAfterReading = true
      return
    }
    guard let root else { return }
    // With the nodes goes what they keep: objects, and the actions that these follow.
    self.root = nil
    inContext {
      root.unmount()
      let due = actions
      actions = []
      isClosed = true
      for action in due { action.run() }
    }
    for observer in closing.take() { observer.pageDidClose(number) }
    handlers = [:]
    dirty = []
    ops = []
    didRender = nil
    willHandle = nil
  }
}

/// Something to be done once the views have been rendered.
private struct DeferredAction {
  let answersChange: Bool
  let run: @MainActor () -> Void
}
