import Foundation

/// The order of keys in a string catalog, as Xcode writes them.
///
/// Letters are compared without their case and accents, digits as numbers. Spaces and punctuation come first, then other
/// symbols, digits and letters. Differences in accents and then in case decide only between keys that are equal
/// otherwise.
enum KeyOrder {
  static func precedes(_ first: String, _ second: String) -> Bool {
    let (left, right) = (weights(of: first), weights(of: second))
    if left != right { return left.lexicographicallyPrecedes(right) }
    let (leftScalars, rightScalars) = (folded(first), folded(second))
    if leftScalars != rightScalars { return leftScalars < rightScalars }
    // A lowercase letter is before the same letter in uppercase.
    for (one, other) in zip(first.unicodeScalars, second.unicodeScalars) where one != other {
      return one.properties.isLowercase != other.properties.isLowercase ? one.properties.isLowercase : one < other
    }
    return first.utf8.count < second.utf8.count
  }

  private static let punctuation = Dictionary(
    uniqueKeysWithValues: " _-,;:!?.'\"()[]{}@*/\\&#%".unicodeScalars.enumerated().map { ($1, $0) })
  private static let symbols = Dictionary(
    uniqueKeysWithValues: "`^+<=>|~$".unicodeScalars.enumerated().map { ($1, $0) })

  /// A character without its case and accents, or a number.
  private struct Weight: Comparable {
    let group: Int
    let value: Int

    static func < (left: Weight, right: Weight) -> Bool { (left.group, left.value) < (right.group, right.value) }
  }

  private static func weights(of text: String) -> [Weight] {
    var weights: [Weight] = []
    var scalars = folded(text).unicodeScalars.filter { $0.properties.canonicalCombiningClass == .notReordered }[...]
    while let scalar = scalars.first {
      scalars.removeFirst()
      if scalar.isDigit {
        var digits = String(scalar)
        while let next = scalars.first, next.isDigit {
          digits.unicodeScalars.append(next)
          scalars.removeFirst()
        }
        let number = digits.drop { $0 == "0" }
        // A number with more digits is greater, so that no number is too large.
        weights.append(Weight(group: 4, value: number.count))
        weights += number.utf8.map { Weight(group: 4, value: Int($0)) }
      } else if scalar.properties.isWhitespace {
        weights.append(Weight(group: 0, value: scalar == " " ? 0 : -1))
      } else if let place = punctuation[scalar] {
        weights.append(Weight(group: 0, value: place))
      } else if let place = symbols[scalar] {
        weights.append(Weight(group: 2, value: place))
      } else if scalar.properties.isAlphabetic {
        weights.append(Weight(group: 5, value: Int(scalar.value)))
      } else {
        let isPunctuation = [.dashPunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation]
          .contains(scalar.properties.generalCategory)
        weights.append(Weight(group: isPunctuation ? 1 : 3, value: Int(scalar.value)))
      }
    }
    return weights
  }

  /// A text in lowercase, with accents as characters of their own.
  private static func folded(_ text: String) -> String { text.lowercased().decomposedStringWithCanonicalMapping }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
