#if PostgreSQL
  import CPostgreSQL
  import Foundation

  /// A connection to a PostgreSQL database, whose blocking calls run on a thread of its own.
  ///
  /// A connection that is lost stays unusable. A transaction is a synchronous closure, so that nothing suspends it
  /// between two statements. libpq is used instead of PostgresNIO, whose BoringSSL would double the build of the demos.
  public actor Connection {
    private let executor = ThreadExecutor(name: "PostgreSQL connection")
    /// libpq's connection.
    ///
    /// Unsafe is justified because it is used only by the actor, and by `deinit`, when nothing else has a reference.
    nonisolated(unsafe) var handle: OpaquePointer?
    /// The highest number of milliseconds until an answer is complete.
    let answerLimit: Int
    /// Whether a statement failed because of the connection, which libpq's status can tell late.
    var isLost = false
    /// Cancels the running statement.
    private(set) var cancellation: StatementCancellation?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private init(answerLimit: Int) {
      self.answerLimit = answerLimit
    }

    deinit {
      PQfinish(handle)
      executor.stop()
    }

    /// Opens a connection. Throws ``PostgreSQLError/unreachable(reason:)`` if that fails.
    ///
    /// - Parameter answerLimit: The milliseconds after which a connection is lost whose server does not answer. The
    ///   default is longer than the server's own limit for a statement.
    public static func open(_ address: DatabaseAddress, answerLimit: Int = 15_000) async throws -> Connection {
      let connection = Connection(answerLimit: answerLimit)
      try await connection.connect(to: address)
      return connection
    }

    private func connect(to address: DatabaseAddress) throws {
      let options: KeyValuePairs = [
        // Without these, a server whose machine is gone would be noticed only after minutes or hours.
        "connect_timeout": "5", "tcp_user_timeout": "10000",
        "keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "2",
        // Later options replace earlier ones, so the address can contain other values for those above.
        "dbname": address.text,
        "client_encoding": "UTF8",
      ]
      handle = CStrings.with(options.map { $0.key }) { keywords in
        CStrings.with(options.map { $0.value }) { values in PQconnectdbParams(keywords, values, 1) }
      }
      guard PQstatus(handle) == CONNECTION_OK else { throw PostgreSQLError.unreachable(reason: message) }
      // Otherwise, the server's notices are written to standard error.
      PQsetNoticeProcessor(handle, { _, _ in }, nil)
      cancellation = StatementCancellation(handle)
      // A client that stops responding inside a transaction must not block the others.
      try run("SET idle_in_transaction_session_timeout = '10s'")
      try run("SET statement_timeout = '10s'")
    }

    /// libpq's message about the last failure, in one line.
    var message: String {
      String(cString: PQerrorMessage(handle)).split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Whether the connection is open and outside of a transaction.
    var isUsable: Bool {
      !isLost && PQstatus(handle) == CONNECTION_OK && PQtransactionStatus(handle) == PQTRANS_IDLE
    }
  }

  /// Arrays of C strings.
  enum CStrings {
    /// Calls a closure with the strings, followed by a null pointer. A string that is `nil` is a null pointer too.
    static func with<Result>(
      _ strings: [String?], _ body: (UnsafePointer<UnsafePointer<CChar>?>) throws -> Result
    ) rethrows -> Result {
      let copies = strings.map { string in string.map { $0.withCString { strdup($0) } } ?? nil }
      defer { copies.forEach { free($0) } }
      return try (copies.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer { try body($0.baseAddress!) }
    }
  }
#endif
