import Foundation
import Testing
import VSMTesting

@testable import Shopping

/// The invoices on the page with the orders.
@MainActor struct InvoicePageTests {
  private func order(_ id: Int, _ lines: (name: String, quantity: Int, price: Money)...) -> Order {
    Order(
      id: id, date: Date(timeIntervalSince1970: 1_800_000_000),
      lines: lines.enumerated().map { index, line in
        Order.Line(
          id: Product.ID(rawValue: index + 1), name: line.name, quantity: Quantity(clamping: line.quantity),
          price: line.price)
      })
  }

  private func open(_ orders: Order...) async throws -> HeadlessPage {
    var contents = MemoryShop.Contents()
    contents.orders = orders
    let app = await ShopPage(MemoryShop(contents))
    try await app.select("Account")
    try await app.follow("Orders")
    return app.page
  }

  @Test func invoiceIsAFileOfTheOrder() async throws {
    let page = try await open(
      order(1001, ("Moss Teapot", 2, Money(45_90, "EUR")), ("Mug, \"large\"", 1, Money(5, "EUR"))),
      order(1000, ("Clay Mug", 1, Money(14_90, "EUR"))))
    try page.tap("Invoice of order 1001")
    let file = try page.exportedFile()
    #expect((file.name, file.mediaType) == ("Invoice 1001.csv", "text/csv"))
    let lines = [
      #""Product","Quantity","Price","Total","Currency""#, #""Moss Teapot","2","45.90","91.80","EUR""#,
      #""Mug, ""large""","1","0.05","0.05","EUR""#, #""Total","","","91.85","EUR""#,
    ]
    #expect(String(decoding: file.content, as: UTF8.self) == lines.map { $0 + "\r\n" }.joined())
    await page.settle()
    #expect(page.shows("“Invoice 1001.csv” was handed over."))
    #expect(page.diagnostics.isEmpty)
  }

  @Test func nameOfAProductCannotActAsAFormula() async throws {
    let page = try await open(order(1, ("=HYPERLINK(\"https://example.com\")", 1, Money(1_00, "EUR"))))
    try page.tap("Invoice of order 1")
    let text = String(decoding: try page.exportedFile().content, as: UTF8.self)
    #expect(text.contains(#""'=HYPERLINK(""https://example.com"")","1""#))
  }

  @Test(arguments: [(Money(500, "JPY"), "500"), (Money(1_234, "BHD"), "1.234"), (Money(-5, "EUR"), "-0.05")])
  func amountHasTheDigitsOfItsCurrency(amount: Money, text: String) {
    #expect(amount.plainText == text)
  }

  @Test func failedExportIsAState() {
    let model = InvoiceViewState.InvoiceModel(order: order(1))
    guard case .failed(let reason, _) = model.end(.failure(Unavailable())) else {
      Issue.record("The state is not a failure.")
      return
    }
    #expect(reason == "No connection.")
  }
}
