import Testing

@testable import PortableUI

@MainActor
@Suite struct PageHistoryTests {
  @Test func pageOpensAtADeepAddress() {
    let page = shop(at: "/shop/favorites/42")
    #expect(page.shown == ["Products", "Favorites", "Favorites", "favorite 42"])
    #expect(page.steps() == [])
    #expect(page.host.address == "/shop/favorites/42")
  }

  @Test func pageAtItsBaseAdoptsTheAddressOfItsContent() {
    let page = shop(at: "/shop")
    #expect(page.steps() == [.replace(key: 1, path: "/shop/products")])
  }

  @Test func pushesAndTabSelectionsAddEntries() {
    let page = shop(at: "/shop/products")
    page.press("Product 1")
    #expect(page.steps() == [.push(key: 2, path: "/shop/products/1")])
    page.press("Favorites")
    #expect(page.steps() == [.push(key: 3, path: "/shop/favorites")])
    page.press("Products")
    #expect(page.steps() == [.push(key: 4, path: "/shop/products/1")])
  }

  @Test func backButtonOfTheAppUsesTheHistoryIfPossible() {
    let page = shop(at: "/shop/products")
    page.press("Product 1")
    _ = page.steps()
    page.press("Goods")
    #expect(page.steps() == [.back(1)])
    #expect(page.host.address == "/shop/products")
  }

  @Test func backToALevelWithoutEntryReplacesTheEntry() {
    let page = shop(at: "/shop/products/1")
    page.press("Goods")
    #expect(page.steps() == [.replace(key: 1, path: "/shop/products")])
  }

  @Test func visitedEntryRestoresItsContent() {
    let page = shop(at: "/shop/products")
    page.press("Product 1")
    page.press("Favorites")
    _ = page.steps()
    #expect(page.visit(2, "/shop/products/1") == .handled)
    #expect(page.steps() == [.visited(key: 2, path: "/shop/products/1")])
    #expect(page.shown == ["Products", "Favorites", "Goods", "product 1"])
    page.visit(1, "/shop/products")
    #expect(page.shown == ["Products", "Favorites", "Goods", "Product 1", "Product 2"])
    page.visit(3, "/shop/favorites")
    #expect(page.shown == ["Products", "Favorites", "Favorites", "favorites"])
  }

  @Test func unknownEntryIsRestoredFromItsAddress() {
    let page = shop(at: "/shop/products")
    _ = page.steps()
    page.visit(0, "/shop/products/2")
    #expect(page.shown == ["Products", "Favorites", "Goods", "product 2"])
    #expect(page.steps() == [.visited(key: 2, path: "/shop/products/2")])
  }

  @Test func unknownEntryWithAShorterAddressGoesBack() {
    let page = shop(at: "/shop/products/1")
    page.visit(0, "/shop/products")
    #expect(page.shown == ["Products", "Favorites", "Goods", "Product 1", "Product 2"])
    #expect(page.steps() == [.visited(key: 2, path: "/shop/products")])
    page.press("Product 2")
    page.visit(0, "/shop")
    #expect(page.shown == ["Products", "Favorites", "Goods", "Product 1", "Product 2"])
  }

  @Test(arguments: ["/elsewhere", "/shopping", "https://evil.test/shop", "", "/shop/%zz"])
  func addressOutsideThePageIsRejectedAndCorrected(path: String) {
    let page = shop(at: "/shop/products")
    _ = page.steps()
    #expect(page.visit(0, path) == .invalidPayload)
    #expect(page.steps() == [.visited(key: 1, path: "/shop/products")])
  }

  @Test(arguments: ["/shop/products/1/nowhere", "/shop/products/1/nowhere/else"])
  func unknownSegmentIsReportedAndTheAddressKept(address: String) {
    let page = shop(at: address)
    #expect(page.shown == ["Products", "Favorites", "Goods", "product 1"])
    #expect(page.diagnostics.map(\.kind) == [.unknownAddress])
    #expect(page.diagnostics.first?.message.hasPrefix("The address /shop has a part") == true)
    #expect(page.steps() == [])
    #expect(page.host.address == address)
  }

