/// Finds the values that a state consists of, to the depth at which tests look at them.
enum StateParts {
  /// The state itself, what its case carries, and the properties of a struct with what their cases carry.
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

  /// The one part of a type.
  static func part<Part>(_ type: Part.Type, of state: Any) throws(Missing) -> Part {
    let parts = of(state)
    let found = parts.compactMap { $0 as? Part }
    if let part = found.first, found.count == 1 { return part }
    throw Missing(
      wanted: String(describing: type), count: found.count,
      carried: parts.dropFirst().map { String(describing: Swift.type(of: $0)) })
  }

  /// Why a state has no such part, or more than one.
  struct Missing: Error, CustomStringConvertible {
    let wanted: String
    let count: Int
    let carried: [String]

    var description: String {
      if count > 1 {
        return
          "It holds \(count) values of the type \(wanted), so it is not clear which is meant. Look at all of the state."
      }
      let rest = carried.isEmpty ? "holds nothing" : "holds \(carried.joined(separator: ", "))"
      return "It \(rest), and no \(wanted)."
    }
  }
}
