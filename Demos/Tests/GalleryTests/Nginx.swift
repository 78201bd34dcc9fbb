import Foundation

/// A running nginx with the files of the deployment page, changed to its ports and without certificates.
struct Nginx {
  static let executable = ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  let port = Int.random(in: 20_000..<32_000)
  private let folder: URL
  private let configuration: URL

  /// Starts nginx. It accepts connections when this returns.
  init(before ports: Int..., folder: URL) async throws {
    self.folder = folder
    configuration = folder.appendingPathComponent("nginx.conf")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map { "\($0)_temp_path \(folder.path)/\($0);" }
    let site = try site(before: ports)
    let text = """
      pid \(folder.path)/pid;
      error_log \(folder.path)/error.log;
      events {}
      http {
        access_log off;
        \(temporary.joined(separator: "\n"))
        \(site)
      }
      """
    try Data(text.utf8).write(to: configuration)
    let status = try await run()
    guard status == 0 else { throw NginxFailed(status: status) }
  }

  func stop() async throws { _ = try await run("-s", "stop") }

  /// The file `nginx.conf` with the location of `nginx-prefix.conf`.
  private func site(before ports: [Int]) throws -> String {
    let files = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Deployment").standardizedFileURL
    func read(_ name: String) throws -> String {
      try String(contentsOf: files.appendingPathComponent(name), encoding: .utf8)
    }
    return try read("nginx.conf").components(separatedBy: "\n").map { line in
      if line.contains("ssl_certificate") { return "" }
      if line.contains("listen 443") { return "listen 127.0.0.1:\(port);" }
      if line.contains("server 127.0.0.1:8081;") {
        return ports.map { "server 127.0.0.1:\($0);" }.joined(separator: "\n")
      }
      if line.contains("server 127.0.0.1:8082;") { return "" }
      return line.contains("server_name") ? line + "\n" + (try read("nginx-prefix.conf")) : line
    }.joined(separator: "\n")
  }

  private func run(_ arguments: String...) async throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.executable ?? "nginx")
    process.arguments = ["-p", folder.path, "-c", configuration.path] + arguments
    process.standardError = FileHandle.nullDevice
    let (ends, end) = AsyncStream<Int32>.makeStream()
    process.terminationHandler = { end.yield($0.terminationStatus) }
    try process.run()
    var iterator = ends.makeAsyncIterator()
    return await iterator.next() ?? -1
  }

  struct NginxFailed: Error {
    let status: Int32
  }
}
