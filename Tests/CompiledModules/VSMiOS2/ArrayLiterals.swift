// The array literals of vsm-ios 2.0, which need this conformance.

import VSM

// snippet.array
extension StateSequence: @retroactive ExpressibleByArrayLiteral {
  public init(arrayLiteral steps: nonisolated(nonsending) () async -> State...) {
    self.init {
      for step in steps { Next(action: step) }
    }
  }
}
// snippet.end

extension PlatformModel {
  func reload() -> StateSequence<PlatformViewState> {
    [
      { .loading },
      { await fetch() },
    ]
  }
}
