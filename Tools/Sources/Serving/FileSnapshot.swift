import Foundation

/// The sizes and times of the files of a package at one moment.
struct FileSnapshot: Equatable, Sendable {
  private struct Version: Equatable {
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  private var versions: [String: Version] = [:]
  /// The folders in which files can change: those with a file, those inside, and those that links lead to.
  private(set) var folders: Set<String> = []

  /// - Parameter roots: Files, and folders with all that is in them. Hidden files are left out, such as those that an
  ///   editor writes beside the one that is being saved.
  /// - Complexity: One call of the system for each file.
  init(of roots: [URL]) {
    for root in roots {
      add(root.path)
      folders.insert(root.deletingLastPathComponent().path)
    }
  }

  private mutating func add(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      let time = status.modification
      versions[path] = Version(size: Int(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    case S_IFDIR:
      // A link can lead back to a folder around it.
      guard folders.insert(path).inserted else { return }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
        if !name.hasPrefix("."), !name.hasSuffix("~") { add("\(path)/\(name)") }
      }
    case S_IFLNK:
      let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      add(target.path)
      folders.insert(target.deletingLastPathComponent().path)
    default: break
    }
  }

  /// Returns whether a file was modified in a later second than a moment, or does not exist any more.
  func isModified(_ path: String, inASecondAfter moment: Date) -> Bool {
    versions[path].map { Double($0.seconds) > moment.timeIntervalSince1970 } ?? true
  }

  /// Returns the paths of the files that differ between two moments.
  func changes(since earlier: FileSnapshot) -> [String] {
    Set(versions.keys).union(earlier.versions.keys).filter { versions[$0] != earlier.versions[$0] }.sorted()
  }
}
