/// The lines that edits change, with three unchanged lines around them, in the unified format.
public struct UnifiedDiff: CustomStringConvertible {
  /// Lines that begin with a space, `-`, `+` or `@@`, after the two lines with the path.
  public let lines: [String]

  /// Compares a text with the result of edits in it.
  public init(path: String, text: String, edits: some Sequence<Edit>) {
    let changes = Self.changes(of: edits.inOrder, in: text)
    let old = Self.lines(of: text)
    lines = changes.isEmpty ? [] : ["--- \(path)", "+++ \(path)"] + Self.hunks(of: changes, in: old)
  }

  public var description: String { lines.map { $0 + "\n" }.joined() }

  /// Consecutive lines, and the lines that replace them.
  private struct Change {
    var range: Range<Int>
    var replacement: [String]

    /// The change without the lines at its beginning and its end that it leaves as they are.
    func trimmed(in old: [String]) -> Change {
      let before = zip(old[range], replacement).prefix { $0 == $1 }.count
      let rest = min(range.count, replacement.count) - before
      let after = zip(old[range].reversed(), replacement.reversed()).prefix { $0 == $1 }.prefix(rest).count
      return Change(
        range: range.lowerBound + before..<range.upperBound - after,
        replacement: Array(replacement.dropFirst(before).dropLast(after)))
    }
  }

  /// The lines of a text without their line breaks. A text that ends with a line break has no line after it.
  private static func lines(of text: String) -> [String] {
    var parts = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if parts.last == "" { parts.removeLast() }
    return parts
  }

  /// The changed lines, where the edits in one line, or in lines that one edit spans, are one change.
  private static func changes(of edits: [Edit], in text: String) -> [Change] {
    let bytes = Array(text.utf8)
    var starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    if starts.count > 1, starts.last == bytes.count { starts.removeLast() }
    func line(at offset: Int) -> Int { (starts.firstIndex { $0 > offset } ?? starts.count) - 1 }
    func end(of line: Int) -> Int { line + 1 < starts.count ? starts[line + 1] : bytes.count }

    var groups: [(range: Range<Int>, edits: [Edit])] = []
    for edit in edits {
      // The deletion of a whole line does not change the next one.
      let first = line(at: edit.range.lowerBound)
      let isWhole = edit.range.lowerBound == starts[first] && edit.replacement.isEmpty && !edit.range.isEmpty
      let range = first..<(line(at: isWhole ? edit.range.upperBound - 1 : edit.range.upperBound) + 1)
      if let last = groups.last, range.lowerBound < last.range.upperBound {
        groups[groups.count - 1].range = last.range.lowerBound..<max(last.range.upperBound, range.upperBound)
        groups[groups.count - 1].edits.append(edit)
      } else {
        groups.append((range, [edit]))
      }
    }
    let old = lines(of: text)
    return groups.map { group in
      let start = starts[group.range.lowerBound]
      let part = String(decoding: bytes[start..<end(of: group.range.upperBound - 1)], as: UTF8.self)
      let moved = group.edits.map {
        Edit($0.range.lowerBound - start..<$0.range.upperBound - start, with: $0.replacement)
      }
      return Change(range: group.range, replacement: lines(of: part.applying(moved))).trimmed(in: old)
    }
  }

  private static func hunks(of changes: [Change], in old: [String], context: Int = 3) -> [String] {
    var result: [String] = []
    var moved = 0
    var rest = changes[...]
    while let first = rest.first {
      var hunk = [first]
      rest = rest.dropFirst()
      while let next = rest.first, next.range.lowerBound - hunk[hunk.count - 1].range.upperBound <= 2 * context {
        hunk.append(next)
        rest = rest.dropFirst()
      }
      let start = max(0, first.range.lowerBound - context)
      let end = min(old.count, hunk[hunk.count - 1].range.upperBound + context)
      var body: [String] = []
      var position = start
      for change in hunk {
        body += old[position..<change.range.lowerBound].map { " " + $0 }
        body += old[change.range].map { "-" + $0 } + change.replacement.map { "+" + $0 }
        position = change.range.upperBound
      }
      body += old[position..<end].map { " " + $0 }
      let growth = hunk.reduce(0) { $0 + $1.replacement.count - $1.range.count }
      result.append("@@ -\(start + 1),\(end - start) +\(start + 1 + moved),\(end - start + growth) @@")
      result += body
      moved += growth
    }
    return result
  }
}
