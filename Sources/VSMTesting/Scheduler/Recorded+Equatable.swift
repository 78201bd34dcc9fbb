import CombineShim

extension Recorded: Equatable where Output: Equatable {
  /// Returns whether two events are equal and have the same time.
  ///
  /// Failures are compared by `==` if their type is `Equatable`, and otherwise by their type and debug description. A
  /// publisher of `any Error` can therefore be tested like any other.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.time == right.time else { return false }
    switch (left.event, right.event) {
    case (.value(let left), .value(let right)): return left == right
    case (.completion(.finished), .completion(.finished)): return true
    case (.completion(.failure(let left)), .completion(.failure(let right))): return isSame(left, right)
    default: return false
    }
  }

  private static func isSame(_ left: any Error, _ right: any Error) -> Bool {
    if let left = left as Any as? any Equatable { return isEqual(left, right) }
    return type(of: left) == type(of: right) && String(reflecting: left) == String(reflecting: right)
  }

  private static func isEqual<Left: Equatable>(_ left: Left, _ right: any Error) -> Bool {
    left == right as? Left
  }
}
