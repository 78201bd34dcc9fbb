public import Foundation
import PortableUI
import VSMTestingCore

extension HeadlessPage {
  /// The control that has the keyboard focus, if it is inside a `focused` modifier.
  public var focused: PageElement? {
    host.focusedElement.flatMap { id in elements.first { $0.node.id == id } }
  }

  /// Moves the keyboard focus to the control with this label, like a person who presses Tab.
  public func focus(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    let query = PageQuery.label(label)
    let control = try find(query, at: location)
    // A browser does not focus disabled controls. The host does not check this itself.
    guard !control.isDisabled else { throw error(.disabled(query), at: location) }
    try send(.focus, to: control, as: query, at: location)
  }

  /// Removes the keyboard focus from the focused control.
  public func blur(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    guard let focused else { return }
    try send(.blur, to: focused, as: .label(focused.name), at: TestLocation(fileID, filePath, line, column))
  }

  /// Moves the focus to a field, as a browser does before typing.
  func focusForTyping(_ field: PageElement) {
    guard field.node.events.contains(.focus), !field.isDisabled, host.focusedElement != field.node.id else { return }
    host.dispatch(Event(field.node.id, .focus))
  }
}

extension HeadlessPage {
  /// Presses Escape, which requests that the frontmost dialog close.
  ///
  /// - Throws: ``PageError`` if no dialog is open, or if the frontmost dialog cannot be dismissed by Escape.
  public func pressEscape(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    guard let dialog = frontDialog else { throw error(.noDialog, at: location) }
    switch use(Event(dialog.node.id, .dismiss)) {
    case .handled: break
    case .disabled: throw error(.notDismissible(dialog: dialog.name), at: location)
    case let outcome: throw error(.unanswered(.role(dialog.role, name: dialog.name), outcome), at: location)
    }
  }

  /// Throws an error if the element is behind a dialog, where a browser does not allow its use.
  func expectInFront(_ element: PageElement, as query: PageQuery, at location: TestLocation) throws {
    guard element.isInert, let dialog = frontDialog else { return }
    throw error(.behindDialog(query, dialog: dialog.name), at: location)
  }

  private var frontDialog: PageElement? { elements.last { $0.role.isDialog } }
}

extension HeadlessPage {
  /// Reports every image with this address as loaded.
  ///
  /// A headless page loads no images. An `AsyncImage` with phases stays in the first phase until a test calls this
  /// method or ``failImage(_:fileID:filePath:line:column:)``.
  public func loadImage(
    _ address: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try report(.load, of: address, at: TestLocation(fileID, filePath, line, column))
  }

  /// Reports every image with this address as failed to load.
  public func failImage(
    _ address: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try report(.error, of: address, at: TestLocation(fileID, filePath, line, column))
  }

  private func report(_ action: Event.Action, of address: String, at location: TestLocation) throws {
    let loaders = host.tree.pictures(loading: address)
    guard !loaders.isEmpty else { throw error(.notLoading(address), at: location) }
    for loader in loaders { host.dispatch(Event(loader, action)) }
  }
}

extension RenderNode {
  fileprivate func pictures(loading address: String) -> [NodeID] {
    (events.contains(.load) && self[.src] == address ? [id] : []) + children.flatMap { $0.pictures(loading: address) }
  }
}

extension HeadlessPage {
  /// Sets the size of every `GeometryReader`, as if the window were resized.
  ///
  /// A headless page has no layout, so all readers have this size, except those with a size of their own.
  public func resize(to size: CGSize) { host.environment.sizeWithoutLayout = size }

  /// Sets the size of one `GeometryReader`, in whole points.
  ///
  /// - Parameter query: The name or the identifier of the reader, which accessibility modifiers set.
  public func resize(
    _ query: PageQuery, to size: CGSize,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    try send(
      .resize(width: Int(size.width), height: Int(size.height)), to: try find(query, at: location), as: query,
      at: location)
  }
}

extension HeadlessPage {
  /// Shows other rows of a list that has more rows than the page's `rowLimit`, as if the list were scrolled.
  ///
  /// A row that contains a focused element stays on the page.
  ///
  /// - Parameters:
  ///   - rows: The offsets of the rows, as far as they exist.
  ///   - number: The number of the list among those that do not show all their rows, starting with 0.
  /// - Throws: ``PageError`` if there is no such list.
  public func showRows(
    _ rows: Range<Int>, ofList number: Int = 0,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let lists = host.tree.longLists
    guard lists.indices.contains(number), !rows.isEmpty else {
      let location = TestLocation(fileID, filePath, line, column)
      throw error(.noLongList(number: number, count: lists.count), at: location)
    }
    let list = lists[number]
    let focused = list.children.first { host.focusedElement.map($0.contains) ?? false }
    host.dispatch(Event(list.space, .rows(rows, columns: 1, focused: focused?.id)))
  }
}

