import Foundation
import PortableUI
import SwiftUIShim
import Testing
import VSMTesting

@testable import Lending

/// The lending site in German and in a pseudo-language.
@MainActor struct LendingTranslationTests {
  nonisolated private static let locales = [.pseudoLanguage, Locale(identifier: "de")]

  @Test(arguments: locales)
  func everyTextOfEveryPreviewIsTranslated(locale: Locale) async {
    let check = TranslationCheck(locale: locale)
    let page = HeadlessPage(environment: check.environment) {
      VStack {
        ItemsPreviews.previews
        ItemPreviews.previews
        KeeperPreviews.previews
      }
      .localizedTexts(from: .lending)
    }
    await page.settle()
    check.expectTranslated()
  }

  private func page(days: Int) async -> HeadlessPage {
    var contents = MemoryLending.Contents()
    contents.items[2].loan = Loan(
      borrower: Borrower(id: "1", name: "Ada"), until: Day(number: 100 + days))
    let lending = MemoryLending(contents)
    let page = HeadlessPage(locale: Locale(identifier: "de")) {
      ItemsView(
        repository: lending, visitor: .guest, now: { Day(number: 100).noon(in: .gmt) },
        destination: { _ in URL(string: "/item")! }
      )
      .environment(\.timeZone, .gmt)
      .localizedTexts(from: .lending)
    }
    await page.settle()
    return page
  }

  @Test(arguments: [
    (1, "In 1 Tag zurück"), (3, "In 3 Tagen zurück"), (0, "Heute zurück"), (-1, "Seit 1 Tag überfällig"),
    (-2, "Seit 2 Tagen überfällig"),
  ])
  func daysHaveTheirPluralForms(days: Int, text: String) async {
    #expect(await page(days: days).shows(text))
  }

  @Test func refusalsAreInTheLanguageOfThePage() async throws {
    let lending = MemoryLending(request: { _ in throw LendingProblem.taken(by: "Grace") })
    let page = HeadlessPage(locale: Locale(identifier: "de")) {
      let ada = MemoryBorrower(Borrower(id: "1", name: "Ada"), in: lending)
      ItemView(id: MemoryLending.samples[2].id, repository: lending, visitor: .member(ada))
        .localizedTexts(from: .lending)
    }
    await page.settle()
    try page.tap("Reservieren")
    await page.settle()
    #expect(page.shows("Grace war schneller."))
  }
}
