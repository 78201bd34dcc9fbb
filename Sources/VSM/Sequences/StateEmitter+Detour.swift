import Foundation
import MainActorIsolation

// Work that has left the main actor, which Swift cannot prevent in every case: its states take a detour.
extension StateEmitter {
  @usableFromInline var isOnMainActor: Bool { MainActorContext.isCurrent }

  /// Emits a state of a stream.
  func emit(_ state: consuming State) {
    switch receiver {
    case .run where isOnMainActor: Self.pass(state, to: run)
    case .object(let sink) where isOnMainActor: Self.pass(state, to: sink)
    case .run, .object, .detour: makeDetour()?.add(state)
    case .array(var states):
      // Not shared meanwhile, so that it is not copied.
      receiver = .none
      states.append(state)
      receiver = .array(states)
    case .none: break
    }
  }

  /// Emits a state, and reports the place of the call if the work has left the main actor.
  @usableFromInline func emit(_ state: consuming State, from fileID: StaticString, _ line: UInt) {
    // After the first state of a detour, the work can be on the main actor again.
    if sink != nil, !isOnMainActor {
      let place = CallSite(fileID: "\(fileID)", line: line, column: 0)
      Misuse.report("\(place): \(Self.explanation("was called"))", at: place)
    }
    emit(state)
  }

  /// The receiver of the states on the main actor, by a detour or directly.
  var sink: (any StateSink<State>)? {
    switch receiver {
    case .run: run
    case .object(let sink): sink
    case .detour(let detour): detour.sink
    case .array, .none: nil
    }
  }

  /// Returns the detour, which exists from the first state on that is emitted elsewhere, so that states keep their order.
  private func makeDetour() -> EmissionDetour<State>? {
    if case .detour(let detour) = receiver { return detour }
    guard let sink else { return nil }
    let detour = EmissionDetour(sink)
    receiver = .detour(detour)
    return detour
  }

  /// Applies the states that are still on their way. Called on the main actor, after the work.
  @usableFromInline func endDetour() {
    guard case .detour(let detour) = receiver else { return }
    receiver = .none
    MainActor.assumeIsolated { detour.applyAll() }
  }

  /// The states of work that did not run on the main actor.
  var collected: [State]? {
    if case .array(let states) = receiver { states } else { nil }
  }

  /// Marks the current task as one that only waits for the next element.
  func beginFollowing() async -> (@Sendable () -> Void)? {
    guard let sink else { return nil }
    if isOnMainActor { return beginFollowingHere(sink) }
    Misuse.report(Self.explanation("followed a stream"), at: State.self)
    let detour: EmissionDetour<State>? = if case .detour(let detour) = receiver { detour } else { nil }
    return await MainActor.run {
      detour?.applyAll()
      return Self.beginFollowing(sink)
    }
  }

  private func beginFollowingHere(_ sink: any StateSink<State>) -> (@Sendable () -> Void)? {
    MainActor.assumeIsolated { Self.beginFollowing(sink) }
  }

  @MainActor private static func beginFollowing(_ sink: any StateSink<State>) -> (@Sendable () -> Void)? {
    sink.follows()
    return ContainerWork.account?.waits(for: .nextElement)
  }

  private static func explanation(_ event: String) -> String {
    """
    The emitter of a StateSequence of \(State.self) \(event) outside of the main actor. Its states are applied there \
    nevertheless, in order, but the rest of the closure can race with the main actor. Look for a closure with a capture \
    list, such as { [self] emit in … }, in a function that is not isolated, and remove the list: Swift 6.3 does not keep \
    such a closure on its caller's actor. A @concurrent closure has the same effect.
    """
  }
}

/// The states that work has emitted outside of the main actor, until they are applied there.
///
/// `@unchecked Sendable`: `lock` guards the only variable. A state is put in by the work, which does not use it
/// afterward, and taken out on the main actor.
@usableFromInline
final class EmissionDetour<State>: @unchecked Sendable {
  let sink: any StateSink<State>
  private let lock = NSLock()
  private var states = Queue<State>()

  init(_ sink: any StateSink<State>) { self.sink = sink }

  func add(_ state: consuming State) {
    lock.lock()
    states.append(state)
    lock.unlock()
    Task { @MainActor in applyAll() }
  }

  /// Applies the states in order. Those that arrive meanwhile are applied too.
  @MainActor func applyAll() {
    while let state = take() { sink.receive(state) }
  }

  private func take() -> State? {
    lock.lock()
    defer { lock.unlock() }
    return states.popFirst()
  }
}
