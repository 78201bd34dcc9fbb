import Foundation
import Subprocess

/// A package whose program is served, with the packages beside it that it depends on.
struct ServedPackage: Sendable {
  /// A target with the folder of its sources.
  struct Target: Sendable {
    let folder: URL
    /// The name of the folder with the target's resources, beside the executable.
    let bundle: String
  }

  let executables: [String]
  let targets: [Target]
  let manifests: [URL]
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
        let path = target.path ?? "\(target.type == "plugin" ? "Plugins" : "Sources")/\(target.name)"
        targets.append(Target(folder: package.appending(path: path), bundle: "\(manifest.name)_\(target.name).resources"))
        if isRoot, target.type == "executable" { executables.append(target.name) }
      }
      if isRoot { executables += manifest.products.filter(\.isExecutable).map(\.name) }
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
  }

  struct Product: Decodable {
    let name: String
    let type: [String: [String]?]
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

/// The reason why a package cannot be served.
public struct ServeProblem: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
