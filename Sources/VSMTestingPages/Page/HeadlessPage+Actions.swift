import Foundation
import PortableUI
import VSMTestingCore

// Each action throws a `PageError` with the location of its call if the page does not offer the control.
extension HeadlessPage {
  /// Presses the button with this name, or else the link, the tab, or the row that can be selected.
  public func tap(
    _ name: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try tap(name, at: TestLocation(fileID, filePath, line, column))
  }

  func tap(_ name: String, at location: TestLocation) throws {
    let queries = [Role.button, .link, .tab, .radio, .checkbox].map { PageQuery.role($0, name: name) }
    try tap(queries.first { !inFront(findAll($0)).isEmpty } ?? queries[0], at: location)
  }

  /// Presses the button, link, tab, switch or row that matches the query.
  public func tap(
    _ query: PageQuery,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try tap(query, at: TestLocation(fileID, filePath, line, column))
  }

  private func tap(_ query: PageQuery, at location: TestLocation) throws {
    let element = try find(query, at: location)
    if element.node.tag == .a, element.node.events.isEmpty, let target = element.node[.href], target.hasPrefix("#") {
      let text = String(target.dropFirst())
      return follow(fragment: text.removingPercentEncoding ?? text)
    }
    try send(element.press, to: element, as: query, at: location)
  }

  /// Replaces the text of the field with this label, like a person who types.
  ///
  /// A date picker takes the text of a browser's date field: `2026-11-18`, `2026-11-18T09:30` or `09:30`.
  public func type(
    _ text: String, into label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    let field = try find(field: label, at: location)
    try expectInFront(field, as: .label(label), at: location)
    focusForTyping(field)
    let revision = (field.node.value?.revision ?? 0) + 1
    try send(.input(text, revision: revision), to: field, as: .label(label), at: location)
  }

  /// Presses Return in the field with this label.
  public func submit(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    try send(.submit, to: find(field: label, at: location), as: .label(label), at: location)
  }

  /// Chooses the option with this text in the picker with this label.
  public func select(
    _ option: String, in label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    let groups = inFront(findAll(.label(label)).filter { $0.role == .radiogroup })
    if groups.count == 1 { return try choose(option, in: groups[0], as: .label(label), at: location) }
    let picker = try find(field: label, at: location)
    guard let chosen = picker.options.first(where: { $0.text == option })?[.value] else {
      throw error(.noOption(option, offered: picker.options.compactMap(\.text)), at: location)
    }
    try send(.select(chosen), to: picker, as: .label(label), at: location)
  }

  /// Chooses a date in the date picker with this label. The picker uses the components that it displays.
  public func pick(
    _ date: Date, in label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    let field = try find(field: label, at: location)
    try expectInFront(field, as: .label(label), at: location)
    guard let text = host.text(of: date, in: field.node.id) else {
      throw error(.unanswered(.label(label), .unhandledKind), at: location)
    }
    let revision = (field.node.value?.revision ?? 0) + 1
    let outcome = use(Event(field.node.id, .input(text, revision: revision)))
    if outcome == .invalidPayload {
      throw error(.dateNotOffered(text, from: field.node[.min], through: field.node[.max]), at: location)
    }
    try expectHandled(outcome, as: .label(label), at: location)
  }

  /// Presses the refresh button of the page's refreshable content.
  public func refresh(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    let query = PageQuery.role(.button, name: "Refresh")
    let buttons = findAll(query).filter(\.refreshesItsList)
    guard buttons.count == 1 else {
      throw error(buttons.isEmpty ? .notFound(query) : .ambiguous(query, count: buttons.count), at: location)
    }
    try send(.click, to: buttons[0], as: query, at: location)
  }

  func find(field label: String, at location: TestLocation) throws -> PageElement {
    let fields = inFront(findAll(.label(label)).filter { $0.node.value != nil })
    guard fields.count == 1 else {
      let query = PageQuery.label(label)
      throw error(fields.isEmpty ? .notFound(query) : .ambiguous(query, count: fields.count), at: location)
    }
    return fields[0]
  }

  func send(
    _ action: Event.Action, to element: PageElement, as query: PageQuery, at location: TestLocation
  ) throws {
    try expectInFront(element, as: query, at: location)
    try expectHandled(use(Event(element.node.id, action)), as: query, at: location)
  }

  /// Dispatches an event that a person causes.
  func use(_ event: Event) -> EventOutcome {
    guard let walk else { return host.dispatch(event) }
    return walk.use(UserAction(event, on: host.tree)) { host.dispatch(event) }
  }

  private func expectHandled(_ outcome: EventOutcome, as query: PageQuery, at location: TestLocation) throws {
    switch outcome {
    case .handled: break
    case .disabled: throw error(.disabled(query), at: location)
    case let outcome: throw error(.unanswered(query, outcome), at: location)
    }
  }
}

extension HeadlessPage {
  /// Performs a user action.
  ///
  /// - Throws: ``PageError`` if the page does not offer it.
  public func perform(
    _ action: UserAction,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    do {
      switch action {
      case .tap(let role, let name, let index):
        let query = PageQuery.role(role, name: name)
        let found = findAll(query).filter { !$0.isInert }
        guard found.indices.contains(index) else { throw error(.notFound(query), at: location) }
        let element = found[index]
        try send(element.press, to: element, as: query, at: location)
      case .toggle(let name): try toggle(name)
      case .type(let text, let field): try type(text, into: field)
      case .submit(let field): try submit(field)
      case .select(let option, let picker): try select(option, in: picker)
      case .slide(let slider, let part): try slide(slider, to: part)
      case .send(let json, let component): try send(json: json, from: component)
      case .importFile(let name, let content, let control):
        try importFile(named: name, containing: content, into: control)
      case .escape: try pressEscape()
      }
    } catch let error as PageError {
      throw PageError(reason: error.reason, page: error.page, location: location)
    }
  }
}

/// Makes the roles available without importing PortableUI.
public typealias Role = PortableUI.Role
/// Makes the elements available without importing PortableUI.
public typealias PageElement = PortableUI.PageElement
