/// Which layer each state belongs to, and which connections are turned round for that.
///
/// Connections that lead back on a way from the beginning close cycles; turned round, they leave a graph without any, in
/// which a state's layer is the length of its longest way.
struct Ranks {
  private(set) var rank: [Int]
  private(set) var isBackward: [Bool]

  /// - Parameter roots: The states to begin with, in order; states that cannot be reached from them follow.
  init(stateCount: Int, connections: [Connection], roots: [Int]) {
    rank = Array(repeating: 0, count: stateCount)
    isBackward = Array(repeating: false, count: connections.count)
    let leaving = Dictionary(grouping: connections.indices.filter { !connections[$0].isLoop }) { connections[$0].from }
    enum Progress { case new, underWay, done }
    var progress = Array(repeating: Progress.new, count: stateCount)
    /// Every state after all that it leads to.
    var finished: [Int] = []
    for root in roots + Array(0..<stateCount) where progress[root] == .new {
      progress[root] = .underWay
      var stack = [(state: root, next: 0)]
      while let (state, next) = stack.last {
        let edges = leaving[state] ?? []
        guard next < edges.count else {
          progress[state] = .done
          finished.append(state)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let end = connections[edges[next]].to
        switch progress[end] {
        case .underWay: isBackward[edges[next]] = true
        case .done: break
        case .new:
          progress[end] = .underWay
          stack.append((end, 0))
        }
      }
    }
    let entering = Dictionary(grouping: connections.indices.filter { !connections[$0].isLoop }) {
      isBackward[$0] ? connections[$0].from : connections[$0].to
    }
    var order = finished
    order.reverse()
    // A state that a turned connection now leads to comes after the other end in this order, too: that end is above it
    // on the way on which the connection was found to lead back.
    for state in order {
      for edge in entering[state] ?? [] {
        let above = isBackward[edge] ? connections[edge].to : connections[edge].from
        rank[state] = max(rank[state], rank[above] + 1)
      }
    }
  }
}
