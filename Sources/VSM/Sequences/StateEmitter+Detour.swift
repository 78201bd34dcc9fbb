import CombineShim
import Foundation

// Work that has left the main actor, which Swift cannot prevent in every case: its states take a detour.
extension StateEmitter {
  @usableFromInline var isOnMainActor: Bool { MainActorContext.isCurrent }

  /// Emits a state of a stream.
  func emit(_ state: consuming State) {
    guard let sink else {
      collected?.append(state)
      return
    }
    if detour == nil, isOnMainActor { sink.receive(state) } else { emitByDetour(state) }
  }

  /// Emits a state by the detour, and reports the place of the call.
  @usableFromInline func emitByDetour(_ state: consuming State, _ fileID: StaticString, _ line: UInt) {
    // After the first state of a detour, the work can be on the main actor again.
    if !isOnMainActor {
      let place = CallSite(fileID: "\(fileID)", line: line, column: 0)
      Misuse.report("\(place): \(Self.explanation("was called"))", at: place)
    }
    emitByDetour(state)
  }

  /// Applies a state on the main actor, after the earlier ones.
  private func emitByDetour(_ state: consuming State) {
    guard let sink else { return }
    let detour = detour ?? EmissionDetour(sink)
    self.detour = detour
    detour.add(state)
  }

  /// Applies the states that are still on their way. Called on the main actor, after the work.
  @usableFromInline func endDetour() {
    guard let detour else { return }
    self.detour = nil
    MainActor.assumeIsolated { detour.applyAll() }
  }

  /// Marks the current task as one that only waits for the next element.
  func beginFollowing() async -> (@Sendable () -> Void)? {
    guard let sink else { return nil }
    if isOnMainActor { return beginFollowingHere(sink) }
    Misuse.report(Self.explanation("followed a stream"), at: State.self)
    let detour = detour
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
  private let sink: any StateSink<State>
  private let lock = NSLock()
  private var states = Queue<State>()

  init(_ sink: any StateSink<State>) {
    self.sink = sink
  }

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
