import Foundation

/// The places of separators in the whole numbers of a language with the digits 0 to 9.
///
/// Foundation's formats take microseconds for a number, and lists have thousands of numbers.
struct DigitGrouping: Sendable {
  private let separator: String
  /// The number of digits in the last group, and in each group before it.
  private let last, others: Int
  /// The length of the shortest number with a separator.
  private let leastLength: Int

  /// Learns the places from numbers in the format of a locale, or returns `nil` if it has other digits.
  init?(_ locale: Locale) {
    let format = IntegerFormatStyle<Int>.number.locale(locale)
    let sample = format.format(1_234_567)
    guard sample.filter({ $0.isASCII && $0.isNumber }) == "1234567" else { return nil }
    let groups = sample.split { !$0.isNumber }
    guard groups.count > 1, let end = groups.last, let start = groups.dropLast().last else {
      (separator, last, others, leastLength) = ("", 3, 3, .max)
      return
    }
    separator = String(sample[start.endIndex..<end.startIndex])
    last = end.count
    others = groups.count > 2 ? start.count : end.count
    leastLength =
      (last + 1...7).first { length in
        format.format(Int("1234567".prefix(length)) ?? 0).contains { !$0.isNumber }
      } ?? .max
  }

  /// Whether a text consists of digits that need no separator.
  func keeps(_ number: String) -> Bool {
    number.utf8.count < leastLength && number.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }

  /// Returns a number that consists of the digits 0 to 9 alone with its separators.
  func grouped(_ digits: String) -> String {
    let length = digits.utf8.count
    guard length >= leastLength else { return digits }
    var text = ""
    for (index, digit) in digits.unicodeScalars.enumerated() {
      let rest = length - index
      if index > 0, rest == last || rest > last && (rest - last).isMultiple(of: others) { text += separator }
      text.unicodeScalars.append(digit)
    }
    return text
  }
}
