/// Describes values by reflection, for failures without the trait `CustomDump`.
enum ReflectedDescription {
  /// Returns the lines of the description: a case or type, followed by its contents, indented.
  static func lines(of value: Any) -> [String] { lines(of: value, depth: 0) }

  /// Deeper values are omitted, since objects can form reference cycles.
  private static let maximumDepth = 6

  private static func lines(of value: Any, depth: Int) -> [String] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { lines(of: $0.value, depth: depth) } ?? ["nil"]
    case .enum:
      guard let payload = mirror.children.first else { return [String(describing: value)] }
      let parts = Mirror(reflecting: payload.value)
      let children = parts.displayStyle == .tuple ? Array(parts.children) : [(label: nil, value: payload.value)]
      return block(payload.label ?? "", "(", children, ")", depth)
    case .struct, .class:
      guard !(value is any CustomStringConvertible), !mirror.children.isEmpty else { return leaf(value) }
      return block(String(describing: type(of: value)), "(", Array(mirror.children), ")", depth)
    case .tuple: return block("", "(", Array(mirror.children), ")", depth)
    case .collection, .set: return block("", "[", mirror.children.map { (nil, $0.value) }, "]", depth)
    case .dictionary:
      let entries = mirror.children.compactMap { Array(Mirror(reflecting: $0.value).children) }
      // The order of a dictionary differs between runs.
      let sorted = entries.map { (label: "\($0[0].value)" as String?, value: $0[1].value) }
      return block("", "[", sorted.sorted { $0.label! < $1.label! }, "]", depth)
    default:
      return leaf(value)
    }
  }

  private static func leaf(_ value: Any) -> [String] {
    if let text = value as? String { return [text.debugDescription] }
    let type = String(describing: type(of: value))
    if type.contains("->") { return ["(function)"] }
    return String(describing: value).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func block(
    _ name: String, _ opening: String, _ children: [Mirror.Child], _ closing: String, _ depth: Int
  ) -> [String] {
    if children.isEmpty { return [name + opening + closing] }
    if depth == maximumDepth { return [name + opening + "…" + closing] }
    let inner = children.flatMap { child in
      var lines = lines(of: child.value, depth: depth + 1)
      // The unnamed elements of a tuple have the labels .0, .1 and so on.
      if let label = child.label, !label.hasPrefix(".") { lines[0] = "\(label): \(lines[0])" }
      return lines.map { "  " + $0 }
    }
    return [name + opening] + inner + [closing]
  }
}
