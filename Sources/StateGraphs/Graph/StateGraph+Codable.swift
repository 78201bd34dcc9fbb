extension StateGraph: Codable {
  private enum Key: String, CodingKey {
    case states, edges
  }

  /// Decodes a graph. States and edges are merged and sorted as by ``init(states:edges:)``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      states: try container.decode([State].self, forKey: .states),
      edges: try container.decode([Edge].self, forKey: .edges))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(states, forKey: .states)
    try container.encode(edges, forKey: .edges)
  }
}
