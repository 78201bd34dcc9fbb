import Foundation

/// The object files of a package's Swift sources, as its last build left them.
///
/// The Swift driver compares the time of a source with its time in the previous build in whole seconds. A source that is
/// saved, built and saved again in one second would keep the object file of its first version. Without an object file,
/// the driver compiles it in any case.
struct ObjectFiles {
  private let products: URL
  private var lastBuild = Date.distantPast

  init(in products: URL) { self.products = products }

  /// Notes that a build has ended now.
  mutating func noteBuild() { lastBuild = .now }

  /// Removes the object files of the sources whose change the next build could overlook.
  ///
  /// - Parameter changes: The paths of files that have changed.
  func removeOverlooked(of changes: [String], in package: ServedPackage, at files: FileSnapshot) {
    for path in changes where path.hasSuffix(".swift") && !files.isModified(path, inASecondAfter: lastBuild) {
      guard let target = package.target(of: path), let object = object(of: path, in: target) else { continue }
      try? FileManager.default.removeItem(atPath: object)
    }
  }

  private func object(of path: String, in target: ServedPackage.Target) -> String? {
    let map = products.appending(path: "\(target.module).build/output-file-map.json")
    let outputs = try? JSONDecoder().decode([String: Outputs].self, from: Data(contentsOf: map))
    return outputs?[path]?.object
  }

  private struct Outputs: Decodable { let object: String? }
}
