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
    var restored: Set<StorageKey> = []
    while let key = host.savedKeys.first(where: { !restored.contains($0) }) {
      restored.insert(key)
      guard let text = other.host.storedText(for: key) else { continue }
      _ = host.dispatch(Event(NodeID(rawValue: 0), .stored(text, for: key)))
    }
  }

  /// Returns the text that the browser keeps for the state with a key of a `RestorableViewState`, before it is sealed, or
  /// `nil` if there is none.
  public func savedState(for key: String) -> String? { host.storedText(for: StorageKey(key, in: .sealed)) }
}
