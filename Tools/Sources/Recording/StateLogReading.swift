/// The events of a log of `StateLog`.
public struct StateLogReading {
  /// A container of the log.
  public struct Container: Hashable, Sendable {
    /// The name of the type of its states.
    public let type: String
    public let number: Int
  }

  /// The part of a log for one action: the call that caused it, and the states that containers reach.
  struct Leg {
    /// The file and line of the call, or `nil` for what happens without one, such as the creation of containers.
    var cause: CallSite?
    var arrivals: [Arrival] = []
  }

  struct Arrival {
    let container: Container
    let state: String
    let isFirst: Bool
  }

  struct CallSite: Hashable {
    let file: String
    let line: Int
  }

  private(set) var legs: [Leg] = [Leg()]
  /// The lines of the log that have events.
  private(set) var count = 0
  private var running: [Container: CallSite] = [:]

  /// Reads the lines of a log. Text before the name of a container, such as a date, is ignored, and so are other lines.
  ///
  /// - Throws: `RecordingProblem` if there is no event of a container, or no change.
  public init(_ text: String, file: String) throws(RecordingProblem) {
    for line in text.split(whereSeparator: \.isNewline) { read(line) }
    guard count > 0 else {
      throw RecordingProblem(
        file,
        "there is no event of a container: lines such as 'ProfileViewState#1: loading → loaded (…)' are expected; "
          + "start the log with 'StateLog.start()', or pass a journey that the inspector exported.")
    }
    guard legs.contains(where: { $0.arrivals.contains { !$0.isFirst } }) else {
      throw RecordingProblem(file, "no container changes its state, so there is nothing to test: log a longer use.")
    }
  }

  private mutating func read(_ line: Substring) {
    guard let match = line.firstMatch(of: /([\p{L}_][\p{L}\p{N}_.<>, ]*)#(\d+): (.+)$/), let number = Int(match.2)
    else { return }
    let type = match.1.split(separator: " ").last.map(String.init) ?? ""
    let container = Container(type: type, number: number)
    let event = match.3
    if let made = event.wholeMatch(of: /(?:made|log begins) in ([^:]+)(?::.*)?/) {
      count += 1
      legs[legs.count - 1].arrivals.append(Arrival(container: container, state: String(made.1), isFirst: true))
    } else if let began = event.wholeMatch(of: /\w+ began \((.+):(\d+)\)/), let line = Int(began.2) {
      count += 1
      begin(CallSite(file: String(began.1), line: line), in: container)
    } else if let change = event.wholeMatch(of: /.+? → ([^ ]+) \(([^()]+)\)(?:: .*)?/) {
      count += 1
      if let cause = change.2.wholeMatch(of: /(.+):(\d+), (\w+)/), let line = Int(cause.2) {
        let site = CallSite(file: String(cause.1), line: line)
        // Each change of a state that is observed directly is an action of its own.
        if cause.3 == "state" || running[container] != site { begin(site, in: container) }
      }
      legs[legs.count - 1].arrivals.append(Arrival(container: container, state: String(change.1), isFirst: false))
    }
  }

  private mutating func begin(_ site: CallSite, in container: Container) {
    running[container] = site
    legs.append(Leg(cause: site))
  }
}

/// The reason why a recording can't be turned into a test.
public struct RecordingProblem: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ file: String, _ reason: String) { description = "\(file): error: \(reason)" }
}
