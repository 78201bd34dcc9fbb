import Testing
import VSM

@testable import VSMInspector

enum ProfileView {
  enum ViewState { case loading, loaded }
}

enum CartView {
  enum ViewState { case empty, full }
}

enum Cart {
  enum ItemViewState { case kept, gone }
}

enum Wish {
  enum ItemViewState { case wanted, bought }
}

enum PageViewState { case first, second }

struct Box<Value> {
  enum ViewState { case open }
}

@MainActor struct StateTypeNameTests {
  private enum LampViewState { case red }

  @Test func featureIsNamedAfterTheTypeOrTheEnclosingOne() {
    enum LocalState { case only }
    let types: [Any.Type] = [
      ProfileView.ViewState.self, Cart.ItemViewState.self, PageViewState.self, Box<Int>.ViewState.self,
      LampViewState.self, LocalState.self, (Int, String).self,
    ]
    #expect(
      types.map { StateTypeName($0).feature } == [
        "ProfileView", "Item", "Page", "Box", "Lamp", "LocalState", "(Int, String)",
      ])
    #expect(
      types.map { StateTypeName($0).qualified } == [
        "ProfileView.ViewState", "Cart.ItemViewState", "PageViewState", "Box<Swift.Int>.ViewState",
        "StateTypeNameTests.LampViewState", "StateTypeNameTests.LocalState", "(Int, String)",
      ])
  }

  @Test func nestedTypesWithEqualNamesAreTwoFeatures() {
    let (profile, cart) = (
      StateContainer<ProfileView.ViewState>(state: .loading), StateContainer<CartView.ViewState>(state: .empty)
    )
    let journey = PageJourney()
    journey.begin(profile.id, in: ProfileView.ViewState.loading)
    journey.begin(cart.id, in: CartView.ViewState.empty)
    journey.reach(ProfileView.ViewState.loaded, in: profile.id)
    journey.reach(CartView.ViewState.full, in: cart.id)
    #expect(journey.regions(known: nil).map(\.feature) == ["ProfileView", "CartView"])
    let source = journey.testSource(of: "a view")
    #expect(source.contains("let profileView = try page.journey(of: ProfileView.ViewState.self)"))
    #expect(source.contains("let cartView = try page.journey(of: CartView.ViewState.self)"))
  }

  @Test func equalNamesAreQualifiedAndNumbered() {
    let (cart, wish, page) = (
      StateContainer<Cart.ItemViewState>(state: .kept), StateContainer<Wish.ItemViewState>(state: .wanted),
      StateContainer<PageViewState>(state: .first)
    )
    let journey = PageJourney()
    journey.begin(cart.id, in: Cart.ItemViewState.kept)
    journey.begin(wish.id, in: Wish.ItemViewState.wanted)
    journey.begin(page.id, in: PageViewState.first)
    journey.reach(Cart.ItemViewState.gone, in: cart.id)
    journey.reach(Wish.ItemViewState.bought, in: wish.id)
    journey.reach(PageViewState.second, in: page.id)
    let regions = journey.regions(known: nil)
    #expect(regions.map(\.feature) == ["Cart.ItemViewState", "Wish.ItemViewState", "Page"])
    #expect(Set(regions.map(\.id)).count == 3)
    let source = journey.testSource(of: "a view")
    #expect(source.contains("let item1 = try page.journey(of: Cart.ItemViewState.self)"))
    #expect(source.contains("let item2 = try page.journey(of: Wish.ItemViewState.self)"))
    #expect(source.contains(#"await item2.expect("bought")"#))
    // The test has a constant `page`.
    #expect(source.contains("let page1 = try page.journey(of: PageViewState.self)"))
  }
}
