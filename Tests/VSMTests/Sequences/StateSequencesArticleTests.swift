import Foundation
import Testing
import VSM

// The examples of the article on sequences. What stands there stands here.

private struct Post: Equatable, Sendable {
  var id = 1
  var title = "One"
}

private protocol PostRepository {
  func posts() async throws -> [Post]
  func post(_ id: Int) async throws -> Post
  func comments(on post: Post) async -> [String]
}

private enum BlogViewState: Equatable {
  case loading
  case loaded([Post])
  case reading(Post, comments: [String])
  case saving(Post)
  case failed(String)
}

private struct LoaderModel {
  let repository: any PostRepository

  func load() -> StateSequence<BlogViewState> {
    StateSequence(.loading) { await fetch() }
  }

  private func fetch() async -> BlogViewState {
    do {
      return .loaded(try await repository.posts())
    } catch {
      return .failed("\(error)")
    }
  }
}

private struct BlogModel {
  let repository: any PostRepository

  func open(_ id: Int) -> StateSequence<BlogViewState> {
    StateSequence(.loading) { emit in
      guard let post = try? await repository.post(id) else {
        return emit(.failed("There is no post \(id)."))
      }
      emit(.reading(post, comments: []))
      emit(.reading(post, comments: await repository.comments(on: post)))
    }
  }

  func publish(_ post: Post, notifying: Bool) -> StateSequence<BlogViewState> {
    StateSequence {
      .saving(post)
      Next { await save(post) }
      if notifying {
        Next { await notify(post) }
      }
    }
  }

  @StateSequenceBuilder
  func reset() -> StateSequence<BlogViewState> {
    BlogViewState.loading
    Next { await fetch() }
  }

  @StateSequence<BlogViewState>.Builder
  func reload() -> StateSequence<BlogViewState> {
    .loading
    Next { await fetch() }
  }

  func search(_ text: String) -> StateSequence<BlogViewState> {
    StateSequence(.loading) { await find(text) }
      .antiFlicker(after: .milliseconds(200), atLeast: .milliseconds(500))
  }

  private func fetch() async -> BlogViewState { .loaded((try? await repository.posts()) ?? []) }
  private func find(_ text: String) async -> BlogViewState { await fetch() }
  private func save(_ post: Post) async -> BlogViewState { .loaded([post]) }
  private func notify(_ post: Post) async -> BlogViewState { .reading(post, comments: []) }
}

private struct OnePost: PostRepository {
  static let post = Post()

  func posts() async throws -> [Post] { [Self.post] }
  func comments(on post: Post) async -> [String] { ["Yes!"] }
  func post(_ id: Int) async throws -> Post {
    if id == Self.post.id { Self.post } else { throw CancellationError() }
  }
}

@MainActor
struct StateSequencesArticleTests {
  @Test func aPostIsLoaded() async {
    var states = LoaderModel(repository: OnePost()).load().makeAsyncIterator()
    #expect(await states.next() == .loading)
    #expect(await states.next() == .loaded([OnePost.post]))
    #expect(await states.next() == nil)
  }

  @Test func theOtherExamplesDoWhatTheArticleSays() async {
    let model = BlogModel(repository: OnePost())
    let post = OnePost.post
    #expect(await states(of: model.open(7)) == [.loading, .failed("There is no post 7.")])
    #expect(
      await states(of: model.open(1))
        == [.loading, .reading(post, comments: []), .reading(post, comments: ["Yes!"])])
    #expect(await states(of: model.publish(post, notifying: false)) == [.saving(post), .loaded([post])])
    #expect(await states(of: model.publish(post, notifying: true)).count == 3)
    for sequence in [model.reset(), model.reload(), model.search("One")] {
      #expect(await states(of: sequence) == [.loading, .loaded([post])])
    }
    #expect(await states(of: StateSequence(.loading, .loaded([]))) == [.loading, .loaded([])])
  }

  @Test func everyExampleOfTheArticleIsCompiledHere() throws {
    let article = try lines(of: "../../../Sources/VSM/VSM.docc/StateSequences.md")
    let here = try lines(of: "StateSequencesArticleTests.swift").joined(separator: "\n")
      .replacing("private ", with: "")
    var examples = 0
    for example in article.split(separator: "```swift").dropFirst() {
      let code = example.prefix { $0 != "```" }.joined(separator: "\n").replacing("private ", with: "")
      #expect(here.contains(code), "This example is not compiled:\n\(code)")
      examples += 1
    }
    #expect(examples == 6)
  }

  /// The lines of a file beside this one, without their indentation.
  private func lines(of path: String) throws -> [String] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: path)
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func states(of sequence: StateSequence<BlogViewState>) async -> [BlogViewState] {
    var states: [BlogViewState] = []
    for await state in sequence { states.append(state) }
    return states
  }
}
