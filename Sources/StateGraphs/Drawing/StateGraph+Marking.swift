extension StateGraph {
  /// What a drawing sets off: where the feature is, and where it has been.
  public struct Marking: Hashable, Sendable {
    /// The state that the feature is in.
    public var current: String?

    /// The states that it has been in.
    public var visited: Set<String>

    /// The ways that it has gone.
    public var taken: Set<Edge>

    public init(current: String? = nil, visited: Set<String> = [], taken: Set<Edge> = []) {
      self.current = current
      self.visited = visited
      self.taken = taken
    }

    /// Nothing is set off.
    public static let none = Marking()
  }
}
