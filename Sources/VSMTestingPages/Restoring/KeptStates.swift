import Foundation

/// The texts that browsers keep in the states of a feature: a file to test the next version with before a deploy.
///
/// ```swift
/// @Test func aDeployLosesNoState() async throws {
///   let exploration = await Exploration(isRestarted: true, deployed: try .deployed(named: "note")) { steering in
///     NoteView(notes: SteeredNotes(steering))
///   }
///   try exploration.expectDeployKeepsStates(named: "note")
/// }
/// ```
public struct KeptStates: Hashable, Sendable, Codable {
  /// The texts that a browser keeps in each state, by the name of the state and the key of the view. A state of which
  /// nothing is kept has none.
  public var states: [String: [String: String]]

  public init(states: [String: [String: String]] = [:]) { self.states = states }

  /// Reads the states that the deployed version keeps, from the file `KeptStates/<name>.json` beside the test.
  ///
  /// `vsm deploy-check` lets tests read the file of another commit.
  ///
  /// - Returns: `nil` if there is no such file yet.
  /// - Throws: An error if the file cannot be read.
  public static func deployed(named name: String, beside test: StaticString = #filePath) throws -> KeptStates? {
    let file = KeptStatesFile(named: name, beside: "\(test)").deployed
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try JSONDecoder().decode(KeptStates.self, from: Data(contentsOf: file))
  }
}

extension KeptStates {
  /// Adds the texts of a state, unless longer ones are known: those say more.
  mutating func add(_ texts: [String: String], of state: String) {
    func length(_ texts: [String: String]) -> Int { texts.values.reduce(0) { $0 + $1.utf8.count } }
    if let known = states[state], length(known) >= length(texts) { return }
    states[state] = texts
  }
}

extension KeptStates {
  /// The end of a state of the deployed version in this one.
  public struct Continuation: Hashable, Sendable, Codable {
    /// The name of the state in which the page continues.
    public let state: String
    /// The keys of texts that no view of the page continues with.
    public let refused: [String]
  }
}
