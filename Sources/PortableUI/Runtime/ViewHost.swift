import CombineShim
import Foundation

/// The owner of one view tree, which handles its events and renders its changes; a page without a screen.
///
/// A host renders at the end of each event, and otherwise on the next turn of the main actor after a change. Changes
/// within one turn are rendered together.
@MainActor
public final class ViewHost {
  /// The host whose view is evaluated, or whose event or task runs; `nil` elsewhere.
  ///
  /// Tasks that a view starts inherit it, so that tools can identify their page.
  nonisolated public static var current: ViewHost? { TreeContext.host }

  /// Called with the changes of each flush, in order, if there are any.
  public var didRender: (([Op]) -> Void)?
  /// Called with each diagnostic. By default, it is written to the standard error stream.
  public var didDiagnose: (Diagnostic) -> Void = { $0.printToStandardError() }
  /// Called with each event before it is handled, while the page is still as the person saw it.
  public var willHandle: ((Event) -> Void)?
  /// Called with each change that is animated.
  package var willAnimate: ((AnimatedChange) -> Void)?
  /// Called when a task of the `task` modifier has ended, which may have no other effect.
  package var didEndTask: () -> Void = {}
  /// Creates an observer for each new host, once its first tree is built. Tests set it.
  package static var makeObserver: ((ViewHost) -> any HostObserver)?
  var observer: (any HostObserver)?
  /// The resources of the tree. Everything is zero after ``close()``, once the canceled tasks have ended.
  public internal(set) var usage = Usage()
  /// Whether rendering is paused. Changes are recorded meanwhile. Setting it to `false` renders them at once.
  ///
  /// See ``pausedEventLimit`` for events during a pause.
  public var isPaused = false {
    didSet { if !isPaused { resume() } }
  }
  /// The number of events that are handled while rendering is paused, without those of the focus, of images and of sizes.
  ///
  /// Further events are rejected like events of a disabled control, with the outcome ``EventOutcome/paused``.
  public var pausedEventLimit = 200
  private var pausedEventCount = 0
  /// The environment that the page receives when it renders again.
  private var pausedEnvironment: EnvironmentValues?

  /// Surrounds everything that the page runs, so that task-local values reach it.
  private let scope: PageScope?

  private var root: _ViewNode<Page>!
  private var handlers = EventHandlers()
  /// The nodes whose rows may handle events without nodes of their own.
  private var rowOwners: [any RowOwner] = []
  private var nextID: UInt64 = 1
  private var titles = Titles()
  /// The dialogs in front of the page. Only the last one can be used, and nothing behind it.
  let front = Portal()
  /// The state of features for the page.
  var services = PageServices()

  /// Finds the positions of new elements.
  let siblings = SiblingSearch()
  /// The animations of the page; `nil` until it animates something.
  var motion: PageMotion?
  /// The descriptions of elements while views are evaluated.
  var looks = LookCache()

  private var ops: [Op] = []
  private var dirty: [_Node] = []
  private var actions: [DeferredAction] = []
  /// The number of actions that wait for the next rendering, for tests.
  var actionCount: Int { actions.count }
  private var isFlushing = false
  private var isFlushScheduled = false
  private var handling = Handling.nothing
  /// The edits of the page that wait for the end of a pause.
  var delayedEdits = DelayedEdits()
  /// Whether views are being evaluated, so that the tree must not be released.
  private(set) var isReading = false
  private var closesAfterReading = false
  /// Whether changes of the tree are recorded for the page.
  private(set) var isRecording = false
  private(set) var isClosed = false

  /// A number that is unique to the host in the process.
  let number: UInt64
  /// The host, as code that runs for it refers to it.
  private(set) lazy var reference = HostReference(self)
  private static var lastNumber: UInt64 = 0
  /// The observers of the page's end.
  var closing = PageClosing()

  /// Builds the tree synchronously, then runs the actions of views that appeared.
  ///
  /// - Parameters:
  ///   - services: The initial services of the page.
  ///   - scope: Surrounds everything that the page runs.
  init<Content: View>(
    environment: EnvironmentValues, services: [any PageService], didDiagnose: ((Diagnostic) -> Void)?,
    inside scope: PageScope?, @ViewBuilder root content: () -> Content
  ) {
    MainActorContext.expectCurrent()
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
    observer = Self.makeObserver?(self)
  }

  // MARK: Reading

