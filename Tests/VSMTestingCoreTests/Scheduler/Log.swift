/// A log of the actions of a test.
final class Log {
  private(set) var entries: [String] = []
  var count = 0

  func note(_ entry: String) { entries.append(entry) }
}