extension RenderNode {
  /// The lists that do not show all their rows: the elements that accept other rows, and their siblings.
  fileprivate var longLists: [(space: NodeID, children: [RenderNode])] {
    children.flatMap { child in
      (child[.shownRows] == nil ? [] : [(space: child.id, children: children)]) + child.longLists
    }
  }

  fileprivate func contains(_ element: NodeID) -> Bool { id == element || children.contains { $0.contains(element) } }
}

extension HeadlessPage {
  /// The address in the address bar of a browser, such as `/products/42` or `/guide#prices`.
  public var address: String { history.current.address }

  /// Goes back in the page's history, like the back button of a browser.
  ///
  /// - Throws: ``PageError`` at the first entry, from which a browser would leave the page.
  public func goBack(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let old = history.current
    guard let entry = history.move(by: -1) else {
      throw error(.atFirstEntry, at: TestLocation(fileID, filePath, line, column))
    }
    visit(entry, from: old)
  }

  /// Goes forward in the page's history, like the forward button of a browser.
  ///
  /// - Throws: ``PageError`` at the last entry.
  public func goForward(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let old = history.current
    guard let entry = history.move(by: 1) else {
      throw error(.atLastEntry, at: TestLocation(fileID, filePath, line, column))
    }
    visit(entry, from: old)
  }

  private func visit(_ entry: HeadlessHistory.Entry, from old: HeadlessHistory.Entry) {
    if entry.key != old.key { _ = use(Event(NodeID(rawValue: 0), .visit(key: entry.key, path: entry.path))) }
    report(entry.fragment, isRequested: false)
  }

  /// Follows a link to a fragment of the shown address, which a browser does by itself.
  func follow(fragment: String) {
    history.push(fragment: fragment)
    report(fragment, isRequested: true)
  }

  /// Reports the fragment of the address, as the script of a page does if its views follow it.
  func report(_ fragment: String, isRequested: Bool) {
    guard host.tree[.fragments] != nil else { return }
    host.dispatch(Event(NodeID(rawValue: 0), .fragment(fragment, isRequested: isRequested)))
  }
}

/// The history of a page, as a browser would store it.
struct HeadlessHistory {
  struct Entry {
    var key: UInt64
    var path: String
    /// The decoded fragment; empty if there is none.
    var fragment = ""

    var address: String {
      guard !fragment.isEmpty else { return path }
      return path + "#" + (fragment.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? "")
    }
  }

  private var entries: [Entry]
  private var index = 0

  init(path: String, fragment: String) {
    entries = [Entry(key: HistoryStep.firstKey, path: path, fragment: fragment)]
  }

  var current: Entry { entries[index] }

  /// Applies a change that the page requests.
  mutating func take(_ step: HistoryStep) {
    switch step {
    case .push(let key, let path):
      entries.removeSubrange((index + 1)...)
      entries.append(Entry(key: key, path: path))
      index += 1
    case .replace(let key, let path), .visited(let key, let path):
      let isSamePath = entries[index].path.prefix { $0 != "?" } == path.prefix { $0 != "?" }
      entries[index] = Entry(key: key, path: path, fragment: isSamePath ? entries[index].fragment : "")
    case .fragment(let text):
      entries[index].fragment = text ?? ""
    case .back(let count):
      for _ in 0..<count { leaveEntry() }
    }
  }

  /// Goes back over all entries of the current key, which differ in their fragments.
  private mutating func leaveEntry() {
    let key = current.key
    while index > 0, current.key == key { index -= 1 }
  }

  /// Adds an entry for another fragment of the current address.
  mutating func push(fragment: String) {
    guard fragment != current.fragment else { return }
    entries.removeSubrange((index + 1)...)
    entries.append(Entry(key: current.key, path: current.path, fragment: fragment))
    index += 1
  }

  /// Moves to another entry and returns it, or returns `nil` if it does not exist.
  mutating func move(by count: Int) -> Entry? {
    guard entries.indices.contains(index + count) else { return nil }
    index += count
    return current
  }
}
