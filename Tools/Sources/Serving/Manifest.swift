public import Foundation
import Subprocess

/// The part of a manifest that tools need, as `swift package dump-package` prints it.
public struct Manifest: Decodable {
  public struct Target: Decodable {
    public let name: String
    let type: String
    let path: String?

    /// The folders in which SwiftPM looks for a target without a path.
    private static let parents = ["Sources", "Source", "src", "srcs", "Plugins"]

    /// Whether its code is part of the package's products.
    public var isProduct: Bool { ["regular", "executable"].contains(type) }

    /// Returns the folder of the sources. A package with one target can have them directly in `Sources`.
    public func folder(in package: URL) -> URL {
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
  public let targets: [Target]
  let products: [Product]
  let dependencies: [Dependency]

  /// The products that can be run. A target that no product contains is one of its own name.
  var executables: [String] {
    let products = products.filter(\.isExecutable)
    let contained = Set(products.flatMap(\.targets))
    let others = targets.filter { $0.type == "executable" && !contained.contains($0.name) }
    return products.map(\.name) + others.map(\.name)
  }

  /// Reads the manifest of a package.
  ///
  /// - Throws: ``ServeProblem`` if it cannot be read.
  public init(of package: URL) async throws {
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
