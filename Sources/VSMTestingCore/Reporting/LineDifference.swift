/// The difference between two texts, line by line.
package enum LineDifference {
  /// Returns the lines of both texts. Lines that are only expected begin with `-`, and lines that only happened with
  /// `+`.
  package static func lines(expected: [String], happened: [String]) -> [String] {
    let difference = happened.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var old = 0
    var new = 0
    while old < expected.count || new < happened.count {
      if removed.contains(old) {
        lines.append("- " + expected[old])
        old += 1
      } else if inserted.contains(new) {
        lines.append("+ " + happened[new])
        new += 1
      } else {
        lines.append("  " + expected[old])
        old += 1
        new += 1
      }
    }
    return lines
  }
}
