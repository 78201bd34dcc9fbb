extension StateGraphLayout {
  /// How large text is taken to be.
  ///
  /// The widths are those of a wide sans-serif face, so that text in any usual one fits.
  public struct Font: Hashable, Sendable {
    /// The size of the names of states.
    public var stateSize: Double
    /// The size of the labels of paths.
    public var labelSize: Double
    /// How wide a line may become before it is broken, where it has a space.
    public var maximumLineWidth: Double
    /// How many lines a label has at most; a last line says how many are left out.
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

    /// How wide a text is at most.
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

    /// The text in lines that are not too wide, as far as its words allow.
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

    /// The lines of several texts, of which those beyond the maximum are only counted.
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

    /// A word that is cut where no line would ever be wide enough for it.
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
