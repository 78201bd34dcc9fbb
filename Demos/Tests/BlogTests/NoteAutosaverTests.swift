import Foundation
import Testing
import VSMTesting

@testable import Blog

struct NoteAutosaverTests {
  private let api = SteeredBlogAPI()

  @Test func newestTextIsSentLastAndIntermediateTextIsSkipped() async throws {
    let autosaver = NoteAutosaver(api: api)
    autosaver.save("a", postID: 1)
    let first = try await api.saveNote.pendingCall()
    #expect(first.input == .init(text: "a", postID: 1))
    autosaver.save("ab", postID: 1)
    autosaver.save("abc", postID: 1)
    first.answer(.success(()))
    let second = try await api.saveNote.pendingCall()
    #expect(second.input == .init(text: "abc", postID: 1))
    second.answer(.success(()))
    await autosaver.settle(postID: 1)

    autosaver.save("abcd", postID: 1)
    #expect(try await api.saveNote.pendingCall().input == .init(text: "abcd", postID: 1))
  }

  @Test func postsAreSavedIndependently() async throws {
    let autosaver = NoteAutosaver(api: api)
    autosaver.save("one", postID: 1)
    _ = try await api.saveNote.pendingCall()
    autosaver.save("two", postID: 2)
    #expect(try await api.saveNote.pendingCall(2).input == .init(text: "two", postID: 2))
    api.saveNote.succeed()
    api.saveNote.succeed()
  }

  @Test func failureIsReportedAndTheNextTextIsSent() async throws {
    let (failures, failed) = AsyncStream<String>.makeStream()
    let autosaver = NoteAutosaver(api: api) { failed.yield($0.localizedDescription) }
    autosaver.save("a", postID: 1)
    let first = try await api.saveNote.pendingCall()
    autosaver.save("ab", postID: 1)
    first.answer(.failure(Unavailable()))
    let second = try await api.saveNote.pendingCall()
    #expect(second.input == .init(text: "ab", postID: 1))
    second.answer(.success(()))
    var iterator = failures.makeAsyncIterator()
    #expect(await iterator.next() == "No connection.")
  }

  @Test func postWithoutPendingTextIsSettled() async {
    await NoteAutosaver(api: api).settle(postID: 1)
  }
}
