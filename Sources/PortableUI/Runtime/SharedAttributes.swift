/// Lets elements that look the same keep one array of attributes, as the rows of a list do.
///
/// A few arrays are remembered for each tag, of all pages together; the next one takes the place of the oldest.
@MainActor
enum SharedAttributes {
  private static let limit = 8
  private static var known: [Tag: (arrays: [[Attribute]], next: Int)] = [:]

  static func shared(_ attributes: [Attribute], of tag: Tag) -> [Attribute] {
    // Most have a class; who has more than a few attributes has them for itself.
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
