public import Foundation
import MainActorIsolation
import PortableUI
import VSM
import VSMTestingCore

/// A page without a screen. A test uses and reads it like a person.
///
/// ```swift
/// let page = HeadlessPage { CounterView() }
/// try page.tap("Increment")
/// await page.settle()
/// #expect(page.shows("Count: 1"))
/// ```
@MainActor
public final class HeadlessPage {
  /// The host of the view tree.
  public let host: ViewHost
  /// The diagnostics of the runtime about misuse.
  ///
  /// Diagnostics of the kind `Diagnostic.Kind.unsupported` are written to standard error instead, because they are
  /// reported once per process.
  public var diagnostics: [Diagnostic] { diagnosticLog.entries }

  private var ops: [Op] = []
  /// The animated changes since the last call of ``takeAnimations()``.
  var animations: [PageAnimation] = []
  let quiescence: Quiescence
  /// The states of every container that the page's views have created.
  let journal = Journal()
  /// The page's clock, if it is one that a test advances.
  let clock: TestClock?
  /// The states that the page's features went through.
  let screens = PageScreens()
  /// The recorded uses and states, if a test asks for the coverage of a scenario.
  let walk: PageWalk?
  private let diagnosticLog = DiagnosticLog()
  var history: HeadlessHistory
  /// The number of files that a test has chosen.
  var importedFileCount: UInt64 = 0
  /// The folders of these files, from the first one on.
  private var importFolder: ImportFolder?
  /// The element to which a `ScrollViewReader` has scrolled last.
  private var scrolledElement: NodeID?

  /// Displays a view. On return, the effects of its appearance have happened, up to their first suspension.
  ///
  /// - Parameters:
  ///   - locale: The language and region of the person at the page, in place of the environment's.
  ///   - environment: The values at the root of the view tree. By default, the process determines its locale, calendar
  ///     and time zone; the locale of a process on Linux is always `en_001`, English as in “9 March 2026”.
  ///   - address: The initial address of the page, as a browser writes it: `"/products/42"`. The tab views and
  ///     navigation stacks of the page change it from there on.
  ///   - size: The size of every `GeometryReader`, since a headless page has no layout. See ``resize(to:)``.
  ///   - rowLimit: The length of the longest list that is complete. Longer lists show this number of rows at once. By
  ///     default, all lists are complete. See `showRows`.
  ///   - clock: The clock of the page's state containers that are created without one, for debounced actions and for
  ///     sequences with a minimum duration.
  public init<Content: View>(
    locale: Locale? = nil, environment: EnvironmentValues = EnvironmentValues(), address: String = "/",
    size: CGSize = CGSize(width: 390, height: 844), rowLimit: Int? = nil, clock: (any Clock<Duration>)? = nil,
    @ViewBuilder _ content: () -> Content
  ) {
    guard let location = PageAddress(path: address, base: "/") else {
      preconditionFailure(
        "\(address) is not a valid address. Begin it with a slash and escape a percent sign as %25.")
    }
    PageMirrors.start()
    let quiescence = Quiescence()
    self.quiescence = quiescence
    walk = PageWalks.current?.add()
    quiescence.listeners = [journal, screens] + [walk].compactMap(\.self)
    self.clock = clock as? TestClock
    history = HeadlessHistory(path: location.path, fragment: Self.fragment(of: address))
    var environment = environment
    environment.sizeWithoutLayout = size
    if let locale { environment.locale = locale }
    if let rowLimit { environment.rowLimit = rowLimit }
    let log = diagnosticLog
    let track = quiescence.pageScope
    let scope = PageScope { [weak quiescence] start in
      quiescence?.startPageTask(start) ?? start()
    } run: { work in
      track {
        guard let clock else { return work() }
        StateContainerClock.$current.withValue(clock, operation: work)
      }
    }
    host = ViewHost(
      environment: environment, address: location, didDiagnose: { log.note($0) }, inside: scope, root: content)
    quiescence.watch(host)
    host.didRender = { [weak self] in self?.didRender($0) }
    host.willAnimate = { [weak self] in self?.animations.append(PageAnimation($0)) }
    host.openHistory()
    if !history.current.fragment.isEmpty { report(history.current.fragment, isRequested: true) }
  }

  private static func fragment(of address: String) -> String {
    let text = String(address.drop { $0 != "#" }.dropFirst())
    return text.removingPercentEncoding ?? text
  }

  /// A test that ends early can leave tasks behind. They are canceled before the host is released.
  deinit {
    MainActorContext.run { [host, walk] in
      walk?.close()
      host.close()
    }
  }

  // MARK: Reading

  /// All elements of the page, in order.
  public var elements: [PageElement] { PageElement.all(in: host.tree) }

  /// The element to which a `ScrollViewReader` has scrolled last, if it is still on the page.
  public var scrollTarget: PageElement? { elements.first { $0.node.id == scrolledElement } }

  /// Returns all elements that match the query.
  public func findAll(_ query: PageQuery) -> [PageElement] { elements.filter(query.matches) }

