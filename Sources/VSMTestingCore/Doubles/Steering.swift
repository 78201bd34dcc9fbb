/// The answers that a test can currently give: every answer to every pending call of some dependencies.
///
/// ```swift
/// let steering = Steering()
/// steering.add(load, answers: ["succeeds": .success(user), "fails": .failure(Offline())])
/// …
/// steering.choices.map(\.name)  // ["load succeeds", "load fails"]
/// try steering.choose("load fails")
/// ```
///
/// It retains its dependencies. Giving no answer is always possible and is not a choice.
@MainActor
public final class Steering {
  private var dependencies: [Dependency] = []

  public init() {}

  /// An answer to a pending call.
  public struct Choice {
    /// The name of the choice: `load fails`, or `load 2 fails` for the second of several pending calls.
    ///
    /// The same answers in the same order lead to choices of the same names.
    public let name: String

    /// The name of the dependency: `load`.
    package let dependency: String
    /// The name without the position of the call: `load fails`.
    package let kind: String
    /// The name of the pending call: `load`, or `load 2`.
    let subject: String
    /// Identifies the pending call.
    package let call: CallID
    package let isCancelled: Bool
    let answer: () -> Void

    /// Gives the answer.
    @MainActor public func perform() { answer() }
  }

  private struct Dependency {
    let name: String
    let callCount: () -> Int
    let choices: () -> [Choice]
    let endCalls: () -> Void
  }

  package struct CallID: Hashable {
    let dependency: ObjectIdentifier
    let number: Int
  }

  /// Adds a dependency whose calls can be answered in the given ways.
  ///
  /// - Parameter answers: The answers by their names. A name is a verb that follows the name of the dependency:
  ///   `"succeeds"`.
  public func add<Input, Output>(
    _ dependency: Steered<Input, Output>, answers: KeyValuePairs<String, SteeredAnswer<Output>>
  ) {
    let choices = {
      dependency.pendingCalls.enumerated().flatMap { index, call in
        let subject = index == 0 ? dependency.name : "\(dependency.name) \(index + 1)"
        let id = CallID(dependency: ObjectIdentifier(dependency), number: call.number)
        return answers.map { verb, answer in
          Choice(
            name: "\(subject) \(verb)", dependency: dependency.name, kind: "\(dependency.name) \(verb)",
            subject: subject,
            call: id, isCancelled: call.isCancelled
          ) {
            call.answer(answer)
          }
        }
      }
    }
    dependencies.append(
      Dependency(name: dependency.name, callCount: { dependency.callCount }, choices: choices) {
        for call in dependency.pendingCalls { call.answer(.failure(CancellationError())) }
      })
  }

  /// The numbers of all calls so far, by the names of the dependencies.
  package var callCounts: [String: Int] {
    dependencies.reduce(into: [:]) { $0[$1.name, default: 0] += $1.callCount() }
  }

  /// The names of the dependencies.
  var names: Set<String> { Set(dependencies.map(\.name)) }

  /// Ends every pending call with a `CancellationError`.
  ///
  /// A call that ignores cancellation would otherwise keep its task, and everything that the task retains, alive.
  package func endCalls() {
    for dependency in dependencies { dependency.endCalls() }
  }

  /// The answers that can currently be given, ordered by dependency, call and answer.
  public var choices: [Choice] { dependencies.flatMap { $0.choices() } }

  /// Gives the answer with this name.
  ///
  /// - Throws: ``NoSuchChoice`` if it is not available.
  public func choose(
    _ name: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let choices = choices
    guard let choice = choices.first(where: { $0.name == name }) else {
      let location = TestLocation(fileID, filePath, line, column)
      throw NoSuchChoice(name: name, choices: choices.map(\.name), location: location)
    }
    choice.perform()
  }

  /// The error of choosing an answer that is not available.
  public struct NoSuchChoice: LocatedError {
    public let name: String
    /// The names of the available answers.
    public let choices: [String]
    /// The location of the call that chose.
    public let location: TestLocation

    public var message: String {
      let offer = choices.isEmpty ? "No call is pending." : "Available: \(choices.joined(separator: ", "))."
      return "There is no answer with the name \"\(name)\". \(offer)"
    }
  }
}
