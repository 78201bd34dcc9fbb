import VSM

/// Supersedes an action wherever it waits, and expects that nothing of it is left and that no state comes late.
///
/// ```swift
/// await expectSupersession {
///   let load = Steered<Int, User>("load", ignoresCancellation: true)
///   let steering = Steering()
///   steering.add(load, answers: ["succeeds": .success(user), "fails": .failure(Offline())])
///   let model = LoaderModel(load: load.function)
///   return SupersededAction(in: StateContainer(state: .initialized(model)), answers: steering) {
///     $0.observe(model.load())
///   }
/// }
/// ```
///
/// The action is run again and again, each time answered in another way up to another point at which it waits. There
/// the container observes its current state anew, which supersedes the action, and then whatever still waits is
/// answered. It lets the test fail if
///
/// - the container goes to any further state,
/// - a call that the action had made has not been cancelled, so that a task or a subscription of it goes on,
/// - anything of the action still waits in the end,
/// - the container is still alive when nobody holds it any more.
///
/// Points are told apart by the name of the state, and by what could be answered there.
///
/// - Parameters:
///   - limit: How often the action is run at most. Needing more lets the test fail.
///   - make: Makes everything anew for each run, in the same way.
/// - Returns: At how many points the action was superseded.
@MainActor
@discardableResult
public func expectSupersession<State>(
  limit: Int = 200,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  of make: () -> SupersededAction<State>
) async -> Int {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  var problems: [String] = []
  var points: Set<SupersessionPoint> = []
  var ways: [[String]] = [[]]
  var runs = 0
  while !ways.isEmpty, runs < limit {
    let way = ways.removeFirst()
    runs += 1
    let run = SupersessionRun(along: way, at: location)
    let point = await run.perform(make)
    if let point, !points.insert(point).inserted { continue }
    problems += run.problems
    ways += point?.choices.map { way + [$0] } ?? []
  }
  if !ways.isEmpty {
    problems.append("After \(limit) runs there are ways left to answer that were not tried. Raise the limit.")
  }
  if points.isEmpty {
    problems.append("The action never waits for an answer that the test gives. Add what it calls to the steering.")
  }
  for problem in problems { TestFailure(problem, at: location).record() }
  return points.count
}

/// Where an action waits.
struct SupersessionPoint: Hashable {
  let state: String
  let choices: [String]
}
