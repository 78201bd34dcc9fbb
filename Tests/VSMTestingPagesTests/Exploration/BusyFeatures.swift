import CombineShim
import PortableUI
import VSM
import VSMTestingCore
import VSMTestingPages

/// A list with a search view that has its own container.
struct NestedSearchView: View {
  enum ListViewState { case browsing, searching }

  @ViewState private var state = ListViewState.browsing
  let search: @Sendable () async throws -> Void
  /// Whether canceling the search leaves the list in `searching`, which is a fault.
  var isStuck = true
  var showsProgress = true

  init(_ steering: Steering, isStuck: Bool = true, showsProgress: Bool = true) {
    let search = Steered<Void, Void>("search")
    steering.add(search, answers: ["succeeds": .success(()), "fails": .failure(CancellationError())])
    (self.search, self.isStuck, self.showsProgress) = (search.function, isStuck, showsProgress)
  }

  var body: some View {
    switch state {
    case .browsing:
      Button("Search") { $state.observe(.searching) }
    case .searching:
      if showsProgress { ProgressView("Searching") } else { Text("Searching") }
      SearchPartView(
        search: search, didFinish: { $state.observe(.browsing) },
        didCancel: { if !isStuck { $state.observe(.browsing) } })
    }
  }
}

private struct SearchPartView: View {
  enum SearchPartViewState { case starting, running, idle }

  @ViewState private var state = SearchPartViewState.starting
  let search: @Sendable () async throws -> Void
  let didFinish: @MainActor @Sendable () -> Void
  let didCancel: @MainActor () -> Void

  var body: some View {
    switch state {
    case .starting: Text("").onAppear(perform: start)
    case .running: Button("Cancel", action: cancel)
    case .idle: Button("Once more", action: start)
    }
  }

  private func cancel() {
    $state.observe(.idle)
    didCancel()
  }

  private func start() {
    $state.observe(
      StateSequence(.running) { [search, didFinish] in
        try? await search()
        if !Task.isCancelled { didFinish() }
        return .idle
      })
  }
}

/// Looks busy while one kind of work is in progress, which a press starts.
struct BusyView: View {
  enum Kind: CaseIterable { case action, subscription, task, timer, call }
  enum BusyViewState { case calm, waiting }

  @ViewState private var state = BusyViewState.calm
  @State private var isBusy = false
  let kind: Kind
  let load: Steered<Void, Void>

  init(_ kind: Kind, _ steering: Steering) {
    (self.kind, load) = (kind, Steered("load"))
    // The exploration does not control the other calls, so that each kind is tested separately.
    if kind == .call { steering.add(load, answers: ["succeeds": .success(())]) }
  }

  var body: some View {
    Group {
      if isBusy || isWaiting { ProgressView() } else { Button("Begin", action: begin) }
    }
    .task(id: isBusy) {
      guard isBusy, kind == .task else { return }
      try? await load()
    }
  }

  private var isWaiting: Bool {
    if case .waiting = state { true } else { false }
  }

  private func begin() {
    switch kind {
    case .action:
      $state.observe(
        StateSequence(.waiting) { [load] in
          try? await load()
          return .calm
        })
    case .subscription:
      $state.observe(load.publisher().map { .calm }.replaceError(with: .calm).prepend(.waiting))
    case .task:
      isBusy = true
    case .timer:
      $state.observe(.waiting)
      $state.observe(.calm, debounced: .seconds(1))
    case .call:
      isBusy = true
      Task {
        try? await load()
        isBusy = false
      }
    }
  }
}
