/// The layers of the states, and the connections that are reversed in the layout.
///
/// Connections that lead back to a state on the current path close cycles. Reversing them makes the graph acyclic. The
/// layer of a state is then the length of the longest path to it.
struct Ranks {
  private(set) var rank: [Int]
  private(set) var isBackward: [Bool]

  /// - Parameter roots: The states to start with, in order. States that cannot be reached from them follow.
  init(stateCount: Int, connections: [Connection], roots: [Int]) {
    rank = Array(repeating: 0, count: stateCount)
    isBackward = Array(repeating: false, count: connections.count)
    let leaving = Dictionary(grouping: connections.indices.filter { !connections[$0].isLoop }) { connections[$0].from }
    enum Progress { case new, underWay, done }
    var progress = Array(repeating: Progress.new, count: stateCount)
    /// The states in postorder: each after the states that it leads to.
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
    // A reversed connection also leads forward in this order: its upper end was still on the stack when its lower end
    // finished.
    for state in order {
      for edge in entering[state] ?? [] {
        let above = isBackward[edge] ? connections[edge].to : connections[edge].from
        rank[state] = max(rank[state], rank[above] + 1)
      }
    }
  }
}
