/// Finds the parts of a state that tests can check.
enum StateParts {
  /// The state itself, its associated values, and the properties of a struct with their associated values.
  static func of(_ state: Any) -> [Any] {
    let mirror = Mirror(reflecting: state)
    switch mirror.displayStyle {
    case .optional: return mirror.children.flatMap { of($0.value) }
    case .enum: return [state] + carried(by: mirror)
    case .struct, .class:
      return [state]
        + mirror.children.flatMap { child in
          let property = Mirror(reflecting: child.value)
          return [child.value] + (property.displayStyle == .enum ? carried(by: property) : [])
        }
    default: return [state]
    }
  }

  /// The associated values of an enum's case.
  private static func carried(by mirror: Mirror) -> [Any] {
    guard let payload = mirror.children.first?.value else { return [] }
    let parts = Mirror(reflecting: payload)
    return parts.displayStyle == .tuple ? parts.children.map(\.value) : [payload]
  }

  /// Returns the only part of a type.
  static func part<Part>(_ type: Part.Type, of state: Any) throws(Missing) -> Part {
    let parts = of(state)
    let found = parts.compactMap { $0 as? Part }
    if let part = found.first, found.count == 1 { return part }
    throw Missing(
      wanted: String(describing: type), count: found.count,
      carried: parts.dropFirst().map { String(describing: Swift.type(of: $0)) })
  }

  /// The error of a part that is missing or ambiguous.
  struct Missing: Error, CustomStringConvertible {
    let wanted: String
    let count: Int
    let carried: [String]

    var description: String {
      if count > 1 {
        return "It holds \(count) values of the type \(wanted), so the type is ambiguous. Check the whole state."
      }
      if carried.isEmpty { return "It holds no values, and therefore no \(wanted)." }
      return "It holds \(carried.joined(separator: ", ")), but no \(wanted)."
    }
  }
}
