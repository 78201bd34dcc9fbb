#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  struct CompilerTests {
    @Test func theCompilerThatTheEnvironmentNamesComesFirst() throws {
      let compiler = try Compiler(environment: ["SWIFT_EXEC": "/bin/sh", "PATH": "/bin"])
      #expect(compiler.executable.path == "/bin/sh")
    }

    @Test func whatItPrintsIsReturnedHoweverItEnds() async throws {
      let shell = try Compiler(environment: ["SWIFT_EXEC": "/bin/sh"])
      #expect(try await shell.run(["-c", "echo warned >&2; echo said; exit 3"]) == "warned\nsaid\n")
    }
  }
#endif
