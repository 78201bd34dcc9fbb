/// The text of the username field, and the stored name that it was based on.
///
/// Unsaved edits are never replaced. A new stored name replaces the text only if the text was not edited, or if the two
/// differ only in whitespace around them, as after a save.
public struct UsernameDraft: Equatable, Sendable {
  public var text: String
  /// The last stored name that replaced the text.
  public private(set) var taken: String
  /// The newest stored name.
  public private(set) var stored: String

  public init(_ stored: String) {
    text = stored
    taken = stored
    self.stored = stored
  }

  /// Receives a stored name, which replaces the text unless the text has unsaved edits.
  public mutating func follow(_ stored: String) {
    self.stored = stored
    guard stored != taken else { return }
    if text == taken || Username.trimmed(text) == stored {
      text = stored
      taken = stored
    }
  }

  /// Whether the stored name changed while the text had unsaved edits.
  public var hasMissedAChange: Bool {
    stored != taken && text != stored
  }
}
