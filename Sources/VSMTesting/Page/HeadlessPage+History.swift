#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  extension HeadlessPage {
    /// The address in the address bar of a browser, such as `/products/42`.
    public var address: String { history.current.path }

    /// Goes back in the page's history, like the back button of a browser.
    ///
    /// - Throws: ``PageError`` at the first entry, from which a browser would leave the page.
    public func goBack(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws {
      guard let entry = history.move(by: -1) else {
        throw error(
          .atFirstEntry, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
      }
      visit(entry)
    }

    /// Goes forward in the page's history, like the forward button of a browser.
    ///
    /// - Throws: ``PageError`` at the last entry.
    public func goForward(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws {
      guard let entry = history.move(by: 1) else {
        throw error(
          .atLastEntry, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
      }
      visit(entry)
    }

    private func visit(_ entry: HeadlessHistory.Entry) {
      let page = NodeID(rawValue: 0)
      host.dispatch(Event(page, .visit(key: entry.key, path: entry.path)))
    }
  }

  /// The history of a page, as a browser would store it.
  struct HeadlessHistory {
    struct Entry {
      var key: UInt64
      var path: String
    }

    private var entries: [Entry]
    private var index = 0

    init(path: String) {
      entries = [Entry(key: HistoryStep.firstKey, path: path)]
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
        entries[index] = Entry(key: key, path: path)
      case .back(let count):
        index -= count
      }
    }

    /// Moves to another entry and returns it, or returns `nil` if it does not exist.
    mutating func move(by count: Int) -> Entry? {
      guard entries.indices.contains(index + count) else { return nil }
      index += count
      return current
    }
  }
#endif
