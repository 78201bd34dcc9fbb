import VSM

/// Supersedes an action at each of its suspension points, and expects that no late state and no work of the action
/// remains.
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
/// The action is run repeatedly, each time with other answers, up to another point where it waits. At this point the
/// container observes its current state again, which supersedes the action. Then all pending calls are answered. The
/// test fails if
///
/// - the container changes to any further state,
/// - a call of the action has not been canceled, so that its task or subscription continues, unless it must be completed,
/// - a call that must be completed has been canceled,
/// - any work of the action is still suspended at the end, or
/// - the container is not released at the end.
///
/// Points are distinguished by the name of the state and the available answers.
///
/// Work that must be completed although its action is superseded, such as a payment, runs in a task of its own. Name its
/// dependency:
///
/// ```swift
/// SupersededAction(in: container, answers: steering, completing: ["pay"]) { $0.observe(model.buy()) }
/// ```
///
/// - Parameters:
///   - limit: The maximum number of runs. The test fails if more are needed.
///   - make: Creates all objects of a run. It must behave the same way each time.
/// - Returns: The number of points where the action was superseded.
@MainActor
@discardableResult
public func expectSupersession<State>(
  limit: Int = 200,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  of make: () -> SupersededAction<State>
) async -> Int {
  let location = TestLocation(fileID, filePath, line, column)
  var problems: [String] = []
  var points: Set<SupersessionPoint> = []
  var paths: [[String]] = [[]]
  var runs = 0
  while !paths.isEmpty, runs < limit {
    let path = paths.removeFirst()
    runs += 1
    let run = SupersessionRun(along: path, at: location)
    let point = await run.perform(make)
    if let point, !points.insert(point).inserted { continue }
    problems += run.problems
    paths += point?.choices.map { path + [$0] } ?? []
  }
  if !paths.isEmpty {
    problems.append("Some answers were not tried within \(limit) runs. Raise the limit.")
  }
  if points.isEmpty {
    problems.append(
      "The action never waits for an answer of the test. Add the dependencies that it calls to the steering.")
  }
  for problem in problems { TestFailure(problem, at: location).record() }
  return points.count
}

/// A point where an action waits.
struct SupersessionPoint: Hashable {
  let state: String
  let choices: [String]
}

/// An action to supersede, for ``expectSupersession(limit:fileID:filePath:line:column:of:)``.
@MainActor
public struct SupersededAction<State> {
  let container: StateContainer<State>
  let steering: Steering
  let clock: TestClock?
  /// The names of the dependencies whose calls are completed.
  let completed: Set<String>
  let observe: (StateContainer<State>) -> Void

  /// Creates the description of an action, which can be started once.
  ///
  /// - Parameters:
  ///   - container: A container in the state that offers the action.
  ///   - steering: The dependencies that the action can wait for, with their answers.
  ///   - clock: The clock that the action can wait for.
  ///   - completed: The names of the dependencies whose calls must not be canceled when the action is superseded.
  ///   - observe: Makes the container observe the action.
  public init(
    in container: StateContainer<State>, answers steering: Steering, clock: TestClock? = nil,
    completing completed: Set<String> = [], observe: @escaping (StateContainer<State>) -> Void
  ) {
    self.container = container
    self.steering = steering
    self.clock = clock
    self.completed = completed
    self.observe = observe
  }
}
