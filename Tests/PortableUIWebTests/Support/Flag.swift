import Foundation

/// A flag that can be set from any thread.
///
/// Unchecked: `lock` guards the mutable property.
final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isSet: Bool { lock.withLock { value } }

  func set() { lock.withLock { value = true } }
}
