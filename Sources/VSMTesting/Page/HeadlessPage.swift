#if !canImport(SwiftUI) || PortableUI
  import CombineShim
  import Foundation
  import PortableUI
  import VSM

  /// A page without a screen: shows a view, is used like a page, and says what can be seen on it.
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
    public var diagnostics: [Diagnostic] { diagnosticLog.entries }

    private var ops: [Op] = []
    private var waiters: [(condition: () -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    let quiescence: Quiescence
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
      quiescence = Quiescence()
      history = HeadlessHistory(path: location.path)
      let log = diagnosticLog
      host = quiescence.attributing {
        ViewHost(
          environment: environment, address: location, didDiagnose: { log.entries.append($0) },
          inside: Self.surroundings(clock: clock),
          root: content)
      }
      quiescence.watch(host)
      host.didRender = { [weak self] in self?.didRender($0) }
      host.openHistory()
    }

    /// What the page does is its own and no part of an action, also when an action leads to it.
    private static func surroundings(clock: (any Clock<Duration>)?) -> (() -> Void) -> Void {
      { work in
        ObservedAction.$current.withValue(nil) {
          guard let clock else { return work() }
          StateContainerClock.$current.withValue(clock, operation: work)
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
    public func find(_ query: PageQuery) throws -> PageElement {
      let found = inFront(findAll(query))
      switch found.count {
      case 1: return found[0]
      case 0: throw error(.notFound(query))
      default: throw error(.ambiguous(query, count: found.count))
      }
    }

    /// Whether something on the page shows exactly this text or has this name.
    public func shows(_ text: String) -> Bool {
      elements.contains { $0.node.text == text || ($0.role.isNamed && $0.name == text) }
    }

    /// What the field or picker of this label holds.
    public func value(of label: String) throws -> String? {
      try find(field: label).value
    }

    /// The changes to the page since the last call.
    public func takeOps() -> [Op] {
      defer { ops = [] }
      return ops
    }

    /// Of several elements, those that no dialog stands in front of.
    private func inFront(_ elements: [PageElement]) -> [PageElement] {
      elements.count > 1 ? elements.filter { !$0.isInert } : elements
    }

    // MARK: Doing

    /// Presses the button of this name, or else the link, or else the tab.
    public func tap(_ name: String) throws {
      let queries = [Role.button, .link, .tab].map { PageQuery.role($0, name: name) }
      try tap(queries.first { !inFront(findAll($0)).isEmpty } ?? queries[0])
    }

    /// Presses the button, link, tab or switch that fits the query.
    public func tap(_ query: PageQuery) throws {
      let element = try find(query)
      try send(element.role == .switch ? element.flip : .click, to: element, as: query)
    }

    /// Replaces what the field of this label holds, as a person does who types.
    public func type(_ text: String, into label: String) throws {
      let field = try find(field: label)
      try expectInFront(field, as: .label(label))
      focusForTyping(field)
      try send(.input(text, revision: (field.node.value?.revision ?? 0) + 1), to: field, as: .label(label))
    }

    /// Presses Return in the field of this label.
    public func submit(_ label: String) throws {
      try send(.submit, to: find(field: label), as: .label(label))
    }

    /// Chooses the option of this text in the picker of this label.
    public func select(_ option: String, in label: String) throws {
      let groups = inFront(findAll(.label(label)).filter { $0.role == .radiogroup })
      if groups.count == 1 { return try choose(option, in: groups[0], as: .label(label)) }
      let picker = try find(field: label)
      guard let chosen = picker.options.first(where: { $0.text == option })?[.value] else {
        throw error(.noOption(option, offered: picker.options.compactMap(\.text)))
      }
      try send(.select(chosen), to: picker, as: .label(label))
    }

    /// Chooses a date in the date picker of this label, which takes of it what it shows.
    public func pick(_ date: Date, in label: String) throws {
      let field = try find(field: label)
      try expectInFront(field, as: .label(label))
      guard let text = host.text(of: date, in: field.node.id) else {
        throw error(.unanswered(.label(label), .unhandledKind))
      }
      let revision = (field.node.value?.revision ?? 0) + 1
      let outcome = host.dispatch(Event(field.node.id, .input(text, revision: revision)))
      if outcome == .invalidPayload {
        throw error(.dateNotOffered(text, from: field.node[.min], through: field.node[.max]))
      }
      try expectHandled(outcome, as: .label(label))
    }

    /// Presses the button with which the page offers to refresh what it shows.
    public func refresh() throws {
      let query = PageQuery.role(.button, name: "Refresh")
      let buttons = findAll(query).filter(\.refreshesItsList)
      guard buttons.count == 1 else {
        throw error(buttons.isEmpty ? .notFound(query) : .ambiguous(query, count: buttons.count))
      }
      try send(.click, to: buttons[0], as: query)
    }

    func find(field label: String) throws -> PageElement {
      let fields = inFront(findAll(.label(label)).filter { $0.node.value != nil })
      guard fields.count == 1 else {
        throw error(
          fields.isEmpty ? .notFound(.label(label)) : .ambiguous(.label(label), count: fields.count))
      }
      return fields[0]
    }

    func send(_ action: Event.Action, to element: PageElement, as query: PageQuery) throws {
      try expectInFront(element, as: query)
      try expectHandled(host.dispatch(Event(element.node.id, action)), as: query)
    }

    private func expectHandled(_ outcome: EventOutcome, as query: PageQuery) throws {
      switch outcome {
      case .handled: break
      case .disabled: throw error(.disabled(query))
      case let outcome: throw error(.unanswered(query, outcome))
      }
    }

    // MARK: Waiting

    /// Waits until nothing is pending: everything is rendered, and every action and task of the page has ended or
    /// waits for something that only the test can move, such as a ``TestClock``.
    ///
    /// An action that waits for anything else is waited for; a subscription that has nothing to deliver is not.
    public func settle() async {
      await quiescence.settle()
    }

    /// Waits until the condition holds; it is looked at now and after each change of the page.
    ///
    /// For what the test cannot move, such as a real server's answer: name it here.
    public func wait(until condition: @escaping @MainActor () -> Bool) async {
      host.flush()
      if condition() { return }
      await withCheckedContinuation { waiters.append((condition, $0)) }
    }

    /// Waits until the page shows this text or name.
    public func wait(for text: String) async {
      await wait { [unowned self] in shows(text) }
    }

    private func didRender(_ rendered: [Op]) {
      ops += rendered
      for case .history(let step) in rendered { history.take(step) }
      quiescence.noteActivity()
      let settled = waiters.filter { $0.condition() }
      guard !settled.isEmpty else { return }
      waiters.removeAll { $0.condition() }
      for waiter in settled { waiter.continuation.resume() }
    }

    // MARK: End

    /// Ends the page as a closed window does: tasks are cancelled and views disappear. A page that nobody holds any longer
    /// ends in the same way.
    public func close() {
      host.close()
    }

    func error(_ reason: PageError.Reason) -> PageError {
      PageError(reason: reason, page: description)
    }
  }

  /// The misuses noticed so far, from the first body on.
  @MainActor
  private final class DiagnosticLog {
    var entries: [Diagnostic] = []
  }
#endif
