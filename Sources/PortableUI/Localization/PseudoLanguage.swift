import Foundation

/// A language that only tests use: longer and accented words between brackets, so that a test finds every text that was
/// not looked up, and every place that is too narrow.
///
/// The locale `en_XA` is written from left to right, and `ar_XB` from right to left, as in other tools.
package struct PseudoLanguage: Sendable {
  init?(_ locale: Locale) {
    guard let region = locale.region?.identifier, region == "XA" || region == "XB" else { return nil }
  }

  /// The marks around a text that was looked up.
  package static let (start, end): (Character, Character) = ("⟦", "⟧")

  /// Returns the text of a table as the language shows it, without its marks. Specifiers are no part of `text`.
  static func spoken(_ text: some StringProtocol) -> String {
    var shown = ""
    for character in text { shown.append(accented[character] ?? character) }
    return shown
  }

  /// Returns a whole text with its marks, and a third longer.
  static func marked(_ text: String) -> String {
    "\(start)\(text)\(ending(ofLength: text.count))"
  }

  /// Returns what makes a text with this number of letters a third longer, and its last mark.
  static func ending(ofLength length: Int) -> String { "\(String(repeating: "·", count: length / 3))\(end)" }

  private static let accented: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnoprstuvwyzABCDEFGHIJKLMNOPRSTUVWYZ", "áƀçđéƒğĥíĵķļɱñóþŕšţúṽŵýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓÞŔŠŢÚṼŴÝŽ"))
}
