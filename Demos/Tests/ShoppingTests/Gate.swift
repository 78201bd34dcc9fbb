import Foundation
import VSMTesting

@testable import Shopping

/// Controls a shop's requests, which are granted immediately, rejected, or held until the test resumes them.
@MainActor final class Gate {
  private(set) var asked: [String] = []
  /// The error of the next request.
  var failure: (any Error)?
  var isHeld = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Resumes all waiting requests, the oldest first.
  func open() {
    isHeld = false
    letNextGo()
  }

  /// Resumes the request that has waited longest.
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
      // Not all at once: tasks that are resumed together return to the main actor in an undefined order.
      if !isHeld { letNextGo() }
    }
    if let failure {
      self.failure = nil
      throw failure
    }
  }
}

extension MemoryShop {
  /// A shop whose requests pass through a gate.
  convenience init(_ contents: Contents = Contents(), gate: Gate) {
    self.init(contents) { try await gate.pass($0) }
  }
}

/// The error in these tests.
struct Unavailable: LocalizedError {
  var errorDescription: String? { "No connection." }
}

/// An error for a feature that is not in the expected state.
struct WrongState: Error {}
