/// The number of rows that a page has of a long list.
struct RowWindow {
  /// The length of the longest list that is complete.
  let limit: Int
  /// The number of rows that a longer list shows before the page has reported its layout.
  let initialCount: Int
  /// The number of rows that the page can request at once.
  let maximumCount: Int

  init(limit: Int, initialCount: Int = 100, maximumCount: Int = 400) {
    self.limit = max(limit, 1)
    self.initialCount = min(initialCount, self.limit)
    self.maximumCount = maximumCount
  }
}

extension EnvironmentValues {
  /// The length of the longest list that is complete; `nil` if all lists are.
  ///
  /// Of a longer `ForEach` directly inside a `List`, `LazyVStack` or `LazyVGrid`, the page has only the rows around the
  /// visible ones. On a live page, the value is `LivePageConfiguration.rowLimit`.
  public var rowLimit: Int? {
    get { self[RowLimitKey.self] }
    set { self[RowLimitKey.self] = newValue }
  }
}

private enum RowLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }

/// The offsets of the rows of a `ForEach` that are on the page.
struct ShownRows: Equatable {
  /// The number of all rows.
  var count: Int
  /// The number of columns of the page's arrangement of the rows. Windows start at a multiple of it.
  private(set) var columns = 1
  private(set) var window: Range<Int>
  /// The rows of the line that contains the keyboard focus, if it is not in the window.
  private(set) var kept: Range<Int>?

  init(count: Int, _ settings: RowWindow) {
    self.count = count
    window = 0..<(count <= settings.limit ? count : min(count, settings.initialCount))
  }

  var isComplete: Bool { window.count == count }

  /// The ranges of the rows that are shown, in order.
  var ranges: [Range<Int>] {
    guard let kept else { return [window] }
    return kept.lowerBound < window.lowerBound ? [kept, window] : [window, kept]
  }

  /// The value of `data-rows`.
  var text: String {
    ranges.map { "\($0.lowerBound):\($0.upperBound)" }.joined(separator: ",") + "/\(count)"
  }

  /// Moves the window to rows, as far as they exist.
  ///
  /// - Parameter focused: The offset of a row that is shown as well.
  mutating func show(_ rows: Range<Int>, columns: Int, keeping focused: Int?, _ settings: RowWindow) {
    guard count > settings.limit else { return set(0..<count, keeping: nil) }
    self.columns = min(max(columns, 1), settings.maximumCount)
    // A range beyond the end shows the last rows.
    let length = min(rows.count, settings.maximumCount)
    let end = min(rows.lowerBound, count - min(length, count)) + length
    set(max(end - length, 0)..<end, keeping: focused)
  }

  /// Adapts the rows after the collection has changed: those on the page have been moved by a number of rows.
  mutating func update(count: Int, movedBy shift: Int, keeping focused: Int?, _ settings: RowWindow) {
    let wasComplete = isComplete
    self.count = count
    if wasComplete, count > settings.limit { return self = ShownRows(count: count, settings) }
    let start = window.lowerBound + shift
    show(max(start, 0)..<max(start, 0) + max(window.count, 1), columns: columns, keeping: focused, settings)
  }

  private mutating func set(_ rows: Range<Int>, keeping focused: Int?) {
    window = min(rows.lowerBound / columns * columns, count)..<min(rows.upperBound, count)
    kept = nil
    guard let focused, focused < count, !window.contains(focused) else { return }
    let line = focused / columns * columns..<min(focused / columns * columns + columns, count)
    kept = focused < window.lowerBound ? line : max(line.lowerBound, window.upperBound)..<line.upperBound
  }
}
