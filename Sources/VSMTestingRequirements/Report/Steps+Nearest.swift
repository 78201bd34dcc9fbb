extension Steps {
  /// Returns the definition that is most similar to the text of a step, on one line, or `nil` if none is similar.
  func nearest(to text: String) -> String? {
    let words = Self.words(text)
    let distances = definitions.compactMap { definition in
      definition.expression.map { (definition, Self.distance(words, Self.words($0.source))) }
    }
    guard let (definition, distance) = distances.min(by: { $0.1 < $1.1 }), distance * 2 < Double(words.count) else {
      return nil
    }
    return definition.line
  }

  /// Returns the words of a text, with values and parameters replaced by the same placeholder.
  private static func words(_ text: String) -> [String] {
    text.replacing(/"[^"]*"|'[^']*'|\{\w*\}|\b\d+(?:\.\d+)?\b/, with: "{}").lowercased()
      .split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Returns the number of words to add, remove or change. A change to a similar word counts as half.
  private static func distance(_ left: [String], _ right: [String]) -> Double {
    editDistance(left, right) { left, right in
      if left == right { return 0 }
      let letters = editDistance(Array(left), Array(right)) { $0 == $1 ? 0 : 1 }
      return letters * 3 <= Double(left.count) ? 0.5 : 1
    }
  }

  private static func editDistance<Element>(
    _ left: [Element], _ right: [Element], change: (Element, Element) -> Double
  ) -> Double {
    var row = (0...right.count).map(Double.init)
    for (index, element) in left.enumerated() {
      var diagonal = row[0]
      row[0] = Double(index + 1)
      for (other, candidate) in right.enumerated() {
        let best = min(diagonal + change(element, candidate), row[other] + 1, row[other + 1] + 1)
        diagonal = row[other + 1]
        row[other + 1] = best
      }
    }
    return row[right.count]
  }
}
