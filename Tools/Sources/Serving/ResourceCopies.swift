import Foundation

/// Resources that replace those beside the executable without a build, because they are copied as they are.
struct ResourceCopies {
  private let copies: [(from: URL, to: URL)]

  /// - Parameter changes: The paths of files that have changed.
  /// - Returns: `nil` if one of them needs a build: a source, a manifest, a new file, or one that was removed.
  init?(of changes: [String], in package: ServedPackage, products: URL) {
    var copies: [(URL, URL)] = []
    for path in changes {
      let file = URL(fileURLWithPath: path)
      guard !["swift", "c", "h", "m", "cpp", "modulemap"].contains(file.pathExtension),
        FileManager.default.fileExists(atPath: path),
        let target = package.target(of: path),
        let copy = Self.copy(of: file.lastPathComponent, in: products.appending(path: target.bundle))
      else { return nil }
      copies.append((file, copy))
    }
    self.copies = copies
  }

  func perform() throws {
    for copy in copies { try Data(contentsOf: copy.from).write(to: copy.to, options: .atomic) }
  }

  /// Returns the only file of a name in a folder.
  private static func copy(of name: String, in bundle: URL) -> URL? {
    let found =
      FileManager.default.enumerator(at: bundle, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.lastPathComponent == name } ?? []
    return found.count == 1 ? found[0] : nil
  }
}
