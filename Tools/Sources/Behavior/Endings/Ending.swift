import SwiftSyntax

/// The end of an action: states that it stops in, or a stream that can send further states.
struct Ending {
  /// The states in which the action certainly can stop.
  var stops: [Stop] = []
  /// The states of streams that the action follows.
  var streamed: [Stop] = []

  static func + (first: Self, second: Self) -> Self {
    Ending(stops: first.stops + second.stops, streamed: first.streamed + second.streamed)
  }

  /// The same end, as what follows the failure of a stream.
  var afterFailure: Self {
    var copy = self
    for index in copy.stops.indices { copy.stops[index].isAfterFailure = true }
    return copy
  }
}

extension Sequence<Ending> {
  var combined: Ending { reduce(Ending(), +) }
}

/// A state that an expression leads to.
struct Stop: Hashable {
  let state: String
  /// The cases of other enums in its values, such as `confirming` in `.filled(cart, .confirming(model))`.
  let details: Set<String>
  /// The returned or emitted expression.
  let place: ExprSyntax
  var isAfterFailure = false

  /// Whether it shows the same as another one, apart from its data.
  func looksLike(_ other: Stop) -> Bool { state == other.state && details == other.details }
}