  /// Returns the only element that matches. If several match, only those not behind a dialog are considered.
  ///
  /// - Throws: ``PageError`` if no element matches, or more than one.
  public func find(
    _ query: PageQuery,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> PageElement {
    try find(query, at: TestLocation(fileID, filePath, line, column))
  }

  func find(_ query: PageQuery, at location: TestLocation) throws -> PageElement {
    let found = inFront(findAll(query))
    switch found.count {
    case 1: return found[0]
    case 0: throw error(.notFound(query), at: location)
    default: throw error(.ambiguous(query, count: found.count), at: location)
    }
  }

  /// Whether an element of the page displays exactly this text or has this name.
  public func shows(_ text: String) -> Bool {
    elements.contains { $0.shownTexts.contains(text) }
  }

  /// Returns the value of the field or picker with this label.
  ///
  /// - Throws: ``PageError`` if no field or picker has this label, or more than one.
  public func value(
    of label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> String? {
    try find(field: label, at: TestLocation(fileID, filePath, line, column)).value
  }

  /// Returns the changes to the page since the last call.
  func takeOps() -> [Op] {
    defer { ops = [] }
    return ops
  }

  /// Returns the elements that are not behind a dialog, or a single element unchanged.
  func inFront(_ elements: [PageElement]) -> [PageElement] {
    elements.count > 1 ? elements.filter { !$0.isInert } : elements
  }

  /// Stores a file for the page until it is released.
  func store(_ content: Data, named name: String) throws -> URL {
    let folder = try importFolder ?? ImportFolder()
    importFolder = folder
    return try folder.store(content, named: name)
  }

  // MARK: Waiting

  /// Waits until everything is rendered and no work can continue without the test.
  ///
  /// It waits for an action of a container or a task of the page until it ends, starts to follow a stream, or is
  /// suspended until the test acts, such as on a `TestClock`. An observed publisher or asynchronous sequence counts
  /// as followed from the start. It also waits for the states and tasks that these cause.
  ///
  /// A wait that lasts for seconds is reported: as a warning while some work can still continue, and as an error,
  /// which ends the wait, when none can. The wait also ends when the task is canceled.
  public func settle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await quiescence.settle(at: TestLocation(fileID, filePath, line, column))
    walk?.settle(heading: heading)
  }

  /// The name of the frontmost dialog, or else of the first heading, of a page that has had no container yet.
  var heading: String? {
    guard quiescence.containers.isEmpty else { return nil }
    let front = elements.filter { !$0.isInert }
    return (front.first { $0.role.isDialog } ?? front.first { $0.role == .heading })?.name
  }

  /// Waits until the page is quiet, advances its clock, and waits again.
  ///
  /// ```swift
  /// let page = HeadlessPage(clock: TestClock()) { SearchView() }
  /// try page.type("swift", into: "Search")
  /// await page.advance(by: .milliseconds(300))
  /// ```
  ///
  /// Fails the test if the page was created without a `TestClock`.
  public func advance(
    by duration: Duration,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = TestLocation(fileID, filePath, line, column)
    guard let clock else {
      let message = "This page has no TestClock to advance. Create it with one: HeadlessPage(clock: TestClock()) { … }."
      return TestFailure(message, at: location).record()
    }
    await quiescence.settle(at: location)
    await clock.advance(by: duration, fileID: fileID, filePath: filePath, line: line, column: column)
    await quiescence.settle(at: location)
  }

  /// Waits until the condition holds. The condition is evaluated immediately and after each change of the page.
  ///
  /// Use it for events that the test does not control, such as the response of a real server. The wait is reported and
  /// ends like the wait of ``settle(fileID:filePath:line:column:)``. It also ends when the page is closed.
  public func wait(
    until condition: @escaping @MainActor () -> Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = TestLocation(fileID, filePath, line, column)
    await wait(until: condition, describedAs: "a condition holds", at: location)
  }

  /// Waits until the page displays this text or name.
  public func wait(
    for text: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = TestLocation(fileID, filePath, line, column)
    await wait(
      until: { [weak self] in self?.shows(text) ?? true }, describedAs: "the page shows \"\(text)\"", at: location)
  }

  private func wait(
    until condition: @escaping () -> Bool, describedAs goal: String, at location: TestLocation
  ) async {
    host.flush()
    _ = await quiescence.wait(until: condition, describedAs: goal, at: location)
  }

  private func didRender(_ rendered: [Op]) {
    ops += rendered
    for case .history(let step) in rendered { history.take(step) }
    for case .scroll(let element, _, _) in rendered { scrolledElement = element }
    quiescence.checkConditions(of: .page)
    quiescence.noteActivity()
  }

  // MARK: Closing

  /// Closes the page, like a closed window: tasks are canceled and views disappear. A page is also closed when it is
  /// released.
  public func close() {
    walk?.close()
    host.close()
    journal.clear()
    quiescence.close()
  }

  func error(_ reason: PageError.Reason, at location: TestLocation) -> PageError {
    PageError(reason: reason, page: description, location: location)
  }
}

/// The diagnostics so far, starting with the first evaluation of a body.
@MainActor
private final class DiagnosticLog {
  private(set) var entries: [Diagnostic] = []

  func note(_ diagnostic: Diagnostic) {
    if diagnostic.kind == .unsupported { diagnostic.printToStandardError() } else { entries.append(diagnostic) }
  }
}

extension Quiescence {
  /// Waits for the work of this host's page, and of the containers that are created there.
  func watch(_ host: ViewHost) {
    host.didEndTask = { [weak self] in self?.pageTaskEnded() }
    page = Page(
      isCurrent: { [weak host] in host != nil && ViewHost.current === host },
      flush: { [weak host] in host?.flush() })
  }
}

extension PageElement {
  /// The text that the element displays, and its name if that is displayed or read aloud.
  var shownTexts: Set<String> {
    var texts: Set<String> = []
    if let text = node.text { texts.insert(text) }
    if role.isNamed || role == .text { texts.insert(name) }
    return texts
  }
}
