import Foundation
import PortableUI
import SwiftUIShim
import Testing
import VSMTesting

@testable import Shopping

/// The shop in German, Polish, Arabic and a pseudo-language.
@MainActor struct ShopTranslationTests {
  nonisolated private static let locales = [.pseudoLanguage] + ["de", "pl", "ar"].map { Locale(identifier: $0) }

  /// Returns a shop with a product in the cart, whose requests the exploration answers.
  private static func shop(_ steering: Steering) -> MemoryShop {
    let request = Steered<String, Void>("the shop")
    steering.add(request, answers: ["agrees": .success(()), "refuses": .failure(ShopProblem.tooMany)])
    var contents = MemoryShop.Contents()
    contents.cart = Cart(items: [Cart.Item(product: MemoryShop.samples[0], quantity: .one)])
    contents.orders = OrderDraft(contents.cart).map { [Order(id: 1, date: .distantPast, $0)] } ?? []
    return MemoryShop(contents, request: request.function)
  }

  /// Files that the shop accepts, and files with mistakes.
  private static let files = [
    "Lamps.csv": Data("name,category,price,description\nLamp,,20,".utf8),
    "Mistake.csv": Data("name,category,price,description\nLamp,,abc,".utf8),
    "Portrait.png": Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
  ]

  private static let limits = Exploration.Limits(moments: 40, steps: 200, depth: 8)

  private func explore(_ check: TranslationCheck, @ViewBuilder _ feature: @escaping (MemoryShop) -> some View) async {
    _ = await Exploration(files: Self.files, limits: Self.limits, environment: check.environment) { steering in
      NavigationStack { feature(Self.shop(steering)) }.localizedTexts(from: .shopping)
    }
  }

  @Test(arguments: locales)
  func everyTextOfTheCartIsTranslated(locale: Locale) async {
    let check = TranslationCheck(locale: locale)
    await explore(check) { CartView(dependencies: $0) }
    check.expectTranslated()
  }

  @Test(arguments: locales)
  func everyTextOfTheAccountIsTranslated(locale: Locale) async {
    let check = TranslationCheck(locale: locale)
    await explore(check) { AccountView(dependencies: $0) }
    await explore(check) { SettingsView(dependencies: $0) }
    await explore(check) { ProfileView(dependencies: $0) }
    await explore(check) { OrdersView(dependencies: $0) }
    await explore(check) { ProfilePictureView(dependencies: $0) }
    await explore(check) { ProductImportView(dependencies: $0) }
    check.expectTranslated()
  }

  @Test(arguments: locales)
  func everyTextOfTheProductsIsTranslated(locale: Locale) async {
    let check = TranslationCheck(locale: locale)
    await explore(check) { ProductsView(dependencies: $0) }
    await explore(check) { ProductView(id: MemoryShop.samples[0].id, dependencies: $0) }
    await explore(check) { ProductView(id: Product.ID(rawValue: 0), dependencies: $0) }
    await explore(check) { FavoritesView(dependencies: $0) }
    check.expectTranslated()
  }

  @Test func onlyDataComesFromNoTable() async {
    let shop = MemoryShop()
    let page = HeadlessPage(locale: .pseudoLanguage) { MainView(dependencies: shop).localizedTexts(from: .shopping) }
    await page.settle()
    let names = Set(MemoryShop.samples.map(\.name))
    let texts = page.textsOutsideTables.filter { !names.contains($0) }
    #expect(texts.isEmpty)
  }

  private func page(_ language: String, _ contents: MemoryShop.Contents = .init()) async -> HeadlessPage {
    let shop = MemoryShop(contents)
    let page = HeadlessPage(locale: Locale(identifier: language)) {
      MainView(dependencies: shop).localizedTexts(from: .shopping)
    }
    await page.settle()
    return page
  }

  @Test(arguments: [(1, "1 produkt"), (3, "3 produkty"), (5, "5 produktów")])
  func numbersOfProductsHaveTheirPluralForms(count: Int, text: String) async {
    var contents = MemoryShop.Contents()
    let sample = MemoryShop.samples[0]
    contents.products = (1...count).map {
      Product(
        id: Product.ID(rawValue: $0), name: sample.name, category: sample.category, description: sample.description,
        price: sample.price, image: sample.image)
    }
    #expect(await page("pl", contents).shows(text))
  }

  @Test func arabicPageHasArabicTextsAndNumbers() async {
    let page = await page("ar_EG")
    #expect(page.findAll(.role(.tab)).contains { $0.name.hasPrefix("المنتجات") })
    #expect(page.textsOutsideTables.contains { $0.contains("منتج") })
  }

  @Test func errorsAreInTheLanguageOfThePage() async throws {
    let shop = MemoryShop(request: { _ in throw ShopProblem.tooMany })
    let page = HeadlessPage(locale: Locale(identifier: "de")) {
      CartButtonView(id: MemoryShop.samples[0].id, dependencies: shop).localizedTexts(from: .shopping)
    }
    await page.settle()
    try page.tap("In den Warenkorb")
    await page.settle()
    #expect(
      page.shows(
        "Das Produkt konnte nicht hinzugefügt werden. Von einem Produkt können höchstens 99 im Warenkorb sein."))
  }
}
