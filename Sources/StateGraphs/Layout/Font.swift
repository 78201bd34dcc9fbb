extension StateGraphLayout {
  /// The assumed size of text.
  ///
  /// The widths come from a wide sans-serif font, so that text in other fonts fits.
  public struct Font: Hashable, Sendable {
    /// The font size of the names of states.
    public var stateSize: Double
    /// The font size of the labels of paths.
    public var labelSize: Double
    /// The maximum width of a line. Longer text is wrapped at spaces.
    public var maximumLineWidth: Double
    /// The maximum number of lines in a label. The last line of a longer label gives the number of omitted texts.
    public var maximumLines: Int

    public init(
      stateSize: Double = 14, labelSize: Double = 12, maximumLineWidth: Double = 220, maximumLines: Int = 8
    ) {
      self.stateSize = stateSize
      self.labelSize = labelSize
      self.maximumLineWidth = maximumLineWidth
      self.maximumLines = maximumLines
    }

    func lineHeight(_ size: Double) -> Double { (size * 1.3).rounded() }

    /// Returns an upper estimate of the width of a text.
    func width(of text: String, size: Double) -> Double {
      text.unicodeScalars.reduce(0) { $0 + Self.width(of: $1) } * size
    }

    private static func width(of scalar: Unicode.Scalar) -> Double {
      switch scalar {
      case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "·": 0.34
      case "f", "t", "r", "(", ")", "[", "]", "/", "\"", "-": 0.44
      case "m", "w", "M", "W", "@", "%", "—": 0.98
      case "A"..."Z", "…": 0.74
      case "\u{0}"..."\u{2FF}", "\u{2010}"..."\u{203A}": 0.63
      default: 1.1
      }
    }

    /// Wraps a text into lines of the maximum width. A longer word is not wrapped.
    func lines(of text: String, size: Double) -> [String] {
      var lines: [String] = []
      for word in text.split(whereSeparator: \.isWhitespace).map({ shortened(String($0), size: size) }) {
        if let last = lines.last, width(of: "\(last) \(word)", size: size) <= maximumLineWidth {
          lines[lines.count - 1] = "\(last) \(word)"
        } else {
          lines.append(word)
        }
      }
      return lines.isEmpty ? [""] : lines
    }

    /// Wraps several texts. Texts beyond the maximum number of lines are replaced by their number.
    func lines(ofAll texts: [String], size: Double) -> [String] {
      var lines: [String] = []
      for (index, text) in texts.enumerated() {
        let next = self.lines(of: text, size: size)
        let room = maximumLines - (index == texts.count - 1 ? 0 : 1)
        if index > 0, lines.count + next.count > room { return lines + ["and \(texts.count - index) more"] }
        lines += next
      }
      return lines
    }

    /// Truncates a word that is much wider than a line.
    private func shortened(_ word: String, size: Double) -> String {
      let limit = maximumLineWidth * 1.4
      guard width(of: word, size: size) > limit else { return word }
      var kept = ""
      for character in word {
        if width(of: "\(kept)\(character)…", size: size) > limit { break }
        kept.append(character)
      }
      return kept + "…"
    }
  }
}
