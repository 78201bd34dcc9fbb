import Foundation
import MainActorIsolation

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
  /// Called with `false` when a part of the address of the open page turns out to match nothing, and with `true` before
  /// the page shows another address to which a person went.
  public var didMatchAddress: ((Bool) -> Void)?
  /// The owner of the page in a browser; `nil` for a page without one.
  package weak var owner: (any PageOwner)? { didSet { ownerDidChange() } }
  /// Called when a task of the `task` modifier has ended, which may have no other effect.
  package var didEndTask: () -> Void = {}
  /// Creates an observer for each new host, once its first tree is built. Tests set it.
  package static var makeObserver: ((ViewHost) -> any HostObserver)?
  var observer: (any HostObserver)?
  /// The observers of the page's end.
  var closing = PageClosing()

  /// The resources of the tree. Everything is zero after ``close()``, once the canceled tasks have ended.
  public internal(set) var usage = Usage()
  /// The number of events that are handled while rendering is paused. Events of the focus, of images and of sizes do
  /// not count.
  ///
  /// Further events are rejected like events of a disabled control, with the outcome ``EventOutcome/paused``.
  public var pausedEventLimit = 200

  /// A number that is unique to the host in the process.
  let number: UInt64
  private static var lastNumber: UInt64 = 0
  /// The host, as code that runs for it refers to it.
  package private(set) lazy var reference = HostReference(self)
  /// Surrounds everything that the page runs, so that task-local values reach it.
  private let scope: PageScope?

  private var phase = Phase.building
  private var reading = Reading.nothing
  /// The handling of an event, after which the host renders.
  var handling = Handling.nothing
  /// The changes and events since rendering was paused, or `nil` while it is not.
  var pause: RenderingPause?
  var queue = RenderQueue()
  /// The changes since the last flush.
  var ops: [Op] = []

  var elements = PageElements()
  /// The dialogs in front of the page. Only the last one can be used, and nothing behind it.
  let front = Portal()
  private var titles = Titles()
  /// The state of features for the page.
  var services = PageServices()
  /// Finds the positions of new elements.
  let siblings = SiblingSearch()
  /// The descriptions of elements while views are evaluated.
  var looks = LookCache()
  /// The animations of the page; `nil` until it animates something.
  var motion: PageMotion?
  /// The edits of the page that wait for the end of a pause.
  var delayedEdits = DelayedEdits()

  /// Builds the tree synchronously, then runs the actions of views that appeared.
  ///
  /// The page lives until ``close()``. A host that is released earlier leaves its tasks running.
  ///
  /// - Parameters:
  ///   - address: The address at which the page is requested. Without it, navigation does not change the browser's
  ///   history.
  ///   - didDiagnose: Called with each misuse from the start; see ``didDiagnose``.
  public convenience init<Content: View>(
    environment: EnvironmentValues = EnvironmentValues(), address: PageAddress? = nil,
    didDiagnose: ((Diagnostic) -> Void)? = nil, @ViewBuilder root content: () -> Content
  ) {
    self.init(environment: environment, address: address, didDiagnose: didDiagnose, inside: nil, root: content)
  }

  /// Builds the tree as the public initializer does.
  ///
  /// - Parameters:
  ///   - texts: The texts that the browser has kept from an earlier process, with which the first views continue; `nil` for
  ///   one that is not valid, which the browser then forgets.
  ///   - scope: Surrounds everything that the page runs.
  package init<Content: View>(
    environment: EnvironmentValues, address: PageAddress? = nil, continuingWith texts: [StorageKey: String?] = [:],
    didDiagnose: ((Diagnostic) -> Void)?, inside scope: PageScope?, @ViewBuilder root content: () -> Content
  ) {
    MainActorContext.expectCurrent()
    self.scope = scope
    Self.lastNumber += 1
    number = Self.lastNumber
    if let address {
      services.add(PageHistory(address) { [weak self] in self?.didMatchAddress?(true) })
    }
    if !texts.isEmpty { offer(texts) }
    if let didDiagnose { self.didDiagnose = didDiagnose }
    reference.texts = PageTexts(environment)
    read {
      let page = Page(content: AnyView(content()), front: front)
      phase = .appearing(Page._makeNode(page, in: _NodeContext(parent: nil, environment: environment.hosted(by: self))))
    }
    flush()
    ops = []
    if case .appearing(let root) = phase { phase = .open(root) }
    reportUnnamedControls()
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
    get { pause?.environment ?? root?.environment ?? EnvironmentValues() }
    set {
      guard let root else { return }
      if isPaused {
        pause?.environment = newValue
      } else {
        read { root.environmentChanged(to: newValue.hosted(by: self)) }
        languageMayChange()
        flush()
      }
    }
  }

  var root: _ViewNode<Page>? {
    switch phase {
    case .appearing(let root), .open(let root): root
    case .building, .closing, .closed: nil
    }
  }

  var isClosed: Bool { if case .closed = phase { true } else { false } }

  // MARK: Changes

  /// Whether changes of the tree are recorded for the page, which is shown.
  var isRecording: Bool {
    switch phase {
    case .building, .appearing: false
    case .open, .closing, .closed: true
    }
  }

  func record(_ op: Op) {
    guard isRecording else { return }
    if let motion { motion.record(op, to: &ops, on: self) } else { ops.append(op) }
  }

  /// Records the change of the attributes of an element.
  func recordAttributes(from old: [Attribute], to new: [Attribute], of id: NodeID) {
    for attribute in old where !new.contains(where: { $0.name == attribute.name }) {
      record(.attribute(id, attribute.name, nil))
    }
    for attribute in new where !old.contains(attribute) {
      record(.attribute(id, attribute.name, attribute.value))
    }
  }

  /// A number that changes whenever a change is recorded, or an element created.
  var changeCount: UInt64 { elements.nextID + UInt64(ops.count) }

  func setTitle(_ title: String?, of owner: _Node) {
    let before = self.title
    titles.set(title, of: owner)
    if self.title != before { record(.title(self.title ?? "")) }
  }

  func elementDidLeave(_ id: NodeID) { services.elementDidLeave(id) }

  func diagnose(_ kind: Diagnostic.Kind, _ message: String) {
    didDiagnose(Diagnostic(kind: kind, message: message))
  }

  // MARK: Context

  /// Runs `work` with this host as the current one, inside the scope that was passed to the initializer.
  func inContext<Result>(_ work: () -> Result) -> Result {
    TreeContext.$page.withValue(reference) {
      if let scope { scope.result(of: work) } else { work() }
    }
  }

  /// Starts the task of a `task` modifier.
  func startTask(_ start: () -> Task<Void, Never>) -> Task<Void, Never> {
    scope?.startTask(start) ?? start()
  }

  /// Whether views are being evaluated, so that the tree must not be released.
  var isReading: Bool { reading != .nothing }

  /// Creates or updates nodes. If the page is closed meanwhile, it is closed afterward.
  func read(_ work: () -> Void) {
    guard !isReading else { return inContext(work) }
    reading = .views(thenCloses: false)
    inContext(work)
    let closes = reading == .views(thenCloses: true)
    reading = .nothing
    siblings.end()
    looks.removeAll()
    if closes { close() }
  }

  // MARK: End

  /// Ends the page: cancels every task and subscription and runs `onDisappear` once. Further calls have no effect.
  ///
  /// A call from inside a `body` takes effect after all pending views are evaluated.
  public func close() {
    if isReading { return reading = .views(thenCloses: true) }
    guard let root else { return }
    // This also releases what the nodes retain: objects, and the actions that these observe.
    phase = .closing
    inContext {
      root.unmount()
      let due = queue.takeActions()
      phase = .closed
      for action in due { action.run() }
    }
    for observer in closing.take() { observer.pageDidClose(number) }
    // Taken first, because a released object can use the host.
    _ = (elements.take(), queue.takeNodes())
    ops = []
    delayedEdits.removeAll()
    didRender = nil
    willHandle = nil
    didMatchAddress = nil
  }
}

/// The life of a page.
private enum Phase {
  /// The first tree is created.
  case building
  /// The actions of views that have appeared run. Their changes are part of what the page first shows.
  case appearing(_ViewNode<Page>)
  case open(_ViewNode<Page>)
  /// The views disappear.
  case closing
  case closed
}

/// Whether views are evaluated.
private enum Reading: Equatable {
  case nothing
  case views(thenCloses: Bool)
}
