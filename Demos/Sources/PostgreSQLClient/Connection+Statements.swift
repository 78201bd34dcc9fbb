#if PostgreSQL
  import CPostgreSQL
  import Foundation

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
      let isSent = sql.withCString { sql in
        CStrings.with(texts) { PQsendQueryParams(handle, sql, Int32(texts.count), nil, $0, nil, nil, 0) }
      }
      return try answer(ifSent: isSent) { Row.all(of: $0) }
    }

    /// Runs several statements without parameters, also if the task is canceled.
    public func runScript(_ sql: StaticString) throws {
      _ = try complete(sql)
    }

    /// Runs statements in one transaction, which is rolled back if the closure throws an error or the task is canceled.
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
        try Task.checkCancellation()
      } catch {
        // If it fails, the connection is lost or unusable, and the server rolls back by itself.
        _ = try? complete("ROLLBACK")
        throw error
      }
      try commit()
      return value
    }

    private func commit() throws {
      let answer: String
      do {
        answer = try complete("COMMIT")
      } catch PostgreSQLError.connectionLost {
        throw PostgreSQLError.commitUnanswered
      }
      // The server doesn't report an error if it rolls back because of a failed statement, whose error was ignored.
      if answer != "COMMIT" {
        throw PostgreSQLError.rejected(code: "25P02", message: "a statement of the transaction has failed")
      }
    }

    /// Runs statements, also if the task is canceled, and returns what the server calls the last one.
    private func complete(_ sql: StaticString) throws -> String {
      try answer(ifSent: sql.withCString { PQsendQuery(handle, $0) }) { result in
        PQcmdStatus(result).map { String(cString: $0) } ?? ""
      }
    }

    /// Waits for the answer to what was sent, and returns what is read from the last result.
    private func answer<Value>(ifSent isSent: CInt, _ read: (OpaquePointer) -> Value) throws -> Value {
      var last: OpaquePointer?
      defer { PQclear(last) }
      guard isSent == 1 else { throw lost(message) }
      while let result = try nextResult() {
        PQclear(last)
        last = result
      }
      switch PQresultStatus(last) {
      case PGRES_TUPLES_OK, PGRES_COMMAND_OK: return read(last!)
      default: throw error(of: last)
      }
    }

    /// Waits for the next result, for a limited time: a server that hangs, on a machine that responds, keeps its
    /// connections open.
    private func nextResult() throws -> OpaquePointer? {
      let end = ContinuousClock.now + .milliseconds(answerLimit)
      while PQisBusy(handle) == 1 {
        // With TLS, what was received can still be in a buffer of OpenSSL. `poll` doesn't know of it, so it waits
        // briefly. One call of libpq may read only half of a TLS record.
        guard PQconsumeInput(handle) == 1, PQconsumeInput(handle) == 1 else { throw lost(message) }
        guard PQisBusy(handle) == 1 else { break }
        if ContinuousClock.now > end { throw lost("the server did not answer in time") }
        var source = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        poll(&source, 1, 20)
      }
      return PQgetResult(handle)
    }

    private func lost(_ reason: String) -> PostgreSQLError {
      isLost = true
      return .connectionLost(reason: reason)
    }

    private func error(of result: OpaquePointer?) -> PostgreSQLError {
      // The letters stand for libpq's PG_DIAG_SQLSTATE and PG_DIAG_MESSAGE_PRIMARY, which Swift doesn't import.
      let field = { (letter: Unicode.Scalar) in
        PQresultErrorField(result, Int32(letter.value)).map { String(cString: $0) }
      }
      // An error without a code is libpq's own. The codes 08 and 57P mean that the server ends the connection.
      guard let code = field("C"), !code.hasPrefix("08"), !code.hasPrefix("57P"), PQstatus(handle) == CONNECTION_OK
      else { return lost(message) }
      return .rejected(code: code, message: field("M") ?? message)
    }
  }

  /// The kinds of transactions.
  public enum TransactionKind: Sendable {
    /// A transaction that reads one state of the database.
    case reading
    /// A transaction whose statements see what others have committed before each of them, so that it can wait for a lock
    /// first. Without locks, others can make changes between its statements.
    case writing

    var begin: StaticString {
      switch self {
      case .reading: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
      case .writing: "BEGIN ISOLATION LEVEL READ COMMITTED"
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
