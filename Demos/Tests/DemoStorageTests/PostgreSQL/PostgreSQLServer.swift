#if PostgreSQL
  import DemoStorage
  import Foundation
  import ProcessTesting
  import Testing

  /// A PostgreSQL server for tests, with its data in a temporary folder, which is reached through a socket in it.
  ///
  /// It ends with this process, since its shell reads a pipe from it.
  final class PostgreSQLServer: Sendable {
    private static let shared = Task { try await PostgreSQLServer.start() }

    private let shell: ChildProcess
    private let folder: URL

    /// The folder with PostgreSQL's programs, or `nil` if it isn't installed.
    static let programs: URL? = {
      let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
      let folders = versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "/usr/lib/postgresql/\($0)/bin" }
      let path = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
      return (folders + path).first { FileManager.default.isExecutableFile(atPath: "\($0)/initdb") }
        .map { URL(fileURLWithPath: $0, isDirectory: true) }
    }()

    /// Creates an empty database on a server that all tests share, and returns its address.
    static func newDatabase() async throws -> String {
      try await shared.value.newDatabase()
    }

    static func start() async throws -> PostgreSQLServer {
      let server = PostgreSQLServer()
      try await server.expectLine("done")
      return server
    }

    private init() {
      folder = URL(fileURLWithPath: "/tmp/pg-\(UUID().uuidString)", isDirectory: true)
      let command = ["bash", "-c", Self.script, "server", folder.path, Self.programs?.path ?? ""]
      // PostgreSQL refuses to run as root.
      let user = geteuid() == 0 ? ["runuser", "-u", "postgres", "--"] : []
      shell = ChildProcess(
        URL(fileURLWithPath: "/usr/bin/env"), user + command, in: URL(fileURLWithPath: "/tmp", isDirectory: true))
    }

    /// Starts the server again, or stops it at once, without an orderly shutdown.
    func tell(_ command: String) async throws {
      shell.write(command)
      try await expectLine("done")
    }

    func newDatabase() async throws -> String {
      let name = "test_\(UUID().uuidString.replacing("-", with: "").lowercased())"
      let createdb = try #require(Self.programs).appendingPathComponent("createdb")
      let finished = try await FinishedProcess.run(createdb, ["--host", folder.path, "--username", "gallery", name])
      guard finished.ending == .exited(0) else {
        throw ServerFailure(reason: String(decoding: finished.errors, as: UTF8.self))
      }
      return "postgresql://gallery@/\(name)?host=\(folder.path)"
    }

    /// The commands of the server's shell: it starts the server, and then starts and stops it as it is told, until the
    /// pipe ends. A commit waits for a standby that doesn't exist if a connection requires that. All tests can have
    /// their connections at the same time.
    private static let script = """
      PATH="$2:$PATH"
      server() {
        pg_ctl -D "$1/data" -s -w -l "$1/log" -o "-k $1 -c listen_addresses= -c fsync=off -c max_connections=500 \
      -c synchronous_standby_names=nobody -c synchronous_commit=local" "${@:2}" <&-
      }
      mkdir -m 700 "$1" && initdb -D "$1/data" -A trust -U gallery --no-sync -E UTF8 --locale=C.UTF-8 >/dev/null &&
        server "$1" start && echo done
      while read -r command; do
        case $command in
          start) server "$1" start ;;
          stop) server "$1" stop -m immediate ;;
        esac && echo done
      done
      server "$1" stop -m immediate
      rm -rf "$1"
      """

    private func expectLine(_ expected: String) async throws {
      guard await shell.nextLine() == expected else {
        throw ServerFailure(reason: "PostgreSQL has written it to standard error.")
      }
    }
  }

  /// An error for a server that could not be started, or a database that could not be created.
  struct ServerFailure: Error {
    let reason: String
  }
#endif
