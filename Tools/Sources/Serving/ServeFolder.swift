import Foundation

/// The folder in which this tool and the programs that it starts leave each other messages.
///
/// PortableUIHummingbird reads and writes the other side.
struct ServeFolder: Sendable {
  let url: URL

  /// Creates a folder with a new key, which only this user can read.
  init() throws {
    let files = FileManager.default
    url = files.temporaryDirectory.appending(path: "vsm-serve-\(UUID().uuidString)")
    try files.createDirectory(at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let key = Data((0..<32).map { _ in UInt8.random(in: .min ... .max) }).base64EncodedString()
    let isWritten = files.createFile(
      atPath: url.appending(path: "keys").path, contents: Data("\(key)\n".utf8), attributes: [.posixPermissions: 0o600])
    if !isWritten {
      throw ServeProblem("A file can't be written in \(url.path). Free some space, or set TMPDIR to another folder.")
    }
  }

  /// Shows a state on the pages of the program that runs.
  func write(_ state: BuildState) throws {
    try JSONEncoder().encode(state).write(to: url.appending(path: "build.json"), options: .atomic)
  }

  /// Whether the program of a launch has started, except that it waits for its address.
  func isPrepared(_ launch: Int) -> Bool { has("prepared-\(launch)") }

  /// Whether the program of a launch serves its pages, and therefore also takes part in taking over an address.
  func isListening(_ launch: Int) -> Bool { has("listening-\(launch)") }

  private func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url.appending(path: name).path) }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
