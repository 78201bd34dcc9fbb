import Foundation
import PortableUI
import Shopping
import Testing
import VSMInspector
import VSMTesting

@testable import gallery

@MainActor struct ConditionedShopTests {
  private let clock = HeldClock()
  private let conditions: NetworkConditions
  private let base: MemoryShop
  private let shop: ConditionedShop
  private let arrivals = Arrivals()
  private let teapot = MemoryShop.samples[0].id

  init() {
    conditions = NetworkConditions(clock: clock)
    base = MemoryShop { [arrivals] in await arrivals.note($0) }
    shop = ConditionedShop(base: base, conditions: conditions)
  }

  private func first<Value>(_ changes: Changes<Value>) async throws -> Value {
    for try await value in changes { return value }
    throw CancellationError()
  }

  @Test func everyRequestIsPassedToTheShop() async throws {
    try await shop.add(teapot)
    try await shop.setQuantity(Quantity(clamping: 2), of: teapot)
    try await shop.setFavorite(true, teapot)
    try await shop.save(ShopperProfile(name: "Grace", email: "grace@example.com"))
    var settings = ShopSettings()
    settings.confirmsRemoval = false
    try await shop.save(settings)
    #expect(try await first(shop.cart()).quantity(of: teapot) == 2)
    #expect(try await first(shop.isFavorite(teapot)))
    #expect(try await first(shop.favorites()).map(\.id) == [teapot])
    #expect(try await first(shop.product(teapot))?.id == teapot)
    #expect(try await first(shop.products(matching: "mug")).count == 1)
    #expect(try await first(shop.profile()).name == "Grace")
    #expect(try await first(shop.settings()) == settings)
    let picture = try PictureContent(Data([0xFF, 0xD8, 0xFF, 0xE0]))
    try await shop.setPicture(picture)
    #expect(try await first(shop.picture())?.kind == .jpeg)
    let lamp = ProductDraft(name: "Lamp", category: "Lighting", description: "", price: Money(20_00, "EUR"))
    try await shop.importProducts([lamp])
    #expect(try await first(shop.products(matching: "lamp")).map(\.price) == [lamp.price])
    let draft = try #require(OrderDraft(try await first(shop.cart())))
    let order = try await shop.place(draft)
    #expect(try await first(shop.orders()) == [order])
    try await shop.add(teapot)
    try await shop.remove(teapot)
    #expect(try await first(shop.cart()).items.isEmpty)
  }

  @Test func requestedFailuresStoreNothing() async throws {
    conditions.failingRequests = .all
    await #expect(throws: SimulatedFailure()) { try await shop.add(teapot) }
    await #expect(throws: SimulatedFailure()) { try await first(shop.orders()) }
    await #expect(throws: SimulatedFailure()) { try await first(shop.products(matching: "")) }
    #expect(arrivals.requests == [])
  }

  @Test func loadsAreDelayedAndUpdatesAreNot() async throws {
    conditions.latency = .threeSeconds
    let list = Task { [shop] in try await first(shop.products(matching: "")).count }
    let way = try await clock.next()
    #expect(way.duration == .seconds(3))
    #expect(try await first(shop.cart()).items.isEmpty)
    way.end()
    #expect(try await list.value == 4)
  }

  @Test func unawaitedChangeIsPerformed() async throws {
    conditions.latency = .oneSecond
    let save = Task { [shop, teapot] in try await shop.add(teapot) }
    let way = try await clock.next()
    save.cancel()
    way.end()
    await arrivals.wait(forCount: 1)
    #expect(arrivals.requests == ["add 1"])
  }

  @Test func changesStayInOrderDespiteDifferentLatencies() async throws {
    try await shop.add(teapot)
    conditions.latency = .threeSeconds
    let slow = Task { [shop, teapot] in try await shop.setQuantity(Quantity(clamping: 2), of: teapot) }
    let long = try await clock.next()
    conditions.latency = .oneSecond
    let fast = Task { [shop, teapot] in try await shop.setQuantity(Quantity(clamping: 3), of: teapot) }
    let short = try await clock.next()
    short.end()
    await HeadlessPage { EmptyView() }.settle()
    long.end()
    try await slow.value
    try await fast.value
    #expect(arrivals.requests == ["add 1", "set 1 to 2", "set 1 to 3"])
    #expect(try base.current.cart.quantity(of: teapot) == 3)
  }

  @Test func failedChangeDoesNotBlockLaterOnes() async throws {
    conditions.latency = .threeSeconds
    conditions.failingRequests = .next
    let failing = Task { [shop, teapot] in try await shop.add(teapot) }
    let long = try await clock.next()
    conditions.latency = .none
    let other = Task { [shop, teapot] in try await shop.setFavorite(true, teapot) }
    long.end()
    await #expect(throws: SimulatedFailure()) { try await failing.value }
    try await other.value
    #expect(arrivals.requests == ["like 1"])
  }
}

/// The changes that reached the shop, in the order of their arrival.
@MainActor private final class Arrivals {
  private(set) var requests: [String] = []
  private var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?

  func note(_ request: String) {
    requests.append(request)
    guard let waiting, requests.count >= waiting.count else { return }
    self.waiting = nil
    waiting.continuation.resume()
  }

  func wait(forCount count: Int) async {
    guard requests.count < count else { return }
    await withCheckedContinuation { waiting = (count, $0) }
  }
}
