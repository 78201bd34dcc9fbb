/// A difference between sources and a catalog, or a mistake in a translation.
public struct CatalogFinding: Equatable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// A key of the sources that the catalog does not have.
    case missing
    /// A key of the catalog that the sources do not have.
    case unused
    /// A key that is marked as stale in the catalog.
    case stale
    /// A key without a translation into a language.
    case untranslated
    /// A text without a variation that its language needs.
    case plural
    /// A text whose specifiers do not fit the values of its key.
    case specifier
  }

  public var kind: Kind
  public var path: String
  public var line: Int
  public var column: Int
  public var message: String

  /// One line: `path:line:column: warning: message [kind]`.
  public var text: String { "\(path):\(line):\(column): warning: \(message) [\(kind.rawValue)]" }
}
