/// A message of a page about the files that a person has chosen.
public enum FileReport: Hashable, Sendable {
  /// A person has chosen files, whose bytes follow.
  case chosen([ChosenFile])
  /// A person has dropped files at a place of the element.
  case dropped([ChosenFile], at: Event.Drag.Point)
  /// A person drags files over the element, or does not any more.
  case targeted(Bool)
  /// The browser cannot read a file any more, whose key is this.
  case unreadable(key: UInt64)
}

/// A file that a person has chosen, as the browser describes it.
public struct ChosenFile: Hashable, Sendable {
  /// A number of the page's script, under which it sends the bytes.
  public var key: UInt64
  /// The name, which can contain anything.
  public var name: String
  /// The number of bytes.
  public var size: Int
  /// A text by which the browser recognizes the same file, or an empty one.
  public var fingerprint: String

  public init(key: UInt64, name: String, size: Int, fingerprint: String = "") {
    self.key = key
    self.name = name
    self.size = size
    self.fingerprint = fingerprint
  }
}
