import Foundation

/// The program that serves, and those that give way to it.
struct ServedPrograms {
  enum Replacement {
    case replaced
    case failed(reason: String)
  }

  /// The longest time until a program has to serve its pages.
  private static let limit = Duration.seconds(30)

  let program: ServedProgram.Configuration
  let report: @Sendable (String) -> Void
  private var current: ServedProgram?
  /// All programs that may still run.
  private var started: [ServedProgram] = []
  private var launches = 0

  private var folder: ServeFolder { program.folder }

  init(_ program: ServedProgram.Configuration, report: @escaping @Sendable (String) -> Void) {
    (self.program, self.report) = (program, report)
  }

  /// Starts a program at a free address.
  mutating func start() async throws {
    try folder.write(.current)
    follow(await launch(isSuccessor: false))
  }

  /// Ends all programs.
  mutating func stop() async {
    for program in started { await program.stop() }
  }

  /// Lets a new program take the place of the current one, which serves until the new one is ready.
  ///
  /// - Parameter isOutdated: Whether waiting is in vain, because the sources have changed again.
  mutating func replace(unless isOutdated: () -> Bool) async throws -> Replacement {
    guard let old = current, case .running = await old.state, folder.isListening(old.launch) else {
      // It does not take part, so that its address is free only after its end.
      await current?.stop()
      try await start()
      return .replaced
    }
    let new = await launch(isSuccessor: true)
    if let reason = try await wait(for: new, until: folder.isPrepared, unless: isOutdated) {
      await new.stop()
      return .failed(reason: reason)
    }
    try folder.write(.current)
    follow(new)
    // Not awaited: the work of its pages, such as saving, goes on.
    Task { await old.stop() }
    if let reason = try await wait(for: new, until: folder.isListening, unless: { false }) {
      return .failed(reason: reason)
    }
    return .replaced
  }

  private mutating func launch(isSuccessor: Bool) async -> ServedProgram {
    launches += 1
    let program = ServedProgram(program, launch: launches, isSuccessor: isSuccessor)
    var running: [ServedProgram] = []
    for program in started { if case .running = await program.state { running.append(program) } }
    started = running + [program]
    return program
  }

  /// Makes a program the current one, and reports its end unless it gives way.
  private mutating func follow(_ program: ServedProgram) {
    current = program
    Task { [report, name = self.program.executable.lastPathComponent] in
      guard let how = await program.unexpectedEnd() else { return }
      report("\(name) \(how). It is started again after the next change.")
    }
  }

  /// Waits for a message of a program. Returns the reason if it is in vain.
  private func wait(
    for program: ServedProgram, until hasReported: (Int) -> Bool, unless isOutdated: () -> Bool
  ) async throws -> String? {
    let start = ContinuousClock.now
    var nextCheck = start + .milliseconds(500)
    while !hasReported(program.launch) {
      if case .ended(let how) = await program.state {
        return """
          The new program \(how) before it served its pages. Its output is in the terminal. If its address has changed, \
          or if its server does not run with `run(at:)` any more, end `vsm serve` and start it again.
          """
      }
      let now = ContinuousClock.now
      if now > nextCheck {
        if isOutdated() { return "The sources changed before the new program served its pages." }
        if now - start > Self.limit {
          return
            "The new program did not serve its pages within \(Self.limit.components.seconds) seconds, and was ended."
        }
        nextCheck = now + .milliseconds(500)
      }
      try await Task.sleep(for: .milliseconds(2))
    }
    return nil
  }
}
