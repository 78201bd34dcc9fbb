import CombineShim

/// A text that the browser keeps for a view in one of its tabs, so that the view can continue in another process.
///
/// Only the server can read the text, and a site without `LivePageConfiguration.stateSeal` keeps none.
package struct RestorationStorage: DynamicProperty {
  private let key: StorageKey
  private var client: RestorationClient?

  package init(_ key: String) { self.key = StorageKey(key, in: .sealed) }

  /// Calls a closure when the view begins to be shown, to connect the text with its source.
  @MainActor package func connect(_ connect: (RestorationClient) -> Void) {
    guard let client, !client.isConnected else { return }
    client.isConnected = true
    connect(client)
    client.restoreOffered()
  }

  /// Saves a text that its source has just set.
  @MainActor package func save(_ text: String?) { client?.save(SavedText(text)) }
}

extension RestorationStorage: InstallableProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _Node) {
    if let known = storage as? RestorationClient, known.key == key { return client = known }
    (storage as? RestorationClient)?.end()
    let made = RestorationClient(key: key, values: node.host.storedValues)
    storage = made
    client = made
  }

  func isInterchangeable(with other: Self) -> Bool { key == other.key }
}

/// A text of a view, and what it says about the view's action.
package struct SavedText: Equatable {
  var text: String?
  /// Whether an action is under way. After a restart, nobody knows whether it was done.
  var isInterrupted: Bool

  package init(_ text: String?, isInterrupted: Bool = false) { (self.text, self.isInterrupted) = (text, isInterrupted) }
}

/// A view of a page that saves a text and continues with it.
@MainActor
package final class RestorationClient: EndingProperty {
  /// Continues with the text that the browser has kept from an earlier process. Returns whether the view can do so.
  package var restore: ((String) -> Bool)?
  /// The subscription to the source of the text, until the view leaves the page.
  package var subscription: AnyCancellable?
  let key: StorageKey
  fileprivate(set) var saved = SavedText(nil)
  fileprivate var isConnected = false
  private weak var values: StoredValues?

  init(key: StorageKey, values: StoredValues) {
    self.key = key
    self.values = values
    values.add(self)
  }

  /// Saves the text with which the view begins. Its source may have been in use before.
  package func begin(with text: SavedText) { save(text) }

  /// Saves a text in the browser, or removes it.
  package func save(_ text: SavedText) {
    saved = text
    values?.save(of: self)
  }

  /// Continues with the text that the browser has offered to the page's first views.
  fileprivate func restoreOffered() { values?.restoreOffered(of: self) }

  func end() {
    (restore, subscription) = (nil, nil)
    values?.remove(self)
  }
}
