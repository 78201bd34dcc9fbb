/// One line of a feature file.
struct SourceLine {
  let number: Int
  /// The text of the line, without its line ending.
  let text: String
  /// The line without leading and trailing whitespace.
  let content: Substring
  /// The number of leading whitespace characters.
  let indentation: Int

  init(number: Int, text: String) {
    self.number = number
    self.text = text
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    content = text[start...].trimmed
    indentation = text.distance(from: text.startIndex, to: start)
  }

  /// The location of the first character of the content.
  var location: Location { Location(line: number, column: indentation + 1) }

  var isBlank: Bool { content.isEmpty }
  var isComment: Bool { content.hasPrefix("#") }

  /// Returns all lines of a text. A line ends with a line feed, optionally preceded by a carriage return.
  static func lines(of source: String) -> [SourceLine] {
    var scalars = source.unicodeScalars[...]
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    return scalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      SourceLine(number: index + 1, text: String(line.last == "\r" ? line.dropLast() : line))
    }
  }
}

extension Substring {
  /// The substring without leading and trailing whitespace.
  var trimmed: Substring {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return self[endIndex...]
    }
    return self[start...last]
  }
}
