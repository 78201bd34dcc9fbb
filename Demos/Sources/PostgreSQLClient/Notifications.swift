#if PostgreSQL
  import CPostgreSQL
  import Foundation

  /// An event that a listening client receives.
  public enum ListeningEvent: Equatable, Sendable {
    /// Listening has begun, or has begun again after a lost connection. Notifications in between were not received.
    case listening
    /// Another transaction has sent a notification with this text.
    case notification(String)
  }

  extension DatabaseAddress {
    /// Returns the notifications of a database, on a connection of their own.
    ///
    /// A lost connection is opened again, with increasing delays. The sequence ends when its reader is canceled.
    ///
    /// - Parameter statement: The statement that subscribes to a channel, such as `LISTEN changes`.
    public func events(after statement: StaticString) -> AsyncStream<ListeningEvent> {
      AsyncStream { continuation in
        let task = Task {
          var backoff = Backoff()
          while !Task.isCancelled {
            do {
              let connection = try await Connection.open(self)
              try await connection.run(statement)
              backoff = Backoff()
              continuation.yield(.listening)
              try await connection.forwardNotifications { continuation.yield(.notification($0)) }
            } catch {
              try? await backoff.wait()
            }
          }
          continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    }
  }

  extension Connection {
    /// Passes on each notification until the task is canceled. Throws an error if the connection is lost.
    fileprivate nonisolated func forwardNotifications(_ receive: @Sendable (String) -> Void) async throws {
      let wake = Pipe()
      try await withTaskCancellationHandler {
        while !Task.isCancelled {
          for text in try await nextNotifications(orEndOf: wake) { receive(text) }
        }
      } onCancel: {
        // The thread waits for this, too. A closed pipe would not wake it while a child process has inherited the pipe.
        try? wake.fileHandleForWriting.write(contentsOf: [0])
      }
    }

    /// Waits until there are notifications, and returns their texts, or none after something was written to the pipe.
    private func nextNotifications(orEndOf wake: Pipe) throws -> [String] {
      let received = takeNotifications()
      if !received.isEmpty { return received }
      // A lost connection has no socket, and the call below would ignore it.
      guard PQsocket(handle) >= 0 else { throw PostgreSQLError.connectionLost(reason: message) }
      var sources = [PQsocket(handle), wake.fileHandleForReading.fileDescriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      // An interrupted call returns like one after which nothing has arrived.
      poll(&sources, nfds_t(sources.count), -1)
      guard PQconsumeInput(handle) == 1 else { throw PostgreSQLError.connectionLost(reason: message) }
      return takeNotifications()
    }

    private func takeNotifications() -> [String] {
      var texts: [String] = []
      while let notification = PQnotifies(handle) {
        texts.append(String(cString: notification.pointee.extra))
        PQfreemem(notification)
      }
      return texts
    }
  }
#endif
