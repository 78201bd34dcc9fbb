#if PostgreSQL
  import Foundation
  import PostgreSQLClient

  /// An error that prevents the use of the shared database. Each message is one line with a suggested solution, and
  /// contains neither the address nor the password.
  public enum SharedDatabaseError: Error, Equatable, Sendable {
    case invalidAddress
    case unreachable(reason: String)
    case unusable(reason: String)
    case newer

    init(_ error: PostgreSQLError) {
      self =
        switch error {
        case .unreachable(let reason), .connectionLost(let reason): .unreachable(reason: reason)
        case .rejected(let code, let message): .unusable(reason: "\(message) (\(code))")
        case .commitUnanswered, .nullCharacter: .unreachable(reason: error.localizedDescription)
        }
    }
  }

  extension SharedDatabaseError: LocalizedError {
    public var errorDescription: String? {
      switch self {
      case .invalidAddress:
        """
        The value of --database is not the address of a PostgreSQL database. Write it as in \
        --database postgresql://user@localhost:5432/name, with %40 for @ and %2F for / in a name or password.
        """
      case .unreachable(let reason):
        """
        The PostgreSQL database of --database can't be opened: \(reason). Start the server, or correct the address, \
        the user or the password; or leave out --database to store the data in SQLite.
        """
      case .unusable(let reason):
        """
        The PostgreSQL database of --database can't be used: \(reason). Give its user the right to create tables, as \
        with ALTER DATABASE name OWNER TO user, or choose another database.
        """
      case .newer:
        """
        The PostgreSQL database of --database was changed by a newer version of the gallery. \
        Use that version, or choose another database.
        """
      }
    }
  }
#endif
