extension Collection<UInt8> {
  /// Returns the bytes, or `nil` if there are more than a limit. It reads none of them then.
  func bytes(upTo limit: Int) -> [UInt8]? { count <= limit ? Array(self) : nil }
}
