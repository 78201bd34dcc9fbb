extension Decoder {
  /// Returns a keyed container, or throws if the data has other keys.
  ///
  /// The values of unknown keys would be lost when the file is written again.
  func strictContainer<Keys: CodingKey>(keyedBy keys: Keys.Type) throws -> KeyedDecodingContainer<Keys> {
    let found = try container(keyedBy: AnyKey.self).allKeys
    if let unknown = found.first(where: { Keys(stringValue: $0.stringValue) == nil }) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "the key “\(unknown.stringValue)” is unknown")
      )
    }
    return try container(keyedBy: keys)
  }
}

/// A coding key with any string.
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
