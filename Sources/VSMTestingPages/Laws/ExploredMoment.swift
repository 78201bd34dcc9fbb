import PortableUI

/// The feature after one step of an exploration: its state, what the page shows, and the calls until then.
public struct ExploredMoment: Sendable {
  /// The name of the state, as in the graph: `loaded · editing` for a page with several containers.
  public let state: String

  /// The steps that led to the moment, starting with a new page.
  public let path: [Exploration.Step]

  /// The elements of the page, in order.
  let elements: [PageElement]
  /// The numbers of calls and answers that distinguish moments.
  let counts: [String: Int]
  private let observed: ObservedStates

  @MainActor init(
    state: String, path: [Exploration.Step], elements: [PageElement], counts: [String: Int],
    states: [Any]
  ) {
    (self.state, self.path, self.elements, self.counts) = (state, path, elements, counts)
    observed = ObservedStates(states)
  }

  /// States are of any type, so they stay where they were observed.
  @MainActor private final class ObservedStates {
    let all: [Any]
    init(_ all: [Any]) { self.all = all }
  }

  /// Returns the states of the containers with this type of states, ordered by the age of the container.
  @MainActor public func states<State>(of type: State.Type) -> [State] { observed.all.compactMap { $0 as? State } }

  /// Whether a container is in the state with this name, or the page as a whole is.
  public func isIn(_ name: String) -> Bool { Self.isIn(name, state) }

  static func isIn(_ name: String, _ state: String) -> Bool {
    state == name || state.components(separatedBy: " · ").contains(name)
  }

  /// Whether an element of the page has exactly this text or name.
  public func shows(_ text: String) -> Bool {
    elements.contains { $0.node.text == text || (($0.role.isNamed || $0.role == .text) && $0.name == text) }
  }

  /// Whether the page shows a button, link, row or other control with this name that can be pressed.
  public func offers(_ name: String) -> Bool {
    elements.contains { $0.name == name && !$0.isDisabled && !$0.isInert && $0.node.events.contains(.click) }
  }

  /// Returns the value of the field or picker with this label, or `nil` if the page shows none.
  public func value(of label: String) -> String? { elements.first { $0.name == label && $0.value != nil }?.value }

  /// Returns the number of calls of a dependency since the page was opened, or of the answers with this name, up to the
  /// greatest number that the exploration counts.
  ///
  /// - Parameter name: The name of a dependency, `pay`, or of an answer, `pay succeeds`.
  /// - Throws: ``LawError`` unless the exploration counts them. Otherwise, it would treat the moments before and after a
  ///   call as the same, and leave out what follows the second of them.
  public func count(of name: String) throws -> Int {
    guard let count = counts[name] else { throw LawError.isNotCounted(name, counted: counts.keys.sorted()) }
    return count
  }
}

/// The error of a law that an exploration cannot decide.
public enum LawError: Error, Hashable, CustomStringConvertible {
  /// The calls of a dependency, or its answers, are not counted.
  case isNotCounted(String, counted: [String])

  public var description: String {
    switch self {
    case .isNotCounted(let name, let counted):
      """
      The exploration does not count “\(name)”. Pass `counting: ["\(name)": 2]` to it, with the greatest number that the \
      law distinguishes. It counts \(counted.isEmpty ? "nothing" : counted.joined(separator: ", ")).
      """
    }
  }
}
