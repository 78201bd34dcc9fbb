public import Foundation
public import PortableUI
import VSMTestingCore

/// Finds the texts of a feature that no table of translations has.
///
/// The pages that have its environment note each key that they look up in vain, in every state that they reach:
///
/// ```swift
/// let check = TranslationCheck()
/// _ = await Exploration(environment: check.environment) { steering in
///   CartView(dependencies: shop(steering)).localizedTexts(from: .module)
/// }
/// check.expectTranslated()
/// ```
///
/// It finds keys, such as the key of `Text("Cart")`. A `String` is no key; see
/// ``HeadlessPage/textsOutsideTables``.
public struct TranslationCheck: Sendable {
  /// The language of the pages.
  public let locale: Locale
  private let missing = MissingTexts()

  /// - Parameter locale: The language in which every text must exist. By default the pseudo-language, in which every text
  ///   must be in a table.
  public init(locale: Locale = .pseudoLanguage) { self.locale = locale }

  /// The environment of pages in the language.
  public var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = locale
    environment.missingTexts = missing
    return environment
  }

  /// The keys that were looked up in vain, in the order of their first look-up.
  public var missingKeys: [String] { missing.all }

  /// Records an issue that lists the texts that no table has, if there are any.
  ///
  /// - Parameter ignored: Keys that need no translation, such as names.
  public func expectTranslated(
    except ignored: Set<String> = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let keys = missingKeys.filter { !ignored.contains($0) }
    guard !keys.isEmpty else { return }
    let list = keys.map { "  “\($0)”" }.joined(separator: "\n")
    let language = locale.isPseudoLanguage ? "No table has" : "The tables have no text in \(locale.identifier) for"
    let location = TestLocation(fileID, filePath, line, column)
    let message = """
      \(language) these keys. Add them to the catalog of the bundle that `localizedTexts(from:)` names, or write \
      `Text(verbatim:)` for what is no text of a language:
      \(list)
      """
    TestFailure(message, at: location).record()
  }
}

extension Locale {
  /// A language that only tests use: its words are longer and accented, and between the marks ⟦ and ⟧.
  ///
  /// A page shows in it what it finds in tables, so that a text without marks comes from none.
  public static var pseudoLanguage: Locale { Locale(identifier: "en_XA") }

  /// The language ``pseudoLanguage``, written from right to left.
  public static var mirroredPseudoLanguage: Locale { Locale(identifier: "ar_XB") }

  fileprivate var isPseudoLanguage: Bool { region?.identifier == "XA" || region?.identifier == "XB" }
}

extension HeadlessPage {
  /// The texts with letters that come from no table, on a page in a pseudo-language.
  ///
  /// They are data, such as names of products, or texts that someone wrote as a `String`.
  public var textsOutsideTables: [String] {
    var texts: [String] = []
    func visit(_ node: RenderNode) {
      if let text = node.text, text.contains(where: \.isLetter), !text.contains("⟦"), !texts.contains(text) {
        texts.append(text)
      }
      node.children.forEach(visit)
    }
    visit(host.tree)
    return texts
  }
}
