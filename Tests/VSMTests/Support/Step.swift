/// A state for tests. It holds an object, so that it is not `Sendable`: nothing here may need that.
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
