/// Puts the parts of a list together, in every builder of sequences.
public protocol StateSequenceBuilding {}

extension StateSequenceBuilding {
  @inlinable public static func buildPartialBlock<State>(first: StateSequence<State>) -> StateSequence<State> {
    first
  }

  @inlinable public static func buildPartialBlock<State>(
    accumulated: consuming StateSequence<State>, next: StateSequence<State>
  ) -> StateSequence<State> {
    accumulated.steps += next.steps
    return accumulated
  }

  @inlinable public static func buildOptional<State>(_ sequence: StateSequence<State>?) -> StateSequence<State> {
    sequence ?? StateSequence(steps: [])
  }

  @inlinable public static func buildEither<State>(first: StateSequence<State>) -> StateSequence<State> { first }

  @inlinable public static func buildEither<State>(second: StateSequence<State>) -> StateSequence<State> { second }

  @inlinable public static func buildArray<State>(_ sequences: [StateSequence<State>]) -> StateSequence<State> {
    StateSequence(steps: sequences.flatMap(\.steps))
  }

  @inlinable public static func buildLimitedAvailability<State>(
    _ sequence: StateSequence<State>
  ) -> StateSequence<State> {
    sequence
  }

  @inlinable public static func buildFinalResult<State>(_ sequence: StateSequence<State>) -> StateSequence<State> {
    // A list of nothing but a sequence is that sequence.
    if sequence.steps.count == 1, case .timed(let only) = sequence.steps[0] { only } else { sequence }
  }
}

extension StateSequence {
  @inlinable init(_ step: Next<State>) { self.init(steps: [.next(step.action)]) }
  @inlinable init(_ step: First<State>) { self.init(steps: [.call(step.action)]) }
  @inlinable init(_ step: Follow<State>) { self.init(steps: [.emission(step.work)]) }

  /// This sequence as a part of another: its steps, or if they have a timing, one step that keeps it.
  @inlinable var asStep: StateSequence { timing == nil ? self : StateSequence(steps: [.timed(self)]) }
}
