/// What stands in the username field, and which stored name it started from.
///
/// Text that somebody typed and has not saved is never replaced: a stored name is taken over only while the field
/// still holds the one taken before, or once the two are the same but for spaces around, as after a save.
public struct UsernameDraft: Equatable, Sendable {
  public var text: String
  /// The stored name that the field last took over.
  public private(set) var taken: String
  /// The newest stored name, taken over or not.
  public private(set) var stored: String

  public init(_ stored: String) {
    text = stored
    taken = stored
    self.stored = stored
  }

  /// Hears of the stored name, and takes it over unless that would cost unsaved typing.
  public mutating func follow(_ stored: String) {
    self.stored = stored
    guard stored != taken else { return }
    if text == taken || Username.trimmed(text) == stored {
      text = stored
      taken = stored
    }
  }

  /// Whether the stored name changed while the field held unsaved typing.
  public var hasMissedAChange: Bool {
    stored != taken && text != stored
  }
}
