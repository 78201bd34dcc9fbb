import Foundation
import Testing

@testable import gallery

/// The response of the built program to invalid input: one line on standard error, and a status other than 0.
@Suite(.timeLimit(.minutes(5)))
struct CommandLineTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")

  private func expectOneLine(_ program: Program, saying words: String...) {
    #expect(program.status != 0)
    #expect(program.output == "")
    #expect(program.errors.hasPrefix("gallery: "))
    #expect(program.errors.hasSuffix("\n") && program.errors.filter { $0 == "\n" }.count == 1, "\(program.errors)")
    for word in words { #expect(program.errors.contains(word), "\(program.errors)") }
  }

  @Test func helpExitsSuccessfully() async throws {
    let program = try await Program.run("gallery", "--help")
    #expect(program.status == 0)
    for option in ["--host", "--port", "--data", "--store", "--now"] { #expect(program.output.contains(option)) }
    #expect(program.output.contains("8080"))
  }

  @Test func unknownFlagIsReported() async throws {
    expectOneLine(try await Program.run("gallery", "--colour"), saying: "--colour", "--help")
  }

  @Test(arguments: ["abc", "-1", "65536", "80.5"])
  func invalidPortIsReported(port: String) async throws {
    expectOneLine(try await Program.run("gallery", "--port=\(port)"), saying: port, "--port")
  }

  @Test(arguments: ["https://example.com", "example.com:80", "a b"])
  func anAllowedHostThatIsNoNameIsNamed(host: String) async throws {
    expectOneLine(try await Program.run("gallery", "--allowed-host=\(host)"), saying: host, "--allowed-host")
  }

  @Test func aTrustedProxyThatIsNoAddressIsNamed() async throws {
    expectOneLine(
      try await Program.run("gallery", "--trusted-proxy", "proxy.lan"), saying: "proxy.lan", "--trusted-proxy")
  }

  @Test func unknownStoreIsReportedWithTheAvailableOnes() async throws {
    expectOneLine(
      try await Program.run("gallery", "--store", "cloud"), saying: "cloud", "--store", "'plist'", "'sqlite'", "--help")
  }

  @Test func invalidTimeIsReportedWithAnExample() async throws {
    expectOneLine(
      try await Program.run("gallery", "--now", "tomorrow"), saying: "tomorrow", "--now", "2026-12-31T23:30:00Z")
  }

  #if PostgreSQL
    @Test func addressOfNoDatabaseIsReportedWithoutItsPassword() async throws {
      let program = try await Program.run(
        "gallery",
        "--database", "postgresql://ada:hush@hush@localhost/name", "--data", folder.path)
      defer { try? FileManager.default.removeItem(at: folder) }
      expectOneLine(program, saying: "--database", "postgresql://user@localhost:5432/name")
      #expect(!program.errors.contains("hush"))
    }

    @Test func databaseServerThatDoesNotAnswerIsReported() async throws {
      let program = try await Program.run(
        "gallery", "--database", "postgresql://ada:hush@127.0.0.1:1/name", "--data", folder.path)
      defer { try? FileManager.default.removeItem(at: folder) }
      expectOneLine(program, saying: "--database", "127.0.0.1", "Start the server")
      #expect(!program.errors.contains("hush"))
    }
  #else
    @Test func databaseWithoutTheTraitIsReportedWithTheBuildCommand() async throws {
      let program = try await Program.run("gallery", "--database", "postgresql://ada:hush@localhost/name")
      expectOneLine(program, saying: "--database", "--traits PostgreSQL", "libpq-dev")
      #expect(!program.errors.contains("hush"))
    }
  #endif

  @Test func additionalArgumentIsReported() async throws {
    expectOneLine(try await Program.run("gallery", "start"), saying: "start")
  }

  @Test func folderThatCannotBeCreatedIsReported() async throws {
    let file = folder.appendingPathComponent("file")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: file)

    expectOneLine(try await Program.run("gallery", "--data", file.path), saying: file.path, "--data")
    let below = file.appendingPathComponent("below").path
    expectOneLine(try await Program.run("gallery", "--data", below), saying: below, "--data")
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
  }

  @Test func corruptDatabaseIsReportedAndUnchanged() async throws {
    let file = folder.appendingPathComponent("gallery.sqlite")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bytes = Data(repeating: 0x61, count: 10_000)
    try bytes.write(to: file)

    let program = try await Program.run("gallery", "--data", folder.path, "--port", "0")
    expectOneLine(program, saying: file.path, "was not changed", "--data")
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test func addressOfAnotherMachineIsReported() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // An address that is reserved for documentation, so no machine has it.
    let program = try await Program.run("gallery", "--data", folder.path, "--host", "192.0.2.1")
    expectOneLine(program, saying: "192.0.2.1", "--host")
  }
}
