import PortableUI
import Testing
import VSM
import VSMTestingCore

@testable import VSMTestingPages

/// A feature whose first state shows nothing, so that loading never starts, here and with SwiftUI.
private struct Profile: View {
  enum State {
    case initialized
    case loading
    case loaded(String)
  }

  @ViewState var state: State = .initialized
  let load: Steered<Void, String>

  var body: some View {
    Group {
      switch state {
      case .initialized: EmptyView()
      case .loading: ProgressView("Loading")
      case .loaded(let name): Text(name)
      }
    }
    .onAppear {
      $state.observe(StateSequence(.loading) { .loaded((try? await load()) ?? "") })
    }
  }
}

@MainActor
@Suite(.onPages) struct ContentWithoutViewsTests {
  private let load = Steered<Void, String>("load")

  @Test func featureThatShowsNothingAtFirstNeverLoads() async throws {
    let page = HeadlessPage { Profile(load: load) }
    await page.settle()
    #expect(load.pendingCalls.isEmpty)
    let diagnostic = try #require(page.diagnostics.first)
    #expect(diagnostic.kind == .contentWithoutViews)
    #expect(diagnostic.message.contains("onAppear(perform:) in Profile"))
  }

  @Test func explorationFindsAFeatureThatNeverLoads() async {
    let exploration = await Exploration { _ in Profile(load: load) }
    #expect(
      exploration.findings.contains {
        if case .diagnostic(let diagnostic) = $0.kind { diagnostic.kind == .contentWithoutViews } else { false }
      })
  }
}
