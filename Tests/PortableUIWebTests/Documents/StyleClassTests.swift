import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

struct StyleClassTests {
  /// The classes that the page's script and document set themselves.
  private static let ofThePage: Set<String> = [
    "dialog-close", "dialog-grabber", "live-failed", "live-noscript", "live-skip", "live-status", "live-voice",
    "opening",
    "tooltip",
  ]

  @Test func everyClassHasARuleInTheStyleSheets() {
    let names = Set(StyleClass.allCases.map(\.rawValue))
    #expect(names.subtracting(Self.selectors()) == [])
  }

  @Test func everyRuleIsForAClassThatViewsCanHave() {
    let names = Set(StyleClass.allCases.map(\.rawValue)).union(Self.ofThePage)
    #expect(Self.selectors().subtracting(names) == [])
  }

  /// The classes in the selectors of the sheet that pages get.
  private static func selectors() -> Set<String> {
    let sheet = String(decoding: LiveAssets.styleSheet, as: UTF8.self).replacing(
      /\/\*.*?\*\//.dotMatchesNewlines(), with: "")
    var names: Set<String> = []
    for rule in sheet.matches(of: /([^{}]+)\{/) {
      for name in rule.1.matches(of: /\.([a-zA-Z][\w-]*)/) { names.insert(String(name.1)) }
    }
    return names
  }
}
