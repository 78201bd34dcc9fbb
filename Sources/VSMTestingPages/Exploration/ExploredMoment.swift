import PortableUI

/// The feature after one step of an exploration: its state, what the page shows, and the calls until then.
public struct ExploredMoment: Sendable {
  /// The name of the state, as in the graph: `loaded · editing` for a page with several containers.
  public let state: String

  /// The steps that led to the moment, starting with a new page.
  public let path: [Exploration.Step]

  /// The names of the states of the containers.
  let containers: Set<String>
  /// The elements of the page, in order.
  private(set) var shown: [ShownElement]
  /// The numbers of calls and answers that distinguish moments.
  let counts: [String: Int]
  private let observed: ObservedStates

  @MainActor init(
    state: String, path: [Exploration.Step], containers: Set<String>, shown: [ShownElement], counts: [String: Int],
    states: [Any]
  ) {
    (self.state, self.path, self.containers) = (state, path, containers)
    (self.shown, self.counts) = (shown, counts)
    observed = ObservedStates(states)
  }

  /// States are of any type, so they stay where they were observed.
  @MainActor private final class ObservedStates {
    let all: [Any]
    init(_ all: [Any]) { self.all = all }
  }

  /// The part of an element that laws can ask for. A whole element would keep the page in memory.
  struct ShownElement: Hashable, Sendable {
    let name: String
    let texts: Set<String>
    let value: String?
    let isPressable: Bool

    init(_ element: PageElement) {
      name = element.name
      texts = element.shownTexts
      value = element.value
      isPressable = !element.isDisabled && !element.isInert && element.node.events.contains(.click)
    }
  }

  /// Shares the memory of what an equal moment shows.
  mutating func share(with other: ExploredMoment) { if shown == other.shown { shown = other.shown } }

  /// Returns the states of the containers with this type of states, ordered by the age of the container.
  @MainActor public func states<State>(of type: State.Type) -> [State] { observed.all.compactMap { $0 as? State } }

  /// Whether a container is in the state with this name, or the page as a whole is.
  public func isIn(_ name: String) -> Bool { state == name || containers.contains(name) }

  /// Whether an element of the page has exactly this text or name.
  public func shows(_ text: String) -> Bool { shown.contains { $0.texts.contains(text) } }

  /// Whether the page shows a button, link, row or other control with this name that can be pressed.
  public func offers(_ name: String) -> Bool { shown.contains { $0.name == name && $0.isPressable } }

  /// Returns the value of the field or picker with this label, or `nil` if the page shows none.
  public func value(of label: String) -> String? { shown.first { $0.name == label && $0.value != nil }?.value }

  /// Returns the number of calls of a dependency since the page was opened, or of the answers with this name.
  ///
  /// The exploration distinguishes numbers up to one more than the number that it counts.
  ///
  /// - Parameter name: The name of a dependency, `pay`, or of an answer, `pay succeeds`.
  /// - Throws: ``CountingError`` unless the exploration counts them. Otherwise, it would treat the moments before and after a
  ///   call as the same, and leave out what follows the second of them.
  public func count(of name: String) throws -> Int {
    guard let count = counts[name] else { throw CountingError.isNotCounted(name, counted: counts.keys.sorted()) }
    return count
  }
}
