// The code of the article StateSequences.md.

import Testing
import VSM

/// A namespace for the types of this article.
enum StateSequencesArticle {
  struct Post: Equatable, Sendable {
    var id = 1
    var title = "One"
  }

  protocol PostRepository {
    func posts() async throws -> [Post]
    func post(_ id: Int) async throws -> Post
    func comments(on post: Post) async -> [String]
  }

  enum BlogViewState: Equatable {
    case loading
    case loaded([Post])
    case reading(Post, comments: [String])
    case saving(Post)
    case failed(String)
  }

  // snippet.one
  struct LoaderModel {
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
  // snippet.end

  struct BlogModel {
    let repository: any PostRepository

    // snippet.several
    func open(_ id: Int) -> StateSequence<BlogViewState> {
      StateSequence(.loading) { emit in
        guard let post = try? await repository.post(id) else {
          return emit(.failed("There is no post \(id)."))
        }
        emit(.reading(post, comments: []))
        emit(.reading(post, comments: await repository.comments(on: post)))
      }
    }
    // snippet.end

    // snippet.list
    func publish(_ post: Post, notifying: Bool) -> StateSequence<BlogViewState> {
      StateSequence {
        .saving(post)
        Next { await save(post) }
        if notifying {
          Next { await notify(post) }
        }
      }
    }
    // snippet.end

    // snippet.builders
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
    // snippet.end

    // snippet.flicker
    func search(_ text: String) -> StateSequence<BlogViewState> {
      StateSequence(.loading) { await find(text) }
        .antiFlicker(after: .milliseconds(200), atLeast: .milliseconds(500))
    }
    // snippet.end

    private func fetch() async -> BlogViewState { .loaded((try? await repository.posts()) ?? []) }
    private func find(_ text: String) async -> BlogViewState { await fetch() }
    private func save(_ post: Post) async -> BlogViewState { .loaded([post]) }
    private func notify(_ post: Post) async -> BlogViewState { .reading(post, comments: []) }
  }

  struct OnePost: PostRepository {
    static let post = Post()

    func posts() async throws -> [Post] { [Self.post] }
    func comments(on post: Post) async -> [String] { ["Yes!"] }
    func post(_ id: Int) async throws -> Post {
      if id == Self.post.id { Self.post } else { throw CancellationError() }
    }
  }

  @MainActor
  struct StateSequencesArticleTests {
    // snippet.test
    @Test func postsAreLoaded() async {
      var states = LoaderModel(repository: OnePost()).load().makeAsyncIterator()
      #expect(await states.next() == .loading)
      #expect(await states.next() == .loaded([OnePost.post]))
      #expect(await states.next() == nil)
    }
    // snippet.end

    @Test func otherExamplesBehaveAsDescribed() async {
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

    private func states(of sequence: StateSequence<BlogViewState>) async -> [BlogViewState] {
      var states: [BlogViewState] = []
      for await state in sequence { states.append(state) }
      return states
    }
  }
}
