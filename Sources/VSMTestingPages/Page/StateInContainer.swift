/// The state of one container of a page.
public struct StateInContainer: Sendable {
  /// The type of the container's states.
  public let type: Any.Type

  /// The name of the state.
  public let name: String

  /// Joins the distinct names of several states: `loaded · editing`. Returns `stateless` if there is no state.
  public static func names(_ states: [StateInContainer]) -> String {
    if states.isEmpty { return "stateless" }
    return states.reduce(into: [String]()) { names, state in
      if !names.contains(state.name) { names.append(state.name) }
    }
    .joined(separator: " · ")
  }
}
