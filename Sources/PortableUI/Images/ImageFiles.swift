import Foundation

/// The pictures of bundles that pages show.
///
/// Each is read when a page first shows it, and kept. A server offers those and nothing else, so no address can reach
/// another file.
@MainActor
package final class ImageFiles {
  package static let shared = ImageFiles()

  private struct Key: Hashable {
    var name: String
    var bundle: String
  }

  private var known: [Key: ImageFile] = [:]
  private var offered: [String: ImageFile] = [:]

  /// The picture that a page shows under this name.
  package func offered(_ name: String) -> ImageFile? { offered[name] }

  /// The picture of a bundle, by its name without extension; `nil` where there is none.
  ///
  /// A name may lead into folders of the bundle, and not out of it.
  func file(named name: String, in bundle: String) -> ImageFile? {
    let key = Key(name: name, bundle: bundle)
    if let file = known[key] { return file }
    guard isInside(name), let folder = Bundle(path: bundle)?.resourceURL else { return nil }
    for kind in ImageFile.mediaTypes.keys.sorted() {
      guard let file = ImageFile(folder.appendingPathComponent(name + "." + kind)) else { continue }
      known[key] = file
      offered[file.name] = file
      return file
    }
    return nil
  }

  private func isInside(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.contains("\0") && parts.allSatisfy { !["", ".", ".."].contains($0) }
  }
}