  /// A reload requests the address that the person was at, where the content may exist by then.
  @Test func unknownTabKeepsTheAddress() {
    let page = shop(at: "/shop/nowhere")
    #expect(page.steps() == [])
    #expect(page.host.address == "/shop/nowhere")
    page.press("Favorites")
    #expect(page.steps() == [.push(key: 2, path: "/shop/favorites")])
    page.visit(1, "/shop/nowhere")
    #expect(page.shown == ["Products", "Favorites", "Goods", "Product 1", "Product 2"])
    #expect(page.steps() == [.visited(key: 1, path: "/shop/nowhere")])
    page.press("Product 1")
    #expect(page.steps() == [.push(key: 3, path: "/shop/products/1")])
    page.press("Goods")
    #expect(page.steps() == [.back(1)])
    #expect(page.host.address == "/shop/nowhere")
  }

  @Test func visitedAddressThatMatchesNothingIsKept() {
    let page = shop(at: "/shop/products")
    _ = page.steps()
    page.visit(0, "/shop/nowhere/2")
    #expect(page.steps() == [.visited(key: 2, path: "/shop/nowhere/2")])
    #expect(page.diagnostics.map(\.kind) == [.unknownAddress])
  }

  /// Each segment can become a level, with its own views.
  @Test(arguments: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
  func levelsOfAnAddressAreLimited(levels: Int) {
    let path = "/shop/products" + String(repeating: "/1", count: levels - 1)
    let address = PageAddress(path: path, base: "/shop")
    #expect((address != nil) == (levels <= PageAddress.levelLimit))
    #expect((address?.segments.count ?? 0) <= PageAddress.levelLimit)
    let page = shop(at: "/shop/products")
    #expect(page.visit(0, path) == (address == nil ? .invalidPayload : .handled))
  }

  @Test func addressOfALevelBeyondTheLimitIsThatOfTheLastOneWithin() {
    var path = Array(1...PageAddress.levelLimit)
    let page = TestPage(address: PageAddress(path: "/shop", base: "/shop")) { Levels() }
    for level in path { page.press("Level \(level)") }
    let last = page.host.address
    _ = page.steps()
    path.append(path.count + 1)
    page.press("Level \(path.count)")
    #expect(page.host.address == last)
    #expect(page.steps() == [.push(key: UInt64(path.count + 1), path: last ?? "")])
    // A level without an address of its own is restored from the stored entry.
    page.press("Level \(path.count + 1)")
    #expect(page.visit(UInt64(path.count + 1), last ?? "") == .handled)
    #expect(page.shown.last == "Level \(path.count + 1)")
  }

  @Test func addressThatIsTooLongIsThatOfTheLastLevelThatFits() {
    let names = ["a", String(repeating: "b", count: 1_500), String(repeating: "c", count: 1_500)]
    let page = TestPage(address: PageAddress(path: "/", base: "")) { Named(names: names) }
    for name in names { page.press(name) }
    #expect(page.host.address == "/a/" + names[1])
    page.press("d")
    #expect(page.host.address == "/a/" + names[1])
  }

  @Test func addressOfThePageAtTheRootIsReported() {
    let page = TestPage(address: PageAddress(path: "/nowhere", base: "")) { Shop() }
    #expect(page.diagnostics.first?.message.hasPrefix("The address / has a part") == true)
  }

  @Test func deeperSegmentsWaitForThePageToLoad() {
    let page = TestPage(address: PageAddress(path: "/shop/favorites/7", base: "/shop")) { LoadingShop() }
    #expect(page.shown.isEmpty == false && page.diagnostics.isEmpty)
    #expect(page.steps() == [])
    page.press("Load")
    #expect(page.shown.contains("favorite 7"))
    #expect(page.host.address == "/shop/favorites/7")
    #expect(page.diagnostics.isEmpty)
  }

  @Test func linksHaveTheAddressOfTheirDestination() {
    let page = shop(at: "/shop/products")
    #expect(page.first(.a)?[.href] == "/shop/products/1")
  }

  @Test func levelsOfAPageWithoutDeeperAddressesShareOneAddress() {
    let page = TestPage(address: PageAddress(path: "/shop", base: "/shop", isDeep: false)) { Shop() }
    #expect(page.steps() == [])
    page.press("Product 1")
    #expect(page.steps() == [.push(key: 2, path: "/shop")])
    page.visit(1, "/shop")
    #expect(page.shown == ["Products", "Favorites", "Goods", "Product 1", "Product 2"])
  }

  @Test func queryOfTheAddressIsKept() {
    let page = shop(at: "/shop/products?theme=dark#top")
    #expect(page.first(.a)?[.href] == "/shop/products/1?theme=dark")
    page.press("Product 1")
    #expect(page.steps() == [.push(key: 2, path: "/shop/products/1?theme=dark")])
    page.visit(0, "/shop/favorites")
    #expect(page.steps() == [.visited(key: 3, path: "/shop/favorites?theme=dark")])
  }

  @Test func firstOfSeveralContainersDeterminesTheAddress() {
    let page = TestPage(address: PageAddress(path: "/", base: "/")) {
      NavigationStack { NavigationLink("A", value: 1).navigationDestination(for: Int.self) { Text("a \($0)") } }
      NavigationStack { NavigationLink("B", value: 1).navigationDestination(for: Int.self) { Text("b \($0)") } }
    }
    page.press("B")
    #expect(page.steps() == [])
    page.press("A")
    #expect(page.steps() == [.push(key: 2, path: "/1")])
  }

  @Test func pageWithoutAddressHasNoHistory() {
    let page = TestPage { Shop() }
    page.press("Product 1")
    #expect(page.steps() == [])
    #expect(page.visit(1, "/") == .unhandledKind)
  }

  private func shop(at path: String) -> TestPage {
    TestPage(address: PageAddress(path: path, base: "/shop")) { Shop() }
  }
}

private struct Shop: View {
  enum Place: String { case products, favorites }
  @State private var place = Place.products
  var body: some View {
    TabView(selection: $place) {
      Tab("Products", systemImage: "house", value: .products) {
        NavigationStack {
          VStack {
            NavigationLink("Product 1", value: 1)
            NavigationLink("Product 2", value: 2)
          }
          .navigationTitle("Goods")
          .navigationDestination(for: Int.self) { Text("product \($0)") }
        }
      }
      Tab("Favorites", systemImage: "person", value: .favorites) {
        NavigationStack {
          Text("favorites").navigationTitle("Favorites")
            .navigationDestination(for: Int.self) { Text("favorite \($0)") }
        }
      }
    }
  }
}

private struct LoadingShop: View {
  @State private var isLoaded = false
  var body: some View {
    if isLoaded {
      Shop()
    } else {
      ProgressView()
      Button("Load") { isLoaded = true }
    }
  }
}

extension TestPage {
  fileprivate func steps() -> [HistoryStep] {
    takeOps().compactMap { if case .history(let step) = $0 { step } else { nil } }
  }

  @discardableResult
  fileprivate func visit(_ key: UInt64, _ path: String) -> EventOutcome {
    host.dispatch(Event(NodeID(rawValue: 0), .visit(key: key, path: path)))
  }
}

/// A stack in which every level has a link to the next one.
private struct Levels: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Level 1", value: 1)
        .navigationDestination(for: Int.self) { level in NavigationLink("Level \(level + 1)", value: level + 1) }
    }
  }
}

/// A stack with a link to each name on its levels.
private struct Named: View {
  let names: [String]

  var body: some View {
    NavigationStack {
      links.navigationDestination(for: String.self) { _ in links }
    }
  }

  private var links: some View {
    ForEach(names + ["d"], id: \.self) { NavigationLink($0, value: $0) }
  }
}
