import Foundation
import ProcessTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ChildProcessTests {
  private let shell = URL(filePath: "/bin/sh")

  /// Opens a connection without the mark `FD_CLOEXEC`, like SwiftNIO, so that a child can inherit its ends.
  private func connection() throws -> (near: FileHandle, far: FileHandle) {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    return (
      FileHandle(fileDescriptor: ends[0], closeOnDealloc: true),
      FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    )
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
  func childHasOnlyItsStandardDescriptors() async throws {
    let connection = try connection()
    let child = ChildProcess(shell, ["-c", "echo /proc/$$/fd/*; read -r line"])
    // The shell opens no descriptor for an expansion, except for the folder, whose number is gone when it prints.
    let inherited = try #require(await child.nextLine()).split(separator: " ").map { $0.split(separator: "/").last }
    #expect(inherited.prefix(3) == ["0", "1", "2"])
    for number in inherited.dropFirst(3) { #expect(number == "3") }
    withExtendedLifetime(connection) {}
  }

  @Test func connectionEndsAlthoughAChildIsRunning() async throws {
    let (near, far) = try connection()
    let child = ChildProcess(shell, ["-c", "echo started; read -r line"])
    #expect(await child.nextLine() == "started")
    try near.close()
    #expect(try await blocking { try far.readToEnd() } == nil)
    child.kill()
    #expect(try await child.ending() == .signaled(SIGKILL))
  }

  @Test func linesAreWrittenAndRead() async throws {
    let child = ChildProcess(shell, ["-c", "while read -r line; do echo \"got $line\"; done"])
    child.write("one")
    child.write("two")
    #expect(await child.nextLine() == "got one")
    #expect(await child.nextLine() == "got two")
    child.terminate()
    #expect(await child.nextLine() == nil)
    #expect(try await child.ending() == .signaled(SIGTERM))
  }

  @Test func exitStatusAndOutputAreReturned() async throws {
    let script = "cat; echo wrong >&2; exit 7"
    let finished = try await FinishedProcess.run(shell, ["-c", script], input: Array("text".utf8))
    #expect(finished.ending == .exited(7))
    #expect(String(decoding: finished.output, as: UTF8.self) == "text")
    #expect(String(decoding: finished.errors, as: UTF8.self) == "wrong\n")
  }

  @Test func missingProgramIsAnError() async throws {
    let child = ChildProcess(URL(filePath: "/missing/program"), [])
    #expect(await child.nextLine() == nil)
    await #expect(throws: (any Error).self) { try await child.ending() }
  }

  @Test func canceledWaitKillsTheProcess() async throws {
    let wait = Task {
      try await FinishedProcess.run(URL(filePath: "/bin/sleep"), ["3600"])
    }
    wait.cancel()
    _ = try? await wait.value
  }

  @Test func processEndsWithItsLastReference() async throws {
    let (near, far) = try connection()
    // The child of the child keeps this end open until it is killed.
    var child: ChildProcess? = ChildProcess(shell, ["-c", "echo $$; read -r line"])
    let number = try #require(Int32(await child?.nextLine() ?? ""))
    try near.close()
    child = nil
    _ = try await blocking { try far.readToEnd() }
    #expect(number > 0)
  }
}

struct TimeLimitTests {
  @Test func aWaitWithoutALimitIsAnIssue() async throws {
    try await withKnownIssue {
      _ = try await FinishedProcess.run(URL(filePath: "/bin/sh"), ["-c", "exit 0"])
    } matching: { issue in
      "\(issue)".contains("aWaitWithoutALimitIsAnIssue() waits for a child process")
    }
  }

  @Test(.timeLimit(.minutes(5))) func theLimitOfATestCounts() async throws {
    _ = try await FinishedProcess.run(URL(filePath: "/bin/sh"), ["-c", "exit 0"])
  }
}

/// Runs blocking work on a thread of its own.
private func blocking<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
  }
}
