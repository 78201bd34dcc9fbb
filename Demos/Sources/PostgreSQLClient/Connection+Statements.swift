#if PostgreSQL
  import CPostgreSQL

  extension Connection {
    /// Runs a statement and returns its rows.
    ///
    /// A statement is a literal of the program, which the type requires. Values are sent beside it, as parameters:
    /// `$1` is the first one. Throws `CancellationError` if the task is already canceled.
    @discardableResult
    public func run(_ sql: StaticString, _ parameters: [any DatabaseValue] = []) throws -> [Row] {
      try Task.checkCancellation()
      let texts = parameters.map(\.databaseText)
      // The text would end there, since parameters are C strings.
      if texts.contains(where: { $0.utf8.contains(0) }) { throw PostgreSQLError.nullCharacter }
      let result = sql.withCString { sql in
        CStrings.with(texts) { PQexecParams(handle, sql, Int32(texts.count), nil, $0, nil, nil, 0) }
      }
      return try rows(of: result)
    }

    /// Runs several statements without parameters.
    public func runScript(_ sql: StaticString) throws {
      _ = try rows(of: sql.withCString { PQexec(handle, $0) })
    }

    /// Runs statements in one transaction, which is rolled back if the closure throws an error.
    ///
    /// - Throws: ``PostgreSQLError/commitUnanswered`` if the connection ended during the commit. The transaction has no
    ///   effect after any other error.
    public func transaction<Value: Sendable>(
      _ kind: TransactionKind, _ body: @Sendable (isolated Connection) throws -> Value
    ) throws -> Value {
      try run(kind.begin)
      let value: Value
      do {
        value = try body(self)
      } catch {
        // If it fails, the connection is lost or unusable, and the server rolls back by itself.
        _ = try? run("ROLLBACK")
        throw error
      }
      do {
        try run("COMMIT")
      } catch PostgreSQLError.connectionLost {
        throw PostgreSQLError.commitUnanswered
      }
      return value
    }

    private func rows(of result: OpaquePointer?) throws -> [Row] {
      defer { PQclear(result) }
      switch PQresultStatus(result) {
      case PGRES_TUPLES_OK, PGRES_COMMAND_OK: return Row.all(of: result)
      default: throw error(of: result)
      }
    }

    private func error(of result: OpaquePointer?) -> PostgreSQLError {
      // The letters are those of libpq's PG_DIAG_SQLSTATE and PG_DIAG_MESSAGE_PRIMARY, which Swift doesn't import.
      let field = { (letter: Unicode.Scalar) in
        PQresultErrorField(result, Int32(letter.value)).map { String(cString: $0) }
      }
      // An error without a code is libpq's own. The codes 08 and 57P are those of a server that ends the connection.
      guard let code = field("C"), !code.hasPrefix("08"), !code.hasPrefix("57P"), PQstatus(handle) == CONNECTION_OK
      else {
        isLost = true
        return .connectionLost(reason: message)
      }
      return .rejected(code: code, message: field("M") ?? message)
    }
  }

  /// The kinds of transactions.
  public enum TransactionKind: Sendable {
    /// A transaction that reads one state of the database.
    case reading
    /// A transaction whose effect is as if no other one ran at the same time. It can fail because of another one.
    case writing
    /// A transaction whose statements see what others have committed before each of them, for changes of the schema.
    case migrating

    var begin: StaticString {
      switch self {
      case .reading: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
      case .writing: "BEGIN ISOLATION LEVEL SERIALIZABLE"
      case .migrating: "BEGIN ISOLATION LEVEL READ COMMITTED"
      }
    }
  }

  extension Row {
    fileprivate static func all(of result: OpaquePointer?) -> [Row] {
      let names = (0..<PQnfields(result)).map { String(cString: PQfname(result, $0)) }
      let columns = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
      return (0..<PQntuples(result)).map { row in
        Row(
          columns: columns,
          values: names.indices.map { column in
            let column = Int32(column)
            return PQgetisnull(result, row, column) == 1 ? nil : String(cString: PQgetvalue(result, row, column))
          })
      }
    }
  }

  extension StaticString {
    fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
      // Literals end with a null character.
      try utf8Start.withMemoryRebound(to: CChar.self, capacity: utf8CodeUnitCount + 1) { try body($0) }
    }
  }
#endif
