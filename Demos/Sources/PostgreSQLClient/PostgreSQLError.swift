#if PostgreSQL
  import Foundation

  /// An error of a PostgreSQL server, or of the connection to it.
  public enum PostgreSQLError: Error, Equatable, Sendable {
    /// No connection could be opened, so the request had no effect.
    case unreachable(reason: String)
    /// The connection ended before the transaction was committed, so the request had no effect.
    case connectionLost(reason: String)
    /// The connection ended before the server answered whether it has committed the transaction.
    case commitUnanswered
    /// The server rejected a statement. The code is one of PostgreSQL's list of error codes.
    case rejected(code: String, message: String)
    /// A text contains the character U+0000, which PostgreSQL can't store.
    case nullCharacter
  }

  extension PostgreSQLError {
    /// Whether the same request can succeed without a change of the request or of the database.
    public var isTemporary: Bool {
      switch self {
      case .unreachable, .connectionLost, .commitUnanswered: true
      // A conflict with another transaction, a deadlock, a lack of resources, or an intervention of the operator.
      case .rejected(let code, _): code == "40001" || code == "40P01" || code.hasPrefix("53") || code.hasPrefix("57")
      case .nullCharacter: false
      }
    }
  }

  extension PostgreSQLError: LocalizedError {
    public var errorDescription: String? {
      switch self {
      case .unreachable, .connectionLost: "The database server does not answer. Nothing was changed; try again."
      case .commitUnanswered: "The database server did not answer, so it is not known whether the change was saved."
      case .rejected(let code, let message): "The database rejected the request: \(message) (\(code))."
      case .nullCharacter: "The text contains the invisible character U+0000, which cannot be stored. Type it again."
      }
    }
  }
#endif
