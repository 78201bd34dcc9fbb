/// What becomes of a browser's history.
///
/// Each entry has a key, by which a page says where a person went; the one with which a page begins has ``firstKey``.
public enum HistoryStep: Hashable, Sendable {
  /// A new entry follows the one that is shown.
  case push(key: UInt64, path: String)
  /// The entry that is shown has another address.
  case replace(key: UInt64, path: String)
  /// The browser goes back by so many entries.
  case back(Int)
  /// The page shows what belongs to the entry that the person went to.
  case visited(key: UInt64, path: String)

  /// The key of the entry with which a page begins.
  public static let firstKey: UInt64 = 1
}