  /// The current page.
  public var tree: RenderNode {
    root?.element?.renderTree() ?? RenderNode(id: NodeID(rawValue: 0), tag: .main)
  }

  /// The page's title, which the innermost `navigationTitle` sets.
  public var title: String? { titles.current }

  /// Whether a view on the page indicates activity.
  public var isBusy: Bool { usage.busyIndicators > 0 }

  /// The environment of the whole page. Setting it renders the views that read a changed value, unless rendering is
  /// paused.
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

  /// Passes an event to the current closure of its element, then renders.
  ///
  /// An event that the element does not currently support has no effect; the outcome states the reason.
  @discardableResult
  public func dispatch(_ event: Event) -> EventOutcome {
    applyDelayedEdits(before: event)
    observer?.willDispatch(event)
    if event.action.kind.isEmpty { return answer(event.action) }
    guard !isClosed, let element = handler(for: event.node) else { return .unknownNode }
    // The event may close the page, and nodes do not retain their parents.
    let tree = root
    defer { withExtendedLifetime(tree) {} }
    if isBehindFront(element) || !element.isShown, !event.action.isReport { return .inert }
    guard element.events.contains(event.action.kind) else { return .unhandledKind }
    handling = .event(event.node)
    let outcome = admits(event.action) ? inContext { take(event.action, of: element) } : .paused
    if outcome != .handled { element.refuse(event.action) }
    handling = .nothing
    flush()
    return outcome
  }

  /// Applies the edits that wait for the end of a pause, and renders, so that the event meets the resulting page.
  private func applyDelayedEdits(before event: Event) {
    guard !isClosed else { return }
    let due = delayedEdits.take(before: event)
    guard !due.isEmpty else { return }
    handling = .delayedEdits
    inContext { for edit in due { edit.apply() } }
    handling = .nothing
    flush()
  }

  /// The control whose event is being handled.
  var control: NodeID? {
    if case .event(let node) = handling { node } else { nil }
  }

