import Foundation

/// The drawing in a template of a custom symbol, as Apple's app SF Symbols exports it.
///
/// A template is an SVG with guides, notes, and the drawing in several weights and scales. Only path data is taken from
/// it, so no markup of the file reaches a page.
struct SymbolTemplate {
  /// An SVG with the drawing alone, in a square.
  let svg: String

  /// Reads a template, or returns `nil` if the text is another SVG.
  init?(_ text: String) {
    for scale in ["M", "S", "L"] {
      guard let group = Element(id: "Regular-\(scale)", in: text),
        let left = Element(id: "left-margin-Regular-\(scale)", in: text)?.number("x1"),
        let right = Element(id: "right-margin-Regular-\(scale)", in: text)?.number("x1"),
        let base = Element(id: "Baseline-\(scale)", in: text)?.number("y1"),
        let cap = Element(id: "Capline-\(scale)", in: text)?.number("y1")
      else { continue }
      let paths = group.paths.filter(Self.isPathData)
      let size = max(right - left, (base - cap) * 1.5)
      guard !paths.isEmpty, size > 0 else { continue }
      let box = [(left + right - size) / 2, (base + cap - size) / 2, size, size].map(cssNumber).joined(separator: " ")
      let transform = group.value("transform").flatMap { Self.isTransform($0) ? " transform=\"\($0)\"" : nil } ?? ""
      let drawing = paths.map { "<path d=\"\($0)\"/>" }.joined()
      svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\"><g\(transform)>\(drawing)</g></svg>"
      return
    }
    return nil
  }

  private static func isPathData(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { "MmLlHhVvCcSsQqTtAaZz0123456789+-.,eE \n\r\t".contains($0) }
  }

  private static func isTransform(_ text: String) -> Bool {
    text.allSatisfy { "matrixtranslatescale0123456789+-.,()eE ".contains($0) }
  }

  /// An element with its content, as text.
  private struct Element {
    let tag: Substring
    let content: Substring

    init?(id: String, in text: String) {
      guard let place = text.range(of: "id=\"\(id)\""),
        let start = text[..<place.lowerBound].lastIndex(of: "<"),
        let end = text[place.upperBound...].firstIndex(of: ">")
      else { return nil }
      tag = text[start..<end]
      let rest = text[text.index(after: end)...]
      content = tag.hasPrefix("<g") && !tag.hasSuffix("/") ? Self.group(at: rest) : ""
    }

    /// Returns the text before the end of the group that has begun.
    private static func group(at text: Substring) -> Substring {
      var depth = 1
      var place = text.startIndex
      while let tag = text[place...].firstIndex(of: "<") {
        let rest = text[tag...]
        if rest.hasPrefix("</g>") { depth -= 1 }
        if depth == 0 { return text[..<tag] }
        place = text.index(after: tag)
        guard rest.hasPrefix("<g>") || rest.hasPrefix("<g "), let end = rest.firstIndex(of: ">") else { continue }
        if !rest[..<end].hasSuffix("/") { depth += 1 }
      }
      return text
    }

    var paths: [String] {
      content.components(separatedBy: "<path").dropFirst().compactMap {
        Self.value("d", in: $0.prefix { $0 != ">" })
      }
    }

    func value(_ name: String) -> String? { Self.value(name, in: tag) }

    func number(_ name: String) -> Double? { value(name).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }

    private static func value(_ name: String, in tag: Substring) -> String? {
      for space in [" ", "\n", "\t"] {
        guard let start = tag.range(of: "\(space)\(name)=\"") else { continue }
        return tag[start.upperBound...].firstIndex(of: "\"").map { String(tag[start.upperBound..<$0]) }
      }
      return nil
    }
  }
}
