import Foundation

/// A package whose program is served, with the packages beside it that it depends on.
struct ServedPackage: Sendable {
  /// A target with the folder of its sources.
  struct Target: Sendable {
    let name: String
    let folder: URL
    /// The name of the folder with the target's resources, beside the executable.
    let bundle: String

    /// The name of the target's module, in which SwiftPM replaces what an identifier cannot have.
    var module: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
  }

  let executables: [String]
  let targets: [Target]
  let manifests: [URL]

  /// Returns the target that contains a file.
  func target(of path: String) -> Target? { targets.first { path.hasPrefix($0.folder.path + "/") } }

  /// Returns the name of a source file after the name of its module, as `#fileID` does.
  ///
  /// - Throws: ``ServeProblem`` if the package has no such file.
  func fileID(of file: URL) throws -> String {
    let path = file.realPath.path
    guard FileManager.default.fileExists(atPath: path) else { throw ServeProblem("There is no file \(file.path).") }
    guard let target = target(of: path), file.pathExtension == "swift" else {
      throw ServeProblem("\(file.path) is not a Swift file of a target of the package.")
    }
    return "\(target.module)/\(file.lastPathComponent)"
  }
}

extension ServedPackage {
  /// Reads the manifests.
  ///
  /// - Throws: ``ServeProblem`` if one cannot be read.
  init(at folder: URL) async throws {
    var (executables, targets, manifests) = ([String](), [Target](), [URL]())
    var (waiting, isRoot) = ([folder.standardizedFileURL], true)
    var seen: Set<String> = []
    while let package = waiting.popLast() {
      guard seen.insert(package.path).inserted else { continue }
      let manifest = try await Manifest(of: package)
      manifests.append(package.appending(path: "Package.swift"))
      for target in manifest.targets where target.type != "test" {
        targets.append(
          Target(
            name: target.name, folder: target.folder(in: package),
            bundle: "\(manifest.name)_\(target.name).resources"))
      }
      if isRoot { executables = manifest.executables }
      waiting += manifest.dependencies.flatMap { $0.fileSystem ?? [] }.map { URL(fileURLWithPath: $0.path) }
      isRoot = false
    }
    self.init(executables: Set(executables).sorted(), targets: targets, manifests: manifests)
  }
}
