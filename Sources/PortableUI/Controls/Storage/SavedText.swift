import CombineShim

/// A text that the browser keeps for a view in one of its tabs, so that the view can continue in another process.
///
/// Only the server can read the text, and a site without `LivePageConfiguration.stateSeal` keeps none.
package struct SavedText: DynamicProperty {
  private let key: StorageKey
  private var place: SavedPlace?

  package init(_ key: String) { self.key = StorageKey(key, in: .sealed) }

  /// Calls a closure when the view begins to be shown, to connect the text with its source.
  @MainActor package func connect(_ connect: (SavedPlace) -> Void) {
    guard let place, !place.isConnected else { return }
    place.isConnected = true
    connect(place)
  }

  /// Saves a text that its source has just set.
  @MainActor package func save(_ text: String?) { place?.save(text, isInterrupted: false) }
}

extension SavedText: InstallableProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _Node) {
    if let known = storage as? SavedPlace, known.key == key { return place = known }
    (storage as? SavedPlace)?.end()
    let made = SavedPlace(key: key, values: node.host.storedValues)
    storage = made
    place = made
  }

  func isInterchangeable(with other: Self) -> Bool { key == other.key }
}

/// The place of a saved text on a page.
@MainActor
package final class SavedPlace: EndingProperty {
  /// Called with the text that the browser has kept from an earlier process.
  package var restore: ((String) -> Void)?
  /// The subscription to the source of the text, until the view leaves the page.
  package var subscription: AnyCancellable?
  let key: StorageKey
  fileprivate var isConnected = false
  private weak var values: StoredValues?

  init(key: StorageKey, values: StoredValues) {
    self.key = key
    self.values = values
    values.add(self)
  }

  /// Saves a text in the browser, or removes it.
  ///
  /// - Parameter isInterrupted: Whether an action is under way, of which nobody knows after a restart whether it was done.
  package func save(_ text: String?, isInterrupted: Bool) {
    values?.save(text, isInterrupted: isInterrupted, of: self)
  }

  func end() {
    (restore, subscription) = (nil, nil)
    values?.remove(self)
  }
}
