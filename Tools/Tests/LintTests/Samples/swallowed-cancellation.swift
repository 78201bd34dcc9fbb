import VSM

enum SearchViewState {
  case idle(SearchModel)
  case found([String])
  case failed
}

struct SearchModel {
  let pause: () async throws -> Void
  let search: (String) async throws -> [String]

  func typeAhead(_ text: String) async -> SearchViewState {
    try? await pause()  // expect: swallowed-cancellation
    return await find(text)
  }

  func typeAheadWell(_ text: String) async -> SearchViewState {
    try? await pause()
    if Task.isCancelled { return .failed }
    return await find(text)
  }

  /// The state of a canceled action is discarded, so that a `catch` may return any.
  func find(_ text: String) async -> SearchViewState {
    do {
      return .found(try await search(text))
    } catch {
      return .failed
    }
  }

  func findAll(_ texts: [String]) async -> SearchViewState {
    var found: [String] = []
    for text in texts {
      do {
        found += try await search(text)
      } catch {  // expect: swallowed-cancellation
        found.append("?")
      }
    }
    return .found(found)
  }

  func findAllWell(_ texts: [String]) async -> SearchViewState {
    var found: [String] = []
    for text in texts {
      do {
        found += try await search(text)
      } catch is CancellationError {
        return .failed
      } catch {
        found.append("?")
      }
    }
    return .found(found)
  }

  func poll() -> StateSequence<SearchViewState> {
    StateSequence(.idle(self)) { emit in
      while true {
        _ = try? await pause()  // expect: swallowed-cancellation
        emit(await find(""))
      }
    }
  }

  func pollWell() -> StateSequence<SearchViewState> {
    StateSequence(.idle(self)) { emit in
      while !Task.isCancelled {
        emit(await find(""))
        try? await pause()
      }
    }
  }

  /// A value is used, so that the code can tell what happened.
  func findOptionally(_ text: String) async -> SearchViewState {
    guard let found = try? await search(text) else { return .failed }
    return .found(found)
  }
}
