// Models of vsm-ios 2.0 that are not `Sendable`. They compile unchanged with this declaration.

import VSM

// snippet.unchecked
typealias Next = UncheckedNext
// snippet.end

enum TimetableViewState {
  case initialized(TimetableLoaderModel)
  case loading
  case loaded([String])
  case failed(String)
}

/// Reads departures, and is not `Sendable`.
final class TimetableReader {
  var station = "Central"

  func departures() async throws -> [String] { [station] }
}

struct TimetableLoaderModel {
  let reader: TimetableReader

  @StateSequenceBuilder
  func load() -> StateSequence<TimetableViewState> {
    First { TimetableViewState.loading }
    Next { await self.fetch() }
  }

  @StateSequenceBuilder
  func reload(showsLoading: Bool) -> StateSequence<TimetableViewState> {
    if showsLoading {
      TimetableViewState.loading
    }
    Next { await fetch() }
    Next { await clear() }
  }

  @concurrent
  private func fetch() async -> TimetableViewState {
    do {
      return .loaded(try await reader.departures())
    } catch {
      return .failed(error.localizedDescription)
    }
  }

  private func clear() async -> TimetableViewState { .loaded([]) }
}

@MainActor func board(_ model: TimetableLoaderModel) -> StateContainer<TimetableViewState> {
  let container = StateContainer(state: TimetableViewState.initialized(model))
  container.observe(model.load())
  container.observe(model.reload(showsLoading: false))
  return container
}
