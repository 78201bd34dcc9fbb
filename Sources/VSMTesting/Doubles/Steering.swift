/// The answers that a test can give at present: every pending call of some dependencies, with every answer to it.
///
/// ```swift
/// let steering = Steering()
/// steering.add(load, answers: ["succeeds": .success(user), "fails": .failure(Offline())])
/// …
/// steering.choices.map(\.name)  // ["load succeeds", "load fails"]
/// try steering.choose("load fails")
/// ```
///
/// It keeps its dependencies. To answer nothing is always possible too, and is no choice.
@MainActor
public final class Steering {
  private var dependencies: [Dependency] = []

  public init() {}

  /// An answer to a pending call.
  public struct Choice {
    /// Its name: `load fails`, or `load 2 fails` for the second of several pending calls.
    ///
    /// Answers that are chosen in the same order lead to choices of the same names.
    public let name: String

    /// The name of the pending call: `load`, or `load 2`.
    let subject: String
    /// Identifies the pending call.
    let call: CallID
    let isCancelled: Bool
    let answer: () -> Void

    /// Gives the answer.
    @MainActor public func perform() { answer() }
  }

  private struct Dependency {
    let choices: () -> [Choice]
    let endCalls: () -> Void
  }

  struct CallID: Hashable {
    let dependency: ObjectIdentifier
    let number: Int
  }

  /// Adds a dependency whose calls can be answered in the given ways.
  ///
  /// - Parameter answers: Each with what it does, as a verb that fits after the name: `"succeeds"`.
  public func add<Input, Output>(
    _ dependency: Steered<Input, Output>, answers: KeyValuePairs<String, SteeredAnswer<Output>>
  ) {
    let choices = {
      dependency.pendingCalls.enumerated().flatMap { index, call in
        let subject = index == 0 ? dependency.name : "\(dependency.name) \(index + 1)"
        let id = CallID(dependency: ObjectIdentifier(dependency), number: call.number)
        return answers.map { verb, answer in
          Choice(name: "\(subject) \(verb)", subject: subject, call: id, isCancelled: call.isCancelled) {
            call.answer(answer)
          }
        }
      }
    }
    dependencies.append(
      Dependency(choices: choices) {
        for call in dependency.pendingCalls { call.answer(.failure(CancellationError())) }
      })
  }

  /// Ends every pending call with a `CancellationError`.
  ///
  /// A call that ignores its cancellation keeps the task that waits for it, and with that what the task holds.
  func endCalls() {
    for dependency in dependencies { dependency.endCalls() }
  }

  /// What can be answered at present, in the order in which dependencies, calls and answers came.
  public var choices: [Choice] { dependencies.flatMap { $0.choices() } }

  /// Gives the answer of this name.
  ///
  /// - Throws: ``NoSuchChoice`` if it cannot be given at present.
  public func choose(
    _ name: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let choices = choices
    guard let choice = choices.first(where: { $0.name == name }) else {
      let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      throw NoSuchChoice(name: name, choices: choices.map(\.name), location: location)
    }
    choice.perform()
  }

  /// Why an answer could not be given.
  public struct NoSuchChoice: LocatedError {
    public let name: String
    /// What could have been answered.
    public let choices: [String]
    /// The place of the call that chose.
    public let location: TestLocation

    public var message: String {
      let offer = choices.isEmpty ? "No call is pending." : "At present there are: \(choices.joined(separator: ", "))."
      return "Nothing can be answered by the name \"\(name)\". \(offer)"
    }
  }
}
