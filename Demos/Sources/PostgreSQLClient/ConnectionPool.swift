#if PostgreSQL
  /// A bounded number of connections to a database, which are opened when they are needed and then reused.
  public actor ConnectionPool {
    private let address: DatabaseAddress
    private var idle: [Connection] = []
    /// The number of further requests that can run now.
    private var available: Int
    private var waiters: [(id: Int, continuation: CheckedContinuation<Void, any Error>)] = []
    private var lastWaiter = 0

    /// - Parameter limit: The highest number of connections. Further requests wait for one, in the order of the calls.
    public init(_ address: DatabaseAddress, limit: Int = 4) {
      self.address = address
      available = limit
    }

    /// Runs statements in a transaction on one of the connections.
    ///
    /// Canceling the task cancels the running statement, too, and throws `CancellationError`, unless the transaction has
    /// been committed.
    public func transaction<Value: Sendable>(
      _ kind: TransactionKind, _ body: @escaping @Sendable (isolated Connection) throws -> Value
    ) async throws -> Value {
      try await wait()
      defer { leave() }
      let connection: Connection
      if let known = idle.popLast() { connection = known } else { connection = try await Connection.open(address) }
      let cancellation = await connection.cancellation
      do {
        let value = try await withTaskCancellationHandler {
          try await connection.transaction(kind, body)
        } onCancel: {
          cancellation?.cancel()
        }
        await keep(connection)
        return value
      } catch {
        await keep(connection)
        if Task.isCancelled, case PostgreSQLError.rejected("57014", _) = error { throw CancellationError() }
        throw error
      }
    }

    /// Keeps a connection for the next request. If it is lost, the idle ones, which are probably lost too, are closed.
    private func keep(_ connection: Connection) async {
      if Task.isCancelled { return }
      if await connection.isUsable { idle.append(connection) } else { idle.removeAll() }
    }

    private func wait() async throws {
      lastWaiter += 1
      let id = lastWaiter
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
          if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
          if available == 0 { return waiters.append((id, continuation)) }
          available -= 1
          continuation.resume()
        }
      } onCancel: {
        Task { await self.cancelWaiter(id) }
      }
    }

    private func leave() {
      if waiters.isEmpty { available += 1 } else { waiters.removeFirst().continuation.resume() }
    }

    private func cancelWaiter(_ id: Int) {
      guard let index = waiters.firstIndex(where: { $0.id == id }) else { return }
      waiters.remove(at: index).continuation.resume(throwing: CancellationError())
    }
  }
#endif
