import DemoStorage
import Testing
import VSMTesting

@testable import gallery

@MainActor struct IndexPageTests {
  private let store: PostStore

  init() throws {
    store = PostStore(try GalleryDatabase())
  }

  /// The links to demos, except for the accounts, which only some builds have.
  private func links(on page: HeadlessPage) -> [String] {
    page.findAll(.role(.link)).compactMap { $0.node[.href] }.filter { $0 != "/account" }
  }

  #if Accounts
    @Test func accountsAreLinked() {
      let page = HeadlessPage { [store] in IndexPage(store: store) }
      #expect(page.findAll(.role(.link, name: "Accounts")).map { $0.node[.href] } == ["/account"])
      page.close()
    }
  #endif

  @Test func everyDemoIsLinked() async throws {
    let page = HeadlessPage { [store] in IndexPage(store: store) }
    await page.wait { page.findAll(.role(.progressbar)).isEmpty }
    #expect(
      links(on: page) == [
        "/profile", "/blog/1", "/blog/2", "/blog/3", "/search", "/shopping", "/lending/items", "/todo", "/todo-viper",
        "/previews", "/catalogue",
      ])
    _ = try page.find(.role(.link, name: "Edit Profile"))
    _ = try page.find(.role(.link, name: "The kettle is a state machine"))
    page.close()
  }

  @Test func deletedPostIsRemovedFromTheList() async throws {
    let page = HeadlessPage { [store] in IndexPage(store: store) }
    await page.wait { links(on: page).count == 11 }
    _ = try await store.delete(id: 2)
    await page.wait { links(on: page).count == 10 }
    #expect(
      links(on: page) == [
        "/profile", "/blog/1", "/blog/3", "/search", "/shopping", "/lending/items", "/todo", "/todo-viper", "/previews",
        "/catalogue",
      ])
    for id in [1, 3] { _ = try await store.delete(id: id) }
    await page.wait { links(on: page).count == 8 }
    #expect(page.elements.contains { $0.text.hasPrefix("All posts have been deleted.") })
    page.close()
  }
}
