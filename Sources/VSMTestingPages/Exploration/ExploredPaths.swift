import PortableUI

/// The moments that an exploration found, and the steps between them.
struct ExploredPaths: Sendable {
  /// One step that was tried.
  struct Attempt: Sendable {
    /// The index of the moment before.
    let from: Int
    let step: Exploration.Step
    /// The index of an equal moment that was found earlier, or of this one; `nil` beyond the bound of moments.
    var to: Int?
    /// The moment after the step. Unlike the one at `to`, it was reached by exactly this step.
    var result: ExploredMoment
    /// The names of the states between the two moments.
    let passed: [String]
    /// The dependencies that were called.
    let called: Set<String>
    /// The call that the step answered.
    let answered: Answered?
  }

  /// A call that a step answered.
  struct Answered: Sendable {
    let dependency: String
    /// The number of the step in which it was made. The opening of the page has the number 0.
    let step: Int
  }

  /// The different moments, in order of their distance from the start.
  private(set) var moments: [ExploredMoment] = []
  private(set) var attempts: [Attempt] = []
  /// The moments whose steps were all tried.
  private(set) var finished: Set<Int> = []
  /// Whether a path led elsewhere when it was repeated.
  private(set) var isUnrepeatable = false
  /// The names of the observed calls and answers.
  var observedNames: Set<String> = []
  /// The attempts by the moments where they begin and end.
  private var leaving: [Int: [Int]] = [:]
  private var entering: [Int: [Int]] = [:]
  /// The attempts that found the moments.
  private var finding: [Int: Int] = [:]

  mutating func add(_ moment: ExploredMoment) { moments.append(moment) }

  mutating func add(_ attempt: Attempt) {
    var attempt = attempt
    if let to = attempt.to { attempt.result.share(with: moments[to]) }
    leaving[attempt.from, default: []].append(attempts.count)
    if let to = attempt.to {
      entering[to, default: []].append(attempts.count)
      if finding[to] == nil, to > 0 { finding[to] = attempts.count }
    }
    attempts.append(attempt)
  }

  mutating func finish(_ moment: Int) { finished.insert(moment) }

  /// The names whose calls or answers are counted.
  var counted: Set<String> { Set(moments.first?.counts.keys.map(\.self) ?? []) }

  mutating func noteUnrepeatable() { isUnrepeatable = true }

  /// Whether nothing was left out.
  var isComplete: Bool { !isUnrepeatable && moments.indices.allSatisfy(isComplete) }

  func attempts(from moment: Int) -> [Attempt] { leaving[moment, default: []].map { attempts[$0] } }

  func attempts(to moment: Int) -> [Attempt] { entering[moment, default: []].map { attempts[$0] } }

  /// Returns the attempts that led to a moment for the first time, beginning with a new page.
  func path(to moment: Int) -> [Attempt] {
    var (path, next) = ([Attempt](), finding[moment])
    while let found = next {
      path.append(attempts[found])
      next = finding[attempts[found].from]
    }
    return path.reversed()
  }

  /// Whether nothing that can follow was left out at a moment.
  func isComplete(_ moment: Int) -> Bool {
    finished.contains(moment) && attempts(from: moment).allSatisfy { $0.to != nil }
  }

  /// Every moment that a page was in, from the nearest to the farthest: the first one, and the result of each step.
  var observed: [ExploredMoment] { moments.prefix(1) + attempts.map(\.result) }

  /// Returns the moments that can be reached from one of them, including itself, from the nearest to the farthest.
  ///
  /// - Parameter isFollowed: Whether a step is followed.
  func reachable(from start: Int, where isFollowed: (Attempt) -> Bool) -> [Int] {
    var (found, queue, next) = (Set([start]), [start], 0)
    while next < queue.count {
      for attempt in attempts(from: queue[next]) where isFollowed(attempt) {
        if let to = attempt.to, found.insert(to).inserted { queue.append(to) }
      }
      next += 1
    }
    return queue
  }

  /// Returns the moments that lead to one of the given attempts, by following others.
  func leading(to goals: [Attempt], where isFollowed: (Attempt) -> Bool) -> Set<Int> {
    var found = Set(goals.map(\.from))
    var queue = Array(found)
    while let moment = queue.popLast() {
      for attempt in attempts(to: moment) where isFollowed(attempt) {
        if found.insert(attempt.from).inserted { queue.append(attempt.from) }
      }
    }
    return found
  }
}
