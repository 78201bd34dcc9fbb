/// Finds the runs of marks that begin and end a style together.
enum MarkdownMatching {
  /// Matches the runs from a position on, and removes them.
  ///
  /// A run that finds no partner is remembered by its kind, so that later runs of this kind do not look there again.
  static func match(_ marks: inout [MarkdownMarks], from bottom: Int, in tokens: inout [MarkdownToken]) {
    guard bottom < marks.count else { return }
    // The runs that can still start a style, from the outside to the inside.
    var open: [MarkdownMarks] = []
    var bottoms: [Kind: Int] = [:]
    for index in bottom..<marks.count {
      var run = marks[index]
      if run.canEnd {
        while run.rest > 0, let partner = partner(of: run, in: open, above: bottoms[Kind(run)] ?? 0) {
          let used = use(run, open[partner])
          open.removeSubrange((partner + 1)...)
          start(used.style, with: &open[partner], length: used.length, in: &tokens)
          tokens[run.token].ends += 1
          run.rest -= used.length
          if open[partner].rest == 0 { open.removeLast() }
          for (kind, bottom) in bottoms where bottom > open.count { bottoms[kind] = open.count }
        }
        if run.rest > 0 { bottoms[Kind(run)] = open.count }
      }
      tokens[run.token].kind = .marks(run)
      if run.rest > 0, run.canStart { open.append(run) }
    }
    marks.removeSubrange(bottom...)
  }

  private struct Kind: Hashable {
    let mark: UInt8
    let canStart: Bool
    let length: Int

    init(_ run: MarkdownMarks) {
      mark = run.mark
      canStart = run.canStart
      length = run.mark == UInt8(ascii: "~") ? run.length : run.length % 3
    }
  }

  private static func partner(of end: MarkdownMarks, in open: [MarkdownMarks], above bottom: Int) -> Int? {
    open[bottom...].lastIndex { start in
      guard start.mark == end.mark else { return false }
      if start.mark == UInt8(ascii: "~") { return start.length == end.length }
      // As CommonMark requires, so that the marks of ***a** b* belong together as they are written.
      let isAmbiguous = (start.canEnd || end.canStart) && (start.length + end.length) % 3 == 0
      return !isAmbiguous || (start.length % 3 == 0 && end.length % 3 == 0)
    }
  }

  private static func use(_ end: MarkdownMarks, _ start: MarkdownMarks) -> (style: MarkdownStyle, length: Int) {
    if end.mark == UInt8(ascii: "~") { return (.strikethrough, end.length) }
    return min(end.rest, start.rest) >= 2 ? (.strong, 2) : (.emphasis, 1)
  }

  private static func start(
    _ style: MarkdownStyle, with run: inout MarkdownMarks, length: Int, in tokens: inout [MarkdownToken]
  ) {
    run.rest -= length
    tokens[run.token].starts.append(style)
    tokens[run.token].kind = .marks(run)
  }
}
