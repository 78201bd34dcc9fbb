#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @Suite(.timeLimit(.minutes(5)))
  struct CompilerTests {
    @Test func compilerOfTheEnvironmentIsUsedFirst() throws {
      let compiler = try Compiler(environment: ["SWIFT_EXEC": "/bin/sh", "PATH": "/bin"])
      #expect(compiler.executable.path == "/bin/sh")
    }

    @Test func resultContainsTheStatusAndTheOutput() async throws {
      let shell = try Compiler(environment: ["SWIFT_EXEC": "/bin/sh"])
      let result = try await shell.run(["-c", "echo warned >&2; echo said; exit 3"])
      #expect(result.status == 3)
      #expect(result.output == "warned\nsaid\n")
    }
  }
#endif
