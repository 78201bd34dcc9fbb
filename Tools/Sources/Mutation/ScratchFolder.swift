import Foundation
import Serving

/// The folder with the copy of a package, the build of the copy, and the number of the mutant that is on.
struct ScratchFolder: Sendable {
  let url: URL

  var copy: URL { url.appending(path: "package") }
  var build: URL { url.appending(path: "build") }
  /// A file, since SwiftPM compiles the manifest again after a change of a variable of the environment.
  var number: URL { url.appending(path: "mutant") }
  /// Says that everything beside it was made by this tool.
  private var mark: URL { url.appending(path: ".vsm-mutate") }

  /// Creates the folder, or takes one that an earlier run has made, until this process ends.
  ///
  /// - Throws: ``MutationProblem`` if the folder has other files, or if another process has taken it.
  init(at url: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: url, withIntermediateDirectories: true)
    self.url = url.realPath
    guard try files.fileExists(atPath: mark.path) || files.contentsOfDirectory(atPath: url.path).isEmpty else {
      throw MutationProblem("\(url.path) has files that vsm did not make. Name an empty folder with --scratch-path.")
    }
    // Open until the process ends, and with it the lock.
    let descriptor = open(mark.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw MutationProblem("Another vsm uses \(url.path). Wait until it has ended, or name another --scratch-path.")
    }
  }
}
