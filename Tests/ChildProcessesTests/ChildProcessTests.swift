#if os(Linux) || os(macOS)
  import ChildProcesses
  import Foundation
  import Testing

  @Suite(.timeLimit(.minutes(5)))
  struct ChildProcessTests {
    private let shell = URL(filePath: "/bin/sh")

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
    func childHasOnlyItsStandardDescriptors() async throws {
      // Without the mark that closes it in children, as the sockets of SwiftNIO and libcurl.
      let descriptor = dup(2)
      defer { close(descriptor) }
      let finished = try await FinishedProcess.run(
        shell, ["-c", "for each in /proc/$$/fd/*; do test -e $each && echo ${each##*/}; done; exit 0"])
      #expect(finished.text == "0\n1\n2\n")
      #expect(finished.status == 0)
    }

    @Test func statusAndOutputAreReturned() async throws {
      let finished = try await FinishedProcess.run(
        shell, ["-c", "echo one; echo $two >&2; exit 7"], environment: ["two": "2"])
      #expect(finished.status == 7 && finished.text == "one\n2\n")
    }

    @Test func signalIsReported() async throws {
      #expect(try await FinishedProcess.run(shell, ["-c", "kill -TERM $$"]).status == -SIGTERM)
    }

    @Test func missingProgramIsAnError() async throws {
      await #expect(throws: POSIXError(.ENOENT)) { try await FinishedProcess.run(URL(filePath: "/missing"), []) }
    }

    @Test func canceledRunIsKilled() async throws {
      let run = Task { try await FinishedProcess.run(URL(filePath: "/bin/sleep"), ["3600"]).status }
      run.cancel()
      #expect(try await run.value == -SIGKILL)
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
  }
#endif
