#if !canImport(SwiftUI) || PortableUI
  import CombineShim
  import Foundation
  import PortableUI

  /// Runs an operation that only the test can end, such as waiting for an answer that the test holds back.
  ///
  /// ``HeadlessPage/settle()`` does not wait for it. A double that suspends an action wraps the suspension in this:
  ///
  /// ```swift
  /// await heldByTest { await withCheckedContinuation { answers.append($0) } }
  /// ```
  nonisolated(nonsending) public func heldByTest<Result>(
    _ operation: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    guard let host = ViewHost.current else { return try await operation() }
    Parking.add(1, to: host)
    defer { Parking.add(-1, to: host) }
    return try await operation()
  }

  /// Counts, for each page, the tasks that wait for the test.
  enum Parking {
    private static let table = Table()

    static func add(_ number: Int, to host: ViewHost) {
      table.add(number, to: ObjectIdentifier(host))
      MainActorContext.run { quiescence(of: host)?.noteActivity() }
    }

    static func count(for host: ViewHost) -> Int {
      table.count(for: ObjectIdentifier(host))
    }

    private struct Weak {
      weak var quiescence: Quiescence?
    }

    @MainActor private static var pages: [ObjectIdentifier: Weak] = [:]

    /// What knows about the page of this host, if it is a headless one.
    @MainActor static func quiescence(of host: ViewHost) -> Quiescence? {
      pages[ObjectIdentifier(host)]?.quiescence
    }

    @MainActor static func register(_ quiescence: Quiescence, for host: ViewHost) {
      pages[ObjectIdentifier(host)] = Weak(quiescence: quiescence)
    }

    static func forget(_ host: ObjectIdentifier) {
      MainActorContext.run {
        // The next host may have the same address and be there already.
        if pages[host]?.quiescence == nil { pages[host] = nil }
      }
    }

    /// Unchecked, since the compiler cannot see that the lock guards every access.
    private final class Table: @unchecked Sendable {
      private let lock = NSLock()
      private var counts: [ObjectIdentifier: Int] = [:]

      func add(_ number: Int, to id: ObjectIdentifier) {
        lock.withLock {
          let count = counts[id, default: 0] + number
          counts[id] = count == 0 ? nil : count
        }
      }

      func count(for id: ObjectIdentifier) -> Int {
        lock.withLock { counts[id] ?? 0 }
      }
    }
  }
#endif
