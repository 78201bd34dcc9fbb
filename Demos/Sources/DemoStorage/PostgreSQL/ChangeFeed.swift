#if PostgreSQL
  import PostgreSQLClient
  import Synchronization

  /// Signals changes of the database's tables, from this process and from others, to any number of readers.
  final class ChangeFeed: Sendable {
    private struct Reader {
      let tables: Set<String>
      let continuation: AsyncStream<Void>.Continuation
    }

    private let readers = Mutex<(last: Int, all: [Int: Reader])>((0, [:]))

    /// Returns a sequence with one element now, and one after each change of the tables. A slow reader gets one element
    /// for several changes.
    func signals(for tables: Set<String>) -> AsyncStream<Void> {
      AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let id = readers.withLock { readers in
          readers.last += 1
          readers.all[readers.last] = Reader(tables: tables, continuation: continuation)
          return readers.last
        }
        continuation.onTermination = { [weak self] _ in
          self?.readers.withLock { _ = $0.all.removeValue(forKey: id) }
        }
        continuation.yield()
      }
    }

    /// Signals a change to the readers of a table. After listening has begun again, each table may have changed.
    func receive(_ event: ListeningEvent) {
      let concerned = readers.withLock { readers in
        readers.all.values.filter { reader in
          switch event {
          case .listening: true
          case .notification(let table): reader.tables.contains(table)
          }
        }
      }
      for reader in concerned { reader.continuation.yield() }
    }
  }
#endif
