import Foundation

/// The images of bundles that pages show.
///
/// Each image is read when a page first shows it, and kept. A server offers only these, so no address can reach another
/// file.
@MainActor
package final class ImageFiles {
  package static let shared = ImageFiles()

  private struct Key: Hashable {
    var name: String
    var bundle: String
  }

  private var known: [Key: ImageFile] = [:]
  private var offered: [String: ImageFile] = [:]

  /// Returns the image that a page shows under this name.
  package func offered(_ name: String) -> ImageFile? { offered[name] }

  /// Returns an image of a bundle, by its name without extension, or `nil` if there is none.
  ///
  /// A name may contain folders of the bundle, but cannot lead out of it.
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
