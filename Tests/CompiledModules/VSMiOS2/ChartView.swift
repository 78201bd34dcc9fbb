// The other calls of a feature for vsm-ios 2.0.

import SwiftUIShim
import VSM

enum ChartViewState {
  case loading
  case loaded(ChartModel)
}

struct ChartModel: Sendable {
  let points: [Double]

  @StateSequenceBuilder
  func reload() -> StateSequence<ChartViewState> {
    ChartViewState.loading
    Next { await refresh() }
  }

  @StateSequenceBuilder
  func restart() -> StateSequence<ChartViewState> {
    First { ChartViewState.loading }
    Next { await refresh() }
  }

  func refresh() async -> ChartViewState { .loaded(self) }
}

struct ChartView: View {
  @ViewState var state: ChartViewState = .loading

  var body: some View {
    if case .loaded(let model) = state {
      Button("Reload") { $state.observe(model.reload()) }
      Text("\(model.points.count) points")
        .task { await $state.refresh(state: { await model.refresh() }) }
      // warning: 'refresh(state:file:line:column:)' is deprecated: renamed to 'refresh(_:file:line:column:)'
    }
  }
}

@MainActor func restart(_ container: AsyncStateContainer<ChartViewState>, _ model: ChartModel) {
  // warning: 'AsyncStateContainer' is deprecated: renamed to 'StateContainer'
  container.observe(model.restart())
}
