/// Shares one array of attributes between elements with the same look, such as the rows of a list.
///
/// A few arrays are stored for each tag, for all pages together. A new array replaces the oldest one.
@MainActor
enum SharedAttributes {
  private static let limit = 8
  private static var known: [Tag: (arrays: [[Attribute]], next: Int)] = [:]

  static func shared(_ attributes: [Attribute], of tag: Tag) -> [Attribute] {
    // Most elements have a class. Elements with many attributes rarely have the same look.
    guard (1...4).contains(attributes.count) else { return attributes }
    return share(attributes, in: &known[tag, default: ([], 0)])
  }

  private static func share(
    _ attributes: [Attribute], in group: inout (arrays: [[Attribute]], next: Int)
  ) -> [Attribute] {
    if let same = group.arrays.first(where: { $0 == attributes }) { return same }
    if group.arrays.count < limit {
      group.arrays.append(attributes)
    } else {
      group.arrays[group.next] = attributes
      group.next = (group.next + 1) % limit
    }
    return attributes
  }
}
