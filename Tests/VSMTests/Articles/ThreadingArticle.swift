// The code of the article ThreadingAndCancellation.md.

import CombineShim
import Dispatch
import SwiftUIShim
import Testing
import VSM
import VSMTesting

enum PictureViewState {
  case initialized
  case loading
  case loaded(brightness: Int)
  case failed
}

// snippet.model
struct PictureModel: Sendable {
  let download: @Sendable () async throws -> [UInt8]

  func load() -> StateSequence<PictureViewState> {
    StateSequence(.loading) {  // applied before `observe` returns
      do {
        let bytes = try await download()  // may run anywhere
        return .loaded(brightness: try await brightness(of: bytes))  // on the main actor
      } catch {
        return .failed
      }
    }
  }

  /// Leaves the main actor, since it takes long.
  @concurrent private func brightness(of bytes: [UInt8]) async throws -> Int {
    var sum = 0
    for (index, byte) in bytes.enumerated() {
      if index.isMultiple(of: 10_000) { try Task.checkCancellation() }
      sum += Int(byte)
    }
    return sum / max(bytes.count, 1)
  }
}
// snippet.end

struct PictureView: View {
  @ViewState var state = PictureViewState.initialized
  let model: PictureModel

  var body: some View {
    Text("Picture")
      // snippet.refresh
      .task { await $state.refresh(model.load()) }
    // snippet.end
  }
}

@MainActor
struct ThreadingArticleTests {
  private let download = Steered<Void, [UInt8]>("download")
  private var model: PictureModel { PictureModel(download: download.function) }

  @Test func anActionRunsUpToItsFirstSuspensionBeforeObserveReturns() {
    let container = StateContainer(state: PictureViewState.initialized)
    container.observe(model.load())
    #expect(StateName.of(container.state) == "loading")
    #expect(download.pendingCalls.count == 1)
  }

  @Test func aNewerActionCancelsTheOlderOne() async {
    let container = StateContainer(state: PictureViewState.initialized)
    let journey = Journey(of: container)
    container.observe(model.load())
    await journey.expect("loading")
    // snippet.newer
    container.observe(.initialized)
    #expect(download.cancelledCalls.count == 1)
    // snippet.end
    await journey.expect("initialized")
  }

  @Test func aReleasedContainerCancelsItsAction() {
    var container: StateContainer? = StateContainer(state: PictureViewState.initialized)
    container?.observe(model.load())
    // snippet.released
    container = nil
    #expect(download.cancelledCalls.count == 1)
    // snippet.end
  }

  @Test func statesFromAnotherThreadArriveInOrder() async {
    let container = StateContainer(state: 0)
    container.observe((1...100).publisher.receive(on: DispatchQueue(label: "elsewhere")))
    var seen: [Int] = []
    for await state in container.states {
      seen.append(state)
      if state == 100 { break }
    }
    #expect(seen == Array(seen[0]...100))
  }

  @Test func theResultOfAConcurrentFunctionIsApplied() async {
    let container = StateContainer(state: PictureViewState.initialized)
    let journey = Journey(of: container)
    container.observe(model.load())
    download.succeed(with: [10, 20, 30])
    await journey.expect("loading", .state("loaded") { (brightness: Int) in #expect(brightness == 20) })
  }

  #if !canImport(SwiftUI) || PortableUI
    @Test func closingThePageCancelsTheAction() async {
      let page = HeadlessPage { PictureView(model: model) }
      await page.settle()
      #expect(download.pendingCalls.count == 1)
      page.close()
      #expect(download.cancelledCalls.count == 1)
    }
  #endif
}
