import FeatureSources

/// The layout of a file in JSON: its indentation, and its spaces around colons.
struct JSONLayout {
  /// The spaces of one level.
  var unit = "  "
  /// The text between a name and its value.
  var colon = " : "

  /// The layout that Xcode writes.
  init() {}

  /// The layout of the first member of a text, which the text keeps for new members.
  init(of root: JSONNode, in text: String) {
    guard let first = root.members?.first else { return }
    let bytes = Array(text.utf8)
    let before = bytes[root.range.lowerBound + 1..<first.nameRange.lowerBound]
    // A file in one line gets new members as Xcode writes them.
    guard let line = before.lastIndex(of: 0x0A) else { return }
    unit = String(decoding: before[(line + 1)...], as: UTF8.self)
    colon = String(decoding: bytes[first.nameRange.upperBound..<first.value.range.lowerBound], as: UTF8.self)
  }

  /// Returns an object in which each member has a line, or in which a line is empty if there are none.
  func object(_ members: [(name: String, value: String)], depth: Int) -> String {
    let lines = members.map { line($0, depth: depth + 1) }
    return "{\n" + lines.joined(separator: ",\n") + "\n" + indentation(depth) + "}"
  }

  /// Returns the edits that add members to an object in the order of their names.
  ///
  /// - Parameters:
  ///   - precedes: Whether a name is before another one. A new member is placed before the first that it precedes.
  func insertion(
    of members: [(name: String, value: String)], into object: JSONNode, depth: Int,
    precedes: (String, String) -> Bool
  ) -> [Edit] {
    let added = members.sorted { precedes($0.name, $1.name) }
    guard let existing = object.members, !existing.isEmpty else {
      return added.isEmpty ? [] : [Edit(object.range, with: self.object(added, depth: depth))]
    }
    // Members at the same place are one edit, since the order of two edits would be arbitrary.
    var groups: [Int: [(name: String, value: String)]] = [:]
    for member in added {
      let place = existing.firstIndex { precedes(member.name, $0.name) } ?? existing.count
      groups[place, default: []].append(member)
    }
    return groups.map { place, members in
      let lines = members.map { line($0, depth: depth + 1) }
      guard place < existing.count else {
        let end = existing[existing.count - 1].value.range.upperBound
        return Edit(end..<end, with: ",\n" + lines.joined(separator: ",\n"))
      }
      let start = existing[place].nameRange.lowerBound
      let text = lines.joined(separator: ",\n").dropFirst(indentation(depth + 1).count)
      return Edit(start..<start, with: text + ",\n" + indentation(depth + 1))
    }
  }

  /// Returns the edits that remove members from an object.
  func removal(of names: Set<String>, from object: JSONNode, depth: Int) -> [Edit] {
    guard let members = object.members, members.contains(where: { names.contains($0.name) }) else { return [] }
    guard let lastKept = members.lastIndex(where: { !names.contains($0.name) }) else {
      return [Edit(object.range, with: self.object([], depth: depth))]
    }
    var edits = members.indices.filter { $0 < lastKept && names.contains(members[$0].name) }.map {
      Edit(members[$0].nameRange.lowerBound..<members[$0 + 1].nameRange.lowerBound, with: "")
    }
    if let last = members.last, lastKept < members.count - 1 {
      edits.append(Edit(members[lastKept].value.range.upperBound..<last.value.range.upperBound, with: ""))
    }
    return edits
  }

  /// Returns a text in quotation marks.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private func line(_ member: (name: String, value: String), depth: Int) -> String {
    indentation(depth) + Self.quoted(member.name) + colon + member.value
  }

  private func indentation(_ depth: Int) -> String { String(repeating: unit, count: depth) }
}
