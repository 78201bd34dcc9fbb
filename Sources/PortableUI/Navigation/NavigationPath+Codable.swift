import Foundation

extension NavigationPath {
  /// The path as it can be kept and brought back; `nil` where one of its values cannot be encoded.
  public var codable: CodableRepresentation? {
    var levels: [any Codable & Hashable] = []
    for element in elements {
      guard let level = element.base as? any Codable & Hashable else { return nil }
      levels.append(level)
    }
    return CodableRepresentation(levels: levels)
  }

  /// The path that was kept.
  public init(_ codable: CodableRepresentation) {
    elements = codable.levels.map { $0.erased }
  }

  /// A path of values that can be encoded.
  ///
  /// It is written as the names of the values' types and the values themselves, so it can be read as long as the program
  /// has types of these names, which none has that is private to a file. Read only what the program has written: whoever writes it chooses the types.
  public struct CodableRepresentation {
    fileprivate let levels: [any Codable & Hashable]
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var levels: [any Codable & Hashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "There is no type \"\(name)\" whose values can be in a path and be decoded.")
      }
      levels.append(try container.decode(type))
    }
    self.levels = levels
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for level in levels {
      guard let name = _mangledTypeName(type(of: level)), _typeByName(name) != nil else {
        throw EncodingError.invalidValue(
          level,
          .init(
            codingPath: container.codingPath,
            debugDescription: "Its type cannot be found by a name, as one that is private to a file."))
      }
      try container.encode(name)
      try container.encode(level)
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.levels.map { $0.erased } == right.levels.map { $0.erased }
  }
}

extension Hashable {
  fileprivate var erased: AnyHashable { AnyHashable(self) }
}
