/// A change of a browser's history.
///
/// Each entry has a key, by which the browser reports navigation. The first entry of a page has the key ``firstKey``.
public enum HistoryStep: Hashable, Sendable {
  /// Adds a new entry after the current one.
  case push(key: UInt64, path: String)
  /// Changes the address of the current entry.
  case replace(key: UInt64, path: String)
  /// Goes back by a number of entries.
  case back(Int)
  /// Confirms that the page shows the content of the entry that a person went to.
  case visited(key: UInt64, path: String)

  /// The key of the first entry of a page.
  public static let firstKey: UInt64 = 1
}
