import PortableUI

extension HeadlessPage {
  /// Continues with the states that the browser keeps for another page, as after a restart of the server.
  ///
  /// ```swift
  /// let page = HeadlessPage { NoteView(notes: notes) }
  /// try page.setText("Buy milk", in: "Note")
  /// let restarted = HeadlessPage { NoteView(notes: notes) }
  /// restarted.restoreStates(of: page)
  /// #expect(restarted.shows("Buy milk"))
  /// ```
  ///
  /// The states of views that appear with a restored state are restored too. The other page must be open.
  public func restoreStates(of other: HeadlessPage) {
    _ = restoreStates { other.host.storedText(for: $0) }
  }

  /// Continues with texts, and returns the names of the keys whose views did.
  func restoreStates(with text: (StorageKey) -> String?) -> Set<String> {
    var tried: Set<StorageKey> = []
    var used: Set<String> = []
    while let key = host.savedKeys.first(where: { !tried.contains($0) }) {
      tried.insert(key)
      guard let text = text(key) else { continue }
      if host.dispatch(Event(NodeID(rawValue: 0), .stored(text, for: key))) == .handled { used.insert(key.name) }
    }
    return used
  }

  /// Returns the text that the browser keeps for the state with a key of a `RestorableViewState`, before it is sealed, or
  /// `nil` if there is none.
  public func savedState(for key: String) -> String? { host.storedText(for: StorageKey(key, in: .sealed)) }
}
