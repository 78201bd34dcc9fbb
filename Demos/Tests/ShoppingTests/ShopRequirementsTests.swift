import Foundation
import Gherkin
import Testing
import VSMTesting

@testable import Shopping

/// The scenarios of the feature files.
@MainActor struct ShopRequirementsTests {
  @Test(arguments: try Requirements().scenarios)
  func shop(_ scenario: Requirements.Scenario) async throws {
    try await scenario.run(in: ShopWorld(), with: shopSteps)
  }

  @Test func everyStepHasOneDefinition() throws {
    let report = try Requirements().report(on: shopSteps)
    #expect(report.problems.isEmpty, "\(report)")
  }
}

let shopSteps = Steps<ShopWorld> {
  Steps.page
  visiting
  cartSteps
  orderSteps
  favoriteSteps
  fileSteps
}

private let visiting = Steps<ShopWorld> {
  Given("I am connected to the internet") { world in world.isConnected = true }
  Given("I am not connected to the internet") { world in world.isConnected = false }
  When("I have opened the shop") { world in
    world.openShop()
    try await world.load()
  }
  When("I have opened my cart") { world in
    world.openShop()
    try world.openPage.tap("Cart")
    try await world.load()
  }
  When("I have opened my profile") { world in try await world.openAccount("Profile") }
  When("I have opened my settings") { world in try await world.openAccount("Settings") }
  When("I open the product {string}") { (world, name: String) in
    guard let link = try world.links.first(where: { $0.hasPrefix(name) }) else {
      throw StepFailure("No link begins with \"\(name)\".")
    }
    try world.openPage.tap(link)
    try await world.load()
  }
  When("{string} sells out") { (world, name: String) in
    let product = try world.product(name)
    let gone = Product(
      id: product.id, name: name, category: product.category, description: product.description, price: product.price,
      isSoldOut: true, image: product.image)
    try world.setCart(
      world.shop.current.cart.items.map { $0.id == gone.id ? Cart.Item(product: gone, quantity: $0.quantity) : $0 })
  }
}

private let cartSteps = Steps<ShopWorld> {
  Given("my cart holds") { (world, table: DataTable) in
    try world.setCart(
      zip(table.column("product"), table.column("quantity")).map { name, quantity in
        Cart.Item(product: try world.product(name), quantity: Quantity(clamping: Int(quantity) ?? 0))
      })
  }
  Given("I do not want to be asked before something is removed") { world in
    try world.shop.change { $0.settings.confirmsRemoval = false }
  }
  When("I take one more {string}") { (world, product: String) in
    try world.openPage.increment(world.quantity(of: product))
  }
  When("I take one less {string}") { (world, product: String) in
    try world.openPage.decrement(world.quantity(of: product))
  }
  Then("I should not be able to take less {string}") { (world, product: String) in
    let stepper = try world.quantity(of: product)
    do { try world.openPage.decrement(stepper) } catch is PageError { return }
    throw StepFailure("\(stepper) can be decremented.")
  }
  When("a {string} is put into my cart on another device") { (world, name: String) in
    try world.setCart(
      world.shop.current.cart.items + [Cart.Item(product: world.product(name), quantity: .one)])
  }
  When("my cart is emptied on another device") { world in try world.setCart([]) }
  Then("my cart should hold") { (world, table: DataTable) in
    let items = try world.shop.current.cart.items.map { [$0.product.name, "\($0.quantity.rawValue)"] }
    if items != zip(table.column("product"), table.column("quantity")).map({ [$0, $1] }) {
      throw StepFailure("The cart holds \(items).")
    }
  }
  Then("my cart should be empty") { world in
    let items = try world.shop.current.cart.items.map(\.product.name)
    if !items.isEmpty { throw StepFailure("The cart holds \(items).") }
  }
  Then("the total should be {string}") { (world, total: String) in
    let shown = try world.total
    if shown != total { throw StepFailure("The total is \(shown ?? "not shown").") }
  }
}

private let orderSteps = Steps<ShopWorld> {
  Then("I should have placed {int} order(s)") { (world, count: Int) in
    let orders = try world.shop.current.orders.count
    if orders != count { throw StepFailure("There are \(orders) orders.") }
  }
}

private let favoriteSteps = Steps<ShopWorld> {
  Given("{string} is made a favorite on another device") { (world, name: String) in
    let id = try world.product(name).id
    try world.shop.change { $0.favorites.insert(id, at: 0) }
  }
  Then("my favorites should be") { (world, table: DataTable) in
    let products = try table.column("product").map { try world.product($0).id }
    let favorites = try world.shop.current.favorites
    if favorites != products { throw StepFailure("The favorites are \(favorites).") }
  }
  Then("I should have no favorites") { world in
    let favorites = try world.shop.current.favorites
    if !favorites.isEmpty { throw StepFailure("The favorites are \(favorites).") }
  }
  Then("I should see the products") { (world, table: DataTable) in
    let links = try world.links
    let isThere = zip(links, table.column("product")).allSatisfy { $0.hasPrefix($1) }
    if !isThere || links.count != table.column("product").count { throw StepFailure("The links are \(links).") }
  }
}

private let fileSteps = Steps<ShopWorld> {
  When("I import the file {string} with the lines") { (world, name: String, lines: DocString) in
    try world.openPage.importFile(named: name, containing: Data(lines.content.utf8))
  }
  When("I choose the picture {string} with {int} kilobytes") { (world, name: String, kilobytes: Int) in
    let start = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    try world.openPage.importFile(named: name, containing: start + Data(count: kilobytes * 1_000 - start.count))
  }
  Then("the shop should sell {int} products") { (world, count: Int) in
    let products = try world.shop.current.products.count
    if products != count { throw StepFailure("The shop sells \(products) products.") }
  }
}
