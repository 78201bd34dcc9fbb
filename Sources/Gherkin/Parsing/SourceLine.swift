/// One line of a feature file.
struct SourceLine {
  let number: Int
  /// The line as it stands there, without its end.
  let text: String
  /// The line without the space around it.
  let content: Substring
  /// How many characters of space it begins with.
  let indentation: Int

  init(number: Int, text: String) {
    self.number = number
    self.text = text
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    content = text[start...].trimmed
    indentation = text.distance(from: text.startIndex, to: start)
  }

  /// Where the content begins.
  var location: Location { Location(line: number, column: indentation + 1) }

  var isBlank: Bool { content.isEmpty }
  var isComment: Bool { content.hasPrefix("#") }

  /// All lines of a text. A line ends with a line feed; a carriage return before it belongs to the end.
  static func lines(of source: String) -> [SourceLine] {
    var scalars = source.unicodeScalars[...]
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    return scalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      SourceLine(number: index + 1, text: String(line.last == "\r" ? line.dropLast() : line))
    }
  }
}

extension Substring {
  /// Without the space at both ends.
  var trimmed: Substring {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return self[endIndex...]
    }
    return self[start...last]
  }
}
