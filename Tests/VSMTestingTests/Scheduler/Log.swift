/// What a test's actions write down.
final class Log {
  private(set) var entries: [String] = []
  var count = 0

  func note(_ entry: String) { entries.append(entry) }
}
