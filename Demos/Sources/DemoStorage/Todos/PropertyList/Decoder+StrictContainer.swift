extension Decoder {
  /// A container without any key but these.
  ///
  /// What a key that isn't known stands for would be lost when the whole is written again.
  func strictContainer<Keys: CodingKey>(keyedBy keys: Keys.Type) throws -> KeyedDecodingContainer<Keys> {
    let found = try container(keyedBy: AnyKey.self).allKeys
    if let unknown = found.first(where: { Keys(stringValue: $0.stringValue) == nil }) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "it has a key “\(unknown.stringValue)”")
      )
    }
    return try container(keyedBy: keys)
  }
}

/// Any key at all.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }
}
