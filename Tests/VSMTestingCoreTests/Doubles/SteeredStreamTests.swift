import Testing
import VSM

@testable import VSMTestingCore

@MainActor
@Suite struct SteeredStreamTests {
  private let posts = Steered<Void, String>("posts")

  @Test func valuesArriveInOrderUntilTheEnd() async throws {
    let stream = posts.stream()
    let seen = Task {
      var seen: [String] = []
      for try await post in stream { seen.append(post) }
      return seen
    }
    posts.send("a")
    await passTurns()
    posts.send("b")
    posts.send("c")
    posts.finish()
    #expect(try await seen.value == ["a", "b", "c"])
    #expect(posts.pendingCalls.isEmpty)
    #expect(posts.cancelledCalls.isEmpty)
  }

  @Test func failureIsThrownAfterPrecedingValues() async {
    let stream = posts.stream()
    let end = Task {
      var count = 0
      do { for try await _ in stream { count += 1 } } catch { return "\(error) after \(count)" }
      return "no error"
    }
    await passTurns()
    posts.send("a")
    posts.fail(with: Offline())
    #expect(await end.value == "Offline() after 1")
  }

  @Test func cancelingAnIterationCancelsTheCall() async throws {
    let stream = posts.streamWithoutFailure()
    let iteration = Task { for await _ in stream {} }
    await passTurns()
    iteration.cancel()
    await iteration.value
    #expect(posts.cancelledCalls.count == 1)
    #expect(posts.pendingCalls.isEmpty)
  }

  @Test func canceledIterationEndsWithoutAnError() async {
    let stream = posts.stream()
    let end = Task {
      do { for try await _ in stream {} } catch { return "\(error)" }
      return "no error"
    }
    await passTurns()
    end.cancel()
    #expect(await end.value == "no error")
  }

  @Test func successIsTheLastValue() async throws {
    var iterator = posts.stream().makeAsyncIterator()
    posts.succeed(with: "a")
    let (value, end) = (try await iterator.next(), try await iterator.next())
    #expect(value == "a" && end == nil)
  }

  @Test func failedStreamHasEnded() async throws {
    var iterator = posts.stream().makeAsyncIterator()
    posts.fail(with: Offline())
    do {
      _ = try await iterator.next()
      Issue.record("nothing was thrown")
    } catch {
      let end = try await iterator.next()
      #expect(error is Offline && end == nil)
    }
  }

  @Test func releasingAStreamCancelsTheCall() {
    _ = posts.stream()
    #expect(posts.cancelledCalls.count == 1)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func settlingDoesNotWaitForTheNextValue() async {
    let container = StateContainer(state: "idle")
    let quiescence = Quiescence()
    quiescence.watch(container.id)
    let stream = posts.streamWithoutFailure()
    container.observe {
      var iterator = stream.makeAsyncIterator()
      return await iterator.next(isolation: #isolation) ?? "nothing"
    }
    await quiescence.settle(at: TestLocation())
    #expect(container.state == "idle")
    posts.send("a")
    await quiescence.settle(at: TestLocation())
    #expect(container.state == "a")
  }
}
