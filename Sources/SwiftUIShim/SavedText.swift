// A text that outlives the process of a view. PortableUI has the same, which browsers keep.
#if canImport(SwiftUI) && !PortableUI
  import CombineShim

  /// A text that the system keeps for a view with its scene.
  ///
  /// A view that is shown again in the same process starts anew, as one with `@StateObject` does. Therefore, the text
  /// starts with an identifier of the process that has written it.
  package struct SavedText: DynamicProperty {
    @SceneStorage private var text: String?
    @StateObject private var place = SavedPlace()

    package init(_ key: String) { _text = SceneStorage(key) }

    /// Calls a closure when the view begins to be shown, to connect the text with its source.
    @MainActor package func connect(_ connect: (SavedPlace) -> Void) {
      guard place.write == nil else { return }
      let storage = _text
      place.write = { storage.wrappedValue = $0 }
      connect(place)
      let parts = text?.split(separator: " ", maxSplits: 1) ?? []
      guard parts.count == 2, parts[0] != SavedPlace.process else { return }
      // Later, because a state must not change while views are evaluated.
      let kept = String(parts[1])
      Task { [place] in place.restore?(kept) }
    }

    /// Saves a text that its source has just set.
    @MainActor package func save(_ text: String?) { place.save(text, isInterrupted: false) }
  }

  /// The place of a saved text in a scene.
  @MainActor
  package final class SavedPlace: ObservableObject {
    /// Called with the text that an earlier process has kept.
    package var restore: ((String) -> Void)?
    /// The subscription to the source of the text, while the view is shown.
    package var subscription: AnyCancellable?
    fileprivate var write: ((String?) -> Void)?
    fileprivate static let process = UUID().uuidString

    nonisolated init() {}

    /// Saves a text with the scene, or removes it.
    ///
    /// - Parameter isInterrupted: Whether an action is under way. An app does not say so after its restart.
    package func save(_ text: String?, isInterrupted: Bool) { write?(text.map { "\(Self.process) \($0)" }) }
  }
#endif
