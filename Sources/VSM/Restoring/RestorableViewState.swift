import SwiftUIShim

// Why: Documentation/Decisions/0088-states-are-kept-sealed-in-the-tab.md
/// A state of a view, stored in a container, that continues in another process.
///
/// ```swift
/// struct NoteView: View {
///   @RestorableViewState var state: NoteViewState
///
///   init(notes: any NoteRepository) {
///     let editor = NoteEditor(notes: notes)
///     _state = RestorableViewState(wrappedValue: .loading(editor), "note") { text in .editing(Note(text, editor)) }
///   }
///
///   var body: some View { … switch state … }
/// }
/// ```
///
/// It is a ``ViewState`` otherwise. On a live page, the browser's tab keeps the value of the current state, sealed by
/// the site, and the page continues with it when its session has ended: after a deploy, when the browser has discarded
/// the tab, and when the person loads the page again or returns to it. In an app, the value is kept as with
/// `SceneStorage`.
///
/// The view starts with the kept state, or with its first state if the page's document was loaded again: then the actions
/// of the first state can begin, and the kept state supersedes them. A value that is of another person or route, too old,
/// or not of the state's version has no effect.
@propertyWrapper
public struct RestorableViewState<State: RestorableState>: DynamicProperty {
  private let state: ViewState<State>
  private let storage: RestorationStorage
  private let restore: (State.RestorationValue) -> State

  /// Creates a property with an initial state.
  ///
  /// - Parameters:
  ///   - wrappedValue: Evaluated when the container is first used, not each time the view is created.
  ///   - key: The name of the state, which no other view of the page or scene has. A view of a list appends the
  ///     identifier of its element.
  ///   - restore: Makes a state from the value that was kept.
  @MainActor public init(
    wrappedValue: @autoclosure @escaping () -> State, _ key: String,
    restore: @escaping (State.RestorationValue) -> State
  ) {
    state = ViewState(wrappedValue: wrappedValue())
    storage = RestorationStorage(key)
    self.restore = restore
  }

  /// The current state.
  @MainActor public var wrappedValue: State { state.wrappedValue }

  /// The container, which observes actions.
  @MainActor public var projectedValue: StateContainer<State> { state.container }

  /// The container, for passing it on: `_state.container` is the same as `$state`.
  @MainActor public var container: StateContainer<State> { state.container }

  /// Connects the container with the state that is kept, when the view begins to be shown.
  public mutating func update() {
    // Views are evaluated on the main actor, so the value is not sent anywhere.
    nonisolated(unsafe) let property = self
    MainActor.assumeIsolated { property.connect() }
  }

  @MainActor private func connect() {
    storage.connect { client in
      let container = state.container
      client.restore = { [weak container, restore] text in
        guard let container, let value = RestorationCoding<State>.value(in: text) else { return false }
        container.observe(restore(value))
        return true
      }
      client.begin(with: container.state.saved)
      client.subscription = container.didSetPublisher.dropFirst().sink { [weak client] state in
        client?.save(state.saved)
      }
    }
  }
}

extension RestorableState {
  /// The text that is kept in place of the previous one.
  fileprivate var saved: SavedText {
    switch restoration {
    case .startsAnew: SavedText(nil)
    case .value(let value): SavedText(RestorationCoding<Self>.text(of: value))
    case .interrupted(let value): SavedText(RestorationCoding<Self>.text(of: value), isInterrupted: true)
    }
  }
}
