import Foundation
import VSMTesting

@testable import Shopping

/// Decides what becomes of a shop's requests: granted at once, refused, or held until the test lets them go.
@MainActor final class Gate {
  private(set) var asked: [String] = []
  /// What the next request fails with.
  var failure: (any Error)?
  var isHeld = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Lets all requests go that wait, in the order in which they were made.
  func open() {
    isHeld = false
    letNextGo()
  }

  /// Lets the request go that has waited longest.
  func letOneGo() {
    waiting.removeFirst().resume()
  }

  private func letNextGo() {
    if !waiting.isEmpty { letOneGo() }
  }

  fileprivate func pass(_ request: String) async throws {
    asked.append(request)
    if isHeld {
      await heldByTest { await withCheckedContinuation { waiting.append($0) } }
      // Not all at once: tasks that are resumed together get back to the main actor in any order.
      if !isHeld { letNextGo() }
    }
    if let failure {
      self.failure = nil
      throw failure
    }
  }
}

extension MemoryShop {
  /// A shop whose requests pass a gate.
  convenience init(_ contents: Contents = Contents(), gate: Gate) {
    self.init(contents) { try await gate.pass($0) }
  }
}

/// What goes wrong in these tests.
struct Unavailable: LocalizedError {
  var errorDescription: String? { "No connection." }
}

/// The feature is not in the state that a test is about.
struct WrongState: Error {}
