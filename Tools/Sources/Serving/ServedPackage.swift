import Foundation
import Subprocess

/// A package whose program is served, with the packages beside it that it depends on.
struct ServedPackage: Sendable {
  /// A target with the folder of its sources.
  struct Target: Sendable {
    let name: String
    let folder: URL
    /// The name of the folder with the target's resources, beside the executable.
    let bundle: String
  }

  let executables: [String]
  let targets: [Target]
  let manifests: [URL]

  /// Returns the target that contains a file.
  func target(of path: String) -> Target? { targets.first { path.hasPrefix($0.folder.path + "/") } }
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

/// The part of a manifest that serving needs, as `swift package dump-package` prints it.
private struct Manifest: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?

    /// The folders in which SwiftPM looks for a target without a path.
    private static let parents = ["Sources", "Source", "src", "srcs", "Plugins"]

    /// Returns the folder of the sources. A package with one target can have them directly in `Sources`.
    func folder(in package: URL) -> URL {
      if let path { return package.appending(path: path).standardizedFileURL }
      let folders = Self.parents.map { package.appending(path: "\($0)/\(name)") }
      return folders.first { FileManager.default.fileExists(atPath: $0.path) } ?? package.appending(path: "Sources")
    }
  }

  struct Product: Decodable {
    let name: String
    let type: [String: [String]?]
    let targets: [String]
    var isExecutable: Bool { type.keys.contains("executable") }
  }

  struct Dependency: Decodable {
    struct Folder: Decodable { let path: String }
    let fileSystem: [Folder]?
  }

  let name: String
  let targets: [Target]
  let products: [Product]
  let dependencies: [Dependency]

  /// The products that can be run. A target that no product contains is one of its own name.
  var executables: [String] {
    let products = products.filter(\.isExecutable)
    let contained = Set(products.flatMap(\.targets))
    let others = targets.filter { $0.type == "executable" && !contained.contains($0.name) }
    return products.map(\.name) + others.map(\.name)
  }

  init(of package: URL) async throws {
    let finished = try await Subprocess.run(
      .name("swift"), arguments: ["package", "--package-path", package.path, "dump-package"],
      output: .bytes(limit: .max), error: .string(limit: 1 << 20))
    guard finished.terminationStatus.isSuccess else {
      let reason = finished.standardError.trimmingCharacters(in: .whitespacesAndNewlines)
      throw ServeProblem("\(package.path) can't be read as a package:\n\(reason)")
    }
    self = try JSONDecoder().decode(Manifest.self, from: Data(finished.standardOutput))
  }
}
