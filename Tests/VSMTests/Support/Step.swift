/// A state for tests. It contains an object, so that it is not `Sendable`, which states need not be.
enum Step {
  case initial
  case loading
  case at(Int)
  case holding(AnyObject)
}

extension Step: Equatable {
  static func == (left: Step, right: Step) -> Bool {
    switch (left, right) {
    case (.initial, .initial), (.loading, .loading): true
    case (.at(let left), .at(let right)): left == right
    case (.holding(let left), .holding(let right)): left === right
    default: false
    }
  }
}
