import Foundation
import Testing

@testable import Shopping

struct MoneyTests {
  @Test func sumsAreExact() {
    let dimes = Array(repeating: Money(10, "EUR"), count: 1_000_003)
    #expect(Money.total(of: dimes) == Money(10_000_030, "EUR"))
  }

  @Test func tooLargeAmountIsInvalid() {
    let most = Money(.max, "EUR")
    #expect(most.adding(Money(1, "EUR")) == nil)
    #expect(most.adding(Money(0, "EUR")) == most)
    #expect(Money(.max / 2, "EUR").times(Quantity(clamping: 3)) == nil)
    #expect(Money.total(of: [Money(1, "EUR"), nil]) == nil)
    #expect(Money.total(of: [nil, Money(1, "EUR")]) == nil)
  }

  @Test func currenciesCannotBeMixed() {
    #expect(Money(1, "EUR").adding(Money(1, "USD")) == nil)
    #expect(Money.total(of: []) == nil)
  }

  @Test(arguments: [
    (Money(123_450, "EUR"), "en_US", "€1,234.50"), (Money(123_450, "EUR"), "de_DE", "1.234,50 €"),
    (Money(5, "EUR"), "en_US", "€0.05"), (Money(-5, "EUR"), "en_US", "-€0.05"),
    (Money(1_234, "JPY"), "en_US", "¥1,234"), (Money(1_234, "KWD"), "en_US", "KWD 1.234"),
    (Money(.max, "USD"), "en_US", "$92,233,720,368,547,758.07"),
  ])
  func amountsAreFormattedForTheLocale(money: Money, locale: String, text: String) {
    let written = money.formatted(in: Locale(identifier: locale)).replacing("\u{a0}", with: " ")
    #expect(written == text)
  }
}
