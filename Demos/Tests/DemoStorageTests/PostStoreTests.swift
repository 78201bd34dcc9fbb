import Search
import Testing

@testable import DemoStorage

struct PostStoreTests {
  private let store: PostStore

  init() throws {
    store = PostStore(try GalleryDatabase())
  }

  @Test func postIsFoundByItsNumber() async throws {
    let post = try #require(try await store.post(id: 1))
    #expect(post.title == FirstPosts.all[0].title)
    #expect(post.note == "")
    #expect(try await store.post(id: 99) == nil)
  }

  @Test func deletedPostIsRemoved() async throws {
    #expect(try await store.delete(id: 2))
    #expect(try await store.post(id: 2) == nil)
    #expect(try await store.posts().map(\.id) == [1, 3])
    #expect(try await store.delete(id: 2) == false)
  }

  @Test func noteIsStoredWithItsPost() async throws {
    #expect(try await store.saveNote("read again", id: 1))
    #expect(try await store.post(id: 1)?.note == "read again")
    #expect(try await store.post(id: 2)?.note == "")
    #expect(try await store.saveNote("nowhere", id: 99) == false)
  }

  @Test func searchCoversTitlesAndTexts() async throws {
    #expect(try await store.posts(matching: "KETTLE").map(\.id) == [1])
    #expect(try await store.posts(matching: "dear sender").map(\.title) == [FirstPosts.all[2].title])
    #expect(try await store.posts(matching: "%") == [])
    #expect(try await store.posts(matching: "nowhere to be found") == [])
  }

  @Test func subscribersAreNotifiedOfADeletion() async throws {
    var changes = store.changes().makeAsyncIterator()
    #expect(try await changes.next()?.count == 3)
    _ = try await store.delete(id: 1)
    #expect(try await changes.next()?.map(\.id) == [2, 3])
  }
}
