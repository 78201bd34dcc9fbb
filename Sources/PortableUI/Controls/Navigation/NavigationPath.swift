import Foundation

/// The values of a navigation stack above its root, of any types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// Creates an empty path, for which the stack shows its root.
  public init() { elements = [] }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  init(elements: [AnyHashable]) { self.elements = elements }

  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  /// Appends a value, for which the stack shows another level.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Removes the last `k` values.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath {
  /// A serializable form of the path; `nil` if one of its values cannot be encoded.
  public var codable: CodableRepresentation? {
    var levels: [any Codable & Hashable] = []
    for element in elements {
      guard let level = element.base as? any Codable & Hashable else { return nil }
      levels.append(level)
    }
    return CodableRepresentation(levels: levels)
  }

  /// Creates a path from its serializable form.
  public init(_ codable: CodableRepresentation) { elements = codable.levels.map { $0.erased } }

  /// A path of encodable values.
  ///
  /// It is encoded as the names of the values' types and the values. It can be decoded if the program has types with
  /// these names, which excludes types that are private to a file. Decode only trusted data, since the data selects the
  /// types.
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
          debugDescription: "There is no type \"\(name)\" that is both hashable and codable.")
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
            debugDescription: "Its type cannot be found by its name, for example because it is private to a file."))
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
