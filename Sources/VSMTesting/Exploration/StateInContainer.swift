/// The state that one container of a page is in.
public struct StateInContainer: Sendable {
  /// The type of the container's states.
  public let type: Any.Type

  /// What the state is called.
  public let name: String

  /// The names of several states, each once: `loaded · editing`. Where there is no container, `stateless`.
  public static func names(_ states: [StateInContainer]) -> String {
    if states.isEmpty { return "stateless" }
    return states.reduce(into: [String]()) { names, state in
      if !names.contains(state.name) { names.append(state.name) }
    }
    .joined(separator: " · ")
  }
}
