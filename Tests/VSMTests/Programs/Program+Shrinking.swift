@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension Program {
  /// Returns a minimal program that also fails, and its failure.
  @MainActor func shrunk(_ failure: String) async -> (program: Program, failure: String) {
    for candidate in smaller {
      if let failure = await candidate.failure(patience: 2_000) { return await candidate.shrunk(failure) }
    }
    return (self, failure)
  }

  /// The variants of this program without one of its parts, larger parts first.
  private var smaller: some Sequence<Program> {
    var candidates: [Program] = []
    func add(_ change: (inout Program) -> Void) {
      var candidate = self
      change(&candidate)
      candidates.append(candidate)
    }
    var length = steps.count
    while length > 0 {
      for start in stride(from: steps.count - length, through: 0, by: -length) {
        add { $0.steps.removeSubrange(start..<start + length) }
      }
      length /= 2
    }
    for occasion in reactions.keys.sorted() {
      add { $0.reactions[occasion] = nil }
      for index in reactions[occasion, default: []].indices { add { $0.reactions[occasion]?.remove(at: index) } }
    }
    if hasObserver { add { $0.hasObserver = false } }
    return candidates
  }
}
