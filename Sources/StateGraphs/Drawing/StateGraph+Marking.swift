extension StateGraph {
  /// The states and edges to highlight in a drawing.
  public struct Marking: Hashable, Sendable {
    /// The current state of the feature.
    public var current: String?

    /// The previous states of the feature.
    public var visited: Set<String>

    /// The edges that the feature has taken.
    public var taken: Set<Edge>

    public init(current: String? = nil, visited: Set<String> = [], taken: Set<Edge> = []) {
      self.current = current
      self.visited = visited
      self.taken = taken
    }

    /// Highlights nothing.
    public static let none = Marking()
  }
}
