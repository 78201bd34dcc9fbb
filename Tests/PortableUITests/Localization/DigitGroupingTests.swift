import Foundation
import Testing

@testable import PortableUI

@Suite struct DigitGroupingTests {
  @Test func separatorsAreThoseOfFoundation() {
    let locales = Set(Locale.availableIdentifiers.map { $0.prefix { $0 != "_" } })
    for name in locales.sorted() + ["de_AT", "de_CH", "en_IN", "es_MX", "pt_PT", "fr_CH"] {
      let locale = Locale(identifier: String(name))
      guard let grouping = DigitGrouping(locale) else { continue }
      for number in [0, 7, 999, 1000, 4321, 12345, 987_654, 1_234_567, 12_345_678, 123_456_789_012] {
        #expect(grouping.grouped("\(number)") == number.formatted(.number.locale(locale)), "\(name)")
      }
    }
  }

  @Test func otherDigitsHaveNoGrouping() {
    #expect(DigitGrouping(Locale(identifier: "ar_EG")) == nil)
    #expect(DigitGrouping(Locale(identifier: "pl")) != nil)
  }
}
