// A text that outlives the process of a view. PortableUI has the same, which browsers keep.
#if canImport(SwiftUI) && !PortableUI
  import CombineShim

  /// A text that the system keeps for a view with its scene.
  ///
  /// A view that is shown again in the same process starts anew, as one with `@StateObject` does. Therefore, the text
  /// starts with an identifier of the process that has written it.
  package struct RestorationStorage: DynamicProperty {
    @SceneStorage private var text: String?
    @StateObject private var client = RestorationClient()

    package init(_ key: String) { _text = SceneStorage(key) }

    /// Calls a closure when the view begins to be shown, to connect the text with its source.
    @MainActor package func connect(_ connect: (RestorationClient) -> Void) {
      guard client.write == nil else { return }
      let storage = _text
      client.write = { storage.wrappedValue = $0 }
      connect(client)
      let parts = text?.split(separator: " ", maxSplits: 1) ?? []
      guard parts.count == 2, parts[0] != RestorationClient.process else { return }
      // Later, because a state must not change while views are evaluated.
      let kept = String(parts[1])
      Task { [client] in
        // The view may save another text when it continues.
        client.save(SavedText(kept))
        _ = client.restore?(kept)
      }
    }

    /// Saves a text that its source has just set.
    @MainActor package func save(_ text: String?) { client.save(SavedText(text)) }
  }

  /// A text of a view, and what it says about the view's action.
  package struct SavedText: Equatable {
    fileprivate let text: String?

    /// - Parameter isInterrupted: Whether an action is under way. An app does not say so after its restart.
    package init(_ text: String?, isInterrupted: Bool = false) { self.text = text }
  }

  /// A view of a scene that saves a text and continues with it.
  @MainActor
  package final class RestorationClient: ObservableObject {
    /// Continues with the text that an earlier process has kept. Returns whether the view can do so.
    package var restore: ((String) -> Bool)?
    /// The subscription to the source of the text, while the view is shown.
    package var subscription: AnyCancellable?
    fileprivate var write: ((String?) -> Void)?
    fileprivate static let process = UUID().uuidString

    nonisolated init() {}

    /// Does nothing: the text with which the view begins must not replace the one of an earlier process.
    package func begin(with text: SavedText) {}

    /// Saves a text with the scene, or removes it.
    package func save(_ text: SavedText) { write?(text.text.map { "\(Self.process) \($0)" }) }
  }
#endif
