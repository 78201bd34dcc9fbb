import Foundation

/// A line on the standard error with the number of processed files, shown on a terminal after one second.
struct Progress {
  private let action: String
  private let count: Int
  private let start = ContinuousClock.now
  private var shown: ContinuousClock.Instant?
  private var done = 0
  private let isOnTerminal = isatty(STDERR_FILENO) != 0

  init(_ action: String, count: Int) {
    self.action = action
    self.count = count
  }

  /// Counts one more file, and renews the line at most ten times a second.
  mutating func advance() {
    done += 1
    let now = ContinuousClock.now
    guard isOnTerminal, now - start > .seconds(1), shown.map({ now - $0 > .milliseconds(100) }) ?? true else { return }
    shown = now
    FileHandle.standardError.write(Data("\r\(action) \(done) of \(count) files".utf8))
  }

  /// Erases the line.
  func end() {
    if shown != nil { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
