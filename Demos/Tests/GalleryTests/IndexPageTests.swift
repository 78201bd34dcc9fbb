import DemoStorage
import Testing
import VSMTesting

@testable import gallery

@MainActor struct IndexPageTests {
  private let store: PostStore

  init() throws {
    store = PostStore(try GalleryDatabase())
  }

  private func links(on page: HeadlessPage) -> [String] {
    page.findAll(.role(.link)).compactMap { $0.node[.href] }
  }

  @Test func everyDemoIsLinked() async throws {
    let page = HeadlessPage { [store] in IndexPage(store: store) }
    await page.wait { page.findAll(.role(.progressbar)).isEmpty }
    #expect(
      links(on: page) == [
        "/profile", "/blog/1", "/blog/2", "/blog/3", "/search", "/shopping", "/todo", "/todo-viper", "/previews",
        "/catalogue",
      ])
    _ = try page.find(.role(.link, name: "Edit Profile"))
    _ = try page.find(.role(.link, name: "The kettle is a state machine"))
    page.close()
  }

  @Test func deletedPostIsRemovedFromTheList() async throws {
    let page = HeadlessPage { [store] in IndexPage(store: store) }
    await page.wait { links(on: page).count == 10 }
    _ = try await store.delete(id: 2)
    await page.wait { links(on: page).count == 9 }
    #expect(
      links(on: page) == [
        "/profile", "/blog/1", "/blog/3", "/search", "/shopping", "/todo", "/todo-viper", "/previews", "/catalogue",
      ])
    for id in [1, 3] { _ = try await store.delete(id: id) }
    await page.wait { links(on: page).count == 7 }
    #expect(page.elements.contains { $0.text.hasPrefix("All posts have been deleted.") })
    page.close()
  }
}
