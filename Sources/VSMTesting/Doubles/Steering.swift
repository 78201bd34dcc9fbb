/// Knows what a test can answer at present: every pending call of some dependencies, with every answer it can be given.
///
/// ```swift
/// let steering = Steering()
/// steering.add(load, answers: ["succeeds": .success(user), "fails": .failure(Offline())])
/// …
/// steering.choices.map(\.name)  // ["load succeeds", "load fails"]
/// try steering.choose("load fails")
/// ```
///
/// To answer nothing is always possible too, and no choice.
@MainActor
public final class Steering {
  private var dependencies: [() -> [Choice]] = []

  public init() {}

  /// An answer to a pending call.
  public struct Choice {
    /// What people call it: `load fails`, or `load 2 fails` for the second of several pending calls.
    ///
    /// Answers that are chosen in the same order lead to choices of the same names.
    public let name: String

    /// What people call the pending call: `load`, or `load 2`.
    let subject: String
    /// Tells the pending calls apart.
    let call: CallID
    let isCancelled: Bool
    let answer: () -> Void

    /// Gives the answer.
    @MainActor public func perform() { answer() }
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
    dependencies.append {
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
  }

  /// What can be answered at present, in the order in which dependencies, calls and answers came.
  public var choices: [Choice] { dependencies.flatMap { $0() } }

  /// Gives the answer of this name.
  ///
  /// - Throws: ``NoSuchChoice`` if it cannot be given at present.
  public func choose(_ name: String) throws {
    let choices = choices
    guard let choice = choices.first(where: { $0.name == name }) else {
      throw NoSuchChoice(name: name, choices: choices.map(\.name))
    }
    choice.perform()
  }

  /// Why an answer could not be given.
  public struct NoSuchChoice: Error, CustomStringConvertible {
    public let name: String
    /// What could have been answered.
    public let choices: [String]

    public var description: String {
      let offer = choices.isEmpty ? "No call is pending." : "At present there are: \(choices.joined(separator: ", "))."
      return "Nothing can be answered by the name \"\(name)\". \(offer)"
    }
  }
}
