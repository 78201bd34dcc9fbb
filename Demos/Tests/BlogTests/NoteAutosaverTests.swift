import Foundation
import Testing

@testable import Blog

struct NoteAutosaverTests {
  private let api = SteeredBlogAPI()

  @Test func theNewestTextIsSentLastAndThatBetweenIsLeftOut() async throws {
    let autosaver = NoteAutosaver(api: api)
    autosaver.save("a", postID: 1)
    let first = try await api.next()
    #expect(first.call == .note("a", 1))
    autosaver.save("ab", postID: 1)
    autosaver.save("abc", postID: 1)
    first.answer()
    let second = try await api.next()
    #expect(second.call == .note("abc", 1))
    second.answer()
    await autosaver.settle(postID: 1)

    autosaver.save("abcd", postID: 1)
    #expect(try await api.next().call == .note("abcd", 1))
  }

  @Test func postsDoNotWaitForOneAnother() async throws {
    let autosaver = NoteAutosaver(api: api)
    autosaver.save("one", postID: 1)
    let first = try await api.next()
    autosaver.save("two", postID: 2)
    let second = try await api.next()
    #expect(second.call == .note("two", 2))
    first.answer()
    second.answer()
  }

  @Test func aFailureIsToldAndTheNextTextIsStillSent() async throws {
    let (failures, failed) = AsyncStream<String>.makeStream()
    let autosaver = NoteAutosaver(api: api) { failed.yield($0.localizedDescription) }
    autosaver.save("a", postID: 1)
    let first = try await api.next()
    autosaver.save("ab", postID: 1)
    first.fail()
    let second = try await api.next()
    #expect(second.call == .note("ab", 1))
    second.answer()
    var iterator = failures.makeAsyncIterator()
    #expect(await iterator.next() == "No connection.")
  }

  @Test func aPostAtRestIsSettled() async {
    await NoteAutosaver(api: api).settle(postID: 1)
  }
}
