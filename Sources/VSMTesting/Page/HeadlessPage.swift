#if !canImport(SwiftUI) || PortableUI
  import CombineShim
  import Foundation
  import PortableUI
  import VSM

  /// A page without a screen, which shows a view and which a test uses and reads as a person does.
  ///
  /// ```swift
  /// let page = HeadlessPage { CounterView() }
  /// try page.tap("Increment")
  /// await page.settle()
  /// #expect(page.shows("Count: 1"))
  /// ```
  @MainActor
  public final class HeadlessPage {
    /// The host that keeps the view's tree.
    public let host: ViewHost
    /// The misuses that the runtime noticed.
    ///
    /// What has no effect (`Diagnostic.Kind.unsupported`) is written to the standard error stream instead, since it is
    /// reported once for all pages of a process.
    public var diagnostics: [Diagnostic] { diagnosticLog.entries }

    private var ops: [Op] = []
    let quiescence: Quiescence
    /// The states of every container that a view of the page has made.
    let journal = Journal()
    /// The page's clock, if it is one that a test advances.
    let clock: TestClock?
    /// The states that the page's features went through.
    let screens = PageScreens()
    private let diagnosticLog = DiagnosticLog()
    var history: HeadlessHistory

    /// Shows a view. What it does when it appears has happened on return, as far as it does not suspend.
    ///
    /// - Parameters:
    ///   - address: Where the page is opened, as a browser writes it: `"/products/42"`. What the page's tab views and
    ///     navigation stacks show makes its address from there on.
    ///   - clock: The clock of the page's state containers that are made without one, for debounced actions and for
    ///     sequences with a minimum of time.
    public init<Content: View>(
      environment: EnvironmentValues = EnvironmentValues(), address: String = "/", clock: (any Clock<Duration>)? = nil,
      @ViewBuilder _ content: () -> Content
    ) {
      guard let location = PageAddress(path: address, base: "/") else {
        preconditionFailure("\(address) is no address: it has no slash at its beginning, or a percent sign too many.")
      }
      let quiescence = Quiescence()
      self.quiescence = quiescence
      quiescence.listeners = [journal, screens]
      self.clock = clock as? TestClock
      history = HeadlessHistory(path: location.path)
      let log = diagnosticLog
      host = quiescence.attributing {
        ViewHost(
          environment: environment, address: location, didDiagnose: { log.note($0) },
          inside: Self.surroundings(clock: clock, lineage: quiescence.lineage),
          root: content)
      }
      quiescence.watch(host)
      host.didRender = { [weak self] in self?.didRender($0) }
      host.openHistory()
    }

    /// What the page does is its own and no part of an action, also when an action leads to it.
    private static func surroundings(
      clock: (any Clock<Duration>)?, lineage: JobLineage?
    ) -> (() -> Void) -> Void {
      { work in
        JobTracking.attributing(to: lineage) {
          ObservedAction.$current.withValue(nil) {
            guard let clock else { return work() }
            StateContainerClock.$current.withValue(clock, operation: work)
          }
        }
      }
    }

    /// A test that ends early leaves work behind, which must not meet nodes without a host.
    deinit {
      MainActorContext.run { [host] in host.close() }
    }

    // MARK: Seeing

    /// Everything on the page, in order.
    public var elements: [PageElement] { PageElement.all(in: host.tree) }

    /// Every element that fits.
    public func findAll(_ query: PageQuery) -> [PageElement] { elements.filter(query.matches) }

    /// The one element that fits; where several do, the one in the dialog in front.
    ///
    /// - Throws: ``PageError`` where none does, or more than one.
    public func find(
      _ query: PageQuery,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws -> PageElement {
      try find(query, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    func find(_ query: PageQuery, at location: TestLocation) throws -> PageElement {
      let found = inFront(findAll(query))
      switch found.count {
      case 1: return found[0]
      case 0: throw error(.notFound(query), at: location)
      default: throw error(.ambiguous(query, count: found.count), at: location)
      }
    }

    /// Whether something on the page shows exactly this text or has this name.
    public func shows(_ text: String) -> Bool {
      elements.contains { $0.node.text == text || ($0.role.isNamed && $0.name == text) }
    }

    /// What the field or picker of this label holds.
    ///
    /// - Throws: ``PageError`` where no field or picker has this label, or more than one.
    public func value(
      of label: String,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws -> String? {
      try find(field: label, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)).value
    }

    /// The changes to the page since the last call.
    public func takeOps() -> [Op] {
      defer { ops = [] }
      return ops
    }

    /// Of several elements, those that no dialog stands in front of.
    func inFront(_ elements: [PageElement]) -> [PageElement] {
      elements.count > 1 ? elements.filter { !$0.isInert } : elements
    }

    // MARK: Waiting

    /// Waits until nothing is pending: everything is rendered, and nothing is under way that goes on by itself.
    ///
    /// An action of a container or a task of the page is waited for until it ends, begins to follow a stream, or is
    /// suspended on something that only the test moves, such as a ``TestClock``. A publisher or an asynchronous sequence
    /// that is observed counts as followed from the start. States and tasks that any of them has caused are waited for as
    /// well.
    ///
    /// A wait that lasts for seconds is reported: as a warning while something can go on by itself, and as an error, which
    /// ends the wait, when nothing can. The wait ends when the task is canceled, too.
    public func settle(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
      await quiescence.settle(at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Waits until the condition holds; it is evaluated now and after each change of the page.
    ///
    /// For what the test cannot move, such as a real server's answer: name it here. A wait that lasts is reported as that
    /// of ``settle(fileID:filePath:line:column:)`` is, and ends in the same cases, and when the page is closed.
    public func wait(
      until condition: @escaping @MainActor () -> Bool,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
      let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      await wait(until: condition, describedAs: "a condition holds", at: location)
    }

    /// Waits until the page shows this text or name.
    public func wait(
      for text: String,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
      let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
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
      quiescence.checkConditions()
      quiescence.noteActivity()
    }

    // MARK: End

    /// Ends the page as a closed window does: tasks are cancelled and views disappear. A page that nobody holds any longer
    /// ends in the same way.
    public func close() {
      host.close()
      journal.clear()
      quiescence.close()
    }

    func error(_ reason: PageError.Reason, at location: TestLocation) -> PageError {
      PageError(reason: reason, page: description, location: location)
    }
  }

  /// The misuses noticed so far, from the first body on.
  @MainActor
  private final class DiagnosticLog {
    private(set) var entries: [Diagnostic] = []

    func note(_ diagnostic: Diagnostic) {
      if diagnostic.kind == .unsupported { diagnostic.printToStandardError() } else { entries.append(diagnostic) }
    }
  }
#endif