  /// Whether an event may be handled before the effects of earlier events are rendered.
  private func admits(_ action: Event.Action) -> Bool {
    switch action {
    // The page does not repeat these events.
    case .focus, .blur, .load, .error, .resize, .rows, .scroll, .visit: return true
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

  /// Passes an event without an element to the service that handles it.
  private func answer(_ action: Event.Action) -> EventOutcome {
    guard !isClosed else { return .unhandledKind }
    handling = .event(.none)
    let outcome: EventOutcome? = inContext {
      for service in services.all {
        if let outcome = service.take(action) { return outcome }
      }
      return nil
    }
    handling = .nothing
    guard let outcome else { return .unhandledKind }
    flush()
    return outcome
  }

  /// Whether a dialog in front of the page prevents the use of an element.
  private func isBehindFront(_ element: any Element) -> Bool {
    guard let last = front.items.last else { return false }
    var node: _Node? = element
    while let current = node {
      if current === last { return false }
      node = current.parent
    }
    return true
  }

  // MARK: Rendering

  /// Starts the task of a `task` modifier.
  func startTask(_ start: () -> Task<Void, Never>) -> Task<Void, Never> {
    scope?.startTask(start) ?? start()
  }

  /// Runs `work` with this host as the current one, inside the scope that was passed to the initializer.
  private func inContext<Result>(_ work: () -> Result) -> Result {
    TreeContext.$page.withValue(reference) {
      guard let scope else { return work() }
      var result: Result?
      scope.run { result = work() }
      guard let result else { preconditionFailure("The scope of a ViewHost must run its closure exactly once.") }
      return result
    }
  }

  /// Creates or updates nodes. If the page is closed meanwhile, it is closed afterward.
  func read(_ work: () -> Void) {
    let isNested = isReading
    isReading = true
    inContext(work)
    isReading = isNested
    guard !isNested else { return }
    siblings.end()
    looks.removeAll()
    if closesAfterReading { close() }
  }

  private static let maximumRounds = 10

  /// Renders marked nodes, then runs the resulting actions, until nothing is left.
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
    motion?.finish(&ops)
    guard !ops.isEmpty else { return }
    let rendered = ops
    ops = []
    observer?.didRender(rendered)
    didRender?(rendered)
  }

  /// Renders the changes that were made while rendering was paused.
  private func resume() {
    pausedEventCount = 0
    if let values = pausedEnvironment.take() { environment = values }
    flush()
  }

  /// Shallow nodes first: a parent that renders may update or remove a marked child.
  private func renderDirtyNodes() {
    let pass = dirty.sorted { $0.depth < $1.depth }
    dirty = []
    read {
      for node in pass where node.isDirty && !node.isUnmounted {
        if let motion { motion.render(node) } else { node.render() }
      }
    }
  }

  /// Ends an endless sequence of rounds: actions that respond to changes are discarded, and the rest runs once more.
  ///
  /// Views that this marks again are rendered with the next change of the page.
  private func abandonRounds() {
    diagnose(
      .updateLoop,
      """
      A view still changes its own state after \(Self.maximumRounds) rounds of updates, so the updates were stopped. \
      Look for a body, onChange or onAppear that sets a value that it depends on, and set it only when it differs.
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

  /// Runs `action` after the views are rendered. Has no effect after the page is closed.
  ///
  /// - Parameter answersChange: Whether `action` responds to a change of a value, so that it may cause an endless loop.
  func afterRendering(answersChange: Bool = false, _ action: @escaping @MainActor () -> Void) {
    guard !isClosed else { return }
    actions.append(DeferredAction(answersChange: answersChange, run: action))
    scheduleFlush()
  }

  /// Schedules a flush on the next turn of the main actor, unless one is running or scheduled.
  func scheduleFlush() {
    guard !isFlushScheduled, !isFlushing, handling == .nothing, root != nil else { return }
    isFlushScheduled = true
    Task { @MainActor [weak self] in
      self?.isFlushScheduled = false
      self?.flush()
    }
  }

  // MARK: Calls of nodes

  func record(_ op: Op) {
    guard isRecording else { return }
    if let motion { motion.record(op, to: &ops, on: self) } else { ops.append(op) }
  }

  func makeID() -> NodeID {
    defer { nextID += 1 }
    return NodeID(rawValue: nextID)
  }

  func setHandler(_ element: (any Element)?, for id: NodeID) {
    handlers[id] = element
  }

  func elementDidLeave(_ id: NodeID) { services.elementDidLeave(id) }

  /// Returns the element that handles events with this identifier.
  func handler(for id: NodeID) -> (any Element)? {
    if let node = handlers[id] { return node.element }
    guard id > .none, id.rawValue < nextID else { return nil }
    var element: (any Element)?
    read {
      if rowOwners.contains(where: { $0.makeNode(handling: id) }) { element = handlers[id]?.element }
    }
    return element
  }

  func hasHandler(for id: NodeID) -> Bool { handlers[id] != nil }

  /// A number that changes whenever a change is recorded, or an element created.
  var changeCount: UInt64 { nextID + UInt64(ops.count) }

  func addRowOwner(_ owner: any RowOwner) { rowOwners.append(owner) }

  func removeRowOwner(_ owner: any RowOwner) { rowOwners.removeAll { $0 === owner } }

  /// Creates nodes with the identifiers from `first` on, which belonged to the same elements before.
  func reusingIDs<Result>(from first: NodeID, _ make: () -> Result) -> Result {
    let next = nextID
    nextID = first.rawValue
    defer { nextID = next }
    return make()
  }

  func setTitle(_ title: String?, of owner: _Node) {
    let before = self.title
    titles.set(title, of: owner)
    if self.title != before { record(.title(self.title ?? "")) }
  }

  func diagnose(_ kind: Diagnostic.Kind, _ message: String) {
    didDiagnose(Diagnostic(kind: kind, message: message))
  }

  // MARK: End

  /// Ends the page: cancels every task and subscription and runs `onDisappear` once. Further calls have no effect.
  ///
  /// A call from inside a `body` takes effect after all pending views are evaluated.
  public func close() {
    guard !isReading else {
      closesAfterReading = true
      return
    }
    guard let root else { return }
    // This also releases what the nodes retain: objects, and the actions that these observe.
    self.root = nil
    inContext {
      root.unmount()
      let due = actions
      actions = []
      isClosed = true
      for action in due { action.run() }
    }
    for observer in closing.take() { observer.pageDidClose(number) }
    handlers = EventHandlers()
    rowOwners = []
    dirty = []
    ops = []
    delayedEdits.removeAll()
    didRender = nil
    willHandle = nil
  }
}

/// The work of a host, after which it renders.
private enum Handling: Equatable {
  case nothing
  case event(NodeID)
  /// The edits that are applied before an event.
  case delayedEdits
}

/// An action that runs after the views are rendered.
private struct DeferredAction {
  let answersChange: Bool
  let run: @MainActor () -> Void
}
