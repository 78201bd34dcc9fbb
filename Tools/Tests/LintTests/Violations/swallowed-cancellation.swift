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

  // MARK: Values instead of errors

  func findWithDefaults(_ text: String) async -> SearchViewState {
    let corrected = (try? await search(text)) ?? [text]  // expect: swallowed-cancellation
    return await find(corrected.joined())
  }

  func findUnexamined(_ text: String) async -> SearchViewState {
    let corrected = try? await search(text)  // expect: swallowed-cancellation
    return await find("\(corrected?.first)")
  }

  func findExamined(_ text: String) async -> SearchViewState {
    let corrected = try? await search(text)
    guard let first = corrected?.first else { return .failed }
    return await find(first)
  }

  func findWithResult(_ text: String) async -> SearchViewState {
    let paused = await Result { try await pause() }  // expect: swallowed-cancellation
    emit("\(paused)")
    return await find(text)
  }

  func findWithExaminedResult(_ text: String) async -> SearchViewState {
    let paused = await Result { try await pause() }
    if case .failure = paused { return .failed }
    return await find(text)
  }

  func findWithLastResult(_ text: String) async -> SearchViewState {
    switch await Result(catching: { try await search(text) }) {
    case .success(let found): .found(found)
    case .failure: .failed
    }
  }

  // MARK: Clauses of `catch`

  func findAfterCancellation(_ text: String) async -> SearchViewState {
    do {
      try await pause()
    } catch is CancellationError {  // expect: swallowed-cancellation
    } catch {
      return .failed
    }
    return await find(text)
  }

  func findAfterNamedCancellation(_ text: String) async -> SearchViewState {
    do {
      try await pause()
    } catch let error as CancellationError {  // expect: swallowed-cancellation
      print(error)
    } catch {
      return .failed
    }
    return await find(text)
  }

  func findAgain(_ text: String) async throws -> SearchViewState {
    do {
      return .found(try await search(text))
    } catch {  // expect: swallowed-cancellation
      return .found(try await search(text))
    }
  }

  func findAgainWell(_ text: String) async throws -> SearchViewState {
    do {
      return .found(try await search(text))
    } catch is CancellationError {
      return .failed
    } catch {
      return .found(try await search(text))
    }
  }

  /// What was begun is undone after a cancellation, too.
  func findOrUndo(_ text: String) async throws -> SearchViewState {
    do {
      return .found(try await search(text))
    } catch {
      try await pause()
      throw error
    }
  }

  /// The error state would be replaced at once.
  func findAndGoOn(_ text: String) -> StateSequence<SearchViewState> {
    StateSequence(.idle(self)) { emit in
      do {
        try await pause()
      } catch {  // expect: swallowed-cancellation
        emit(.failed)
      }
      emit(await find(text))
    }
  }

  // MARK: Blocks

  func pauseInBlock(_ text: String) async -> SearchViewState {
    if text.isEmpty {
      try? await pause()  // expect: swallowed-cancellation
    }
    return await find(text)
  }

  func pauseInLastBlock(_ text: String) async -> SearchViewState {
    let found = await find(text)
    if text.isEmpty { try? await pause() }
    return found
  }

  func pollInBlock() -> StateSequence<SearchViewState> {
    StateSequence(.idle(self)) { emit in
      while true {
        if Task.isCancelled { return }
        emit(await find(""))
        do { try await pause() } catch {}
      }
    }
  }

  /// A task of its own is not canceled with the action.
  func saveOnLeaving() {
    Task { try? await pause() }
  }
}

/// A state with actions of its own.
struct LoginViewState {
  var phase = Phase.entering
  let check: (String) async throws -> Void

  enum Phase { case entering, checking, done }

  func logIn(_ name: String) async -> LoginViewState {
    try? await check(name)  // expect: swallowed-cancellation
    return await finished()
  }

  func finished() async -> LoginViewState { self }
}
