import Foundation

/// The modules of web components in the resources of bundles.
///
/// Each module is read when a page first shows its component, and kept. A server offers only these, so no address can
/// reach another file.
@MainActor
package final class ComponentFiles {
  package static let shared = ComponentFiles()

  private struct Key: Hashable {
    var name: String
    var bundle: String
  }

  private var known: [Key: ImageFile] = [:]
  private var offered: [String: ImageFile] = [:]

  /// Returns the module that a page uses under this name.
  package func offered(_ name: String) -> ImageFile? { offered[name] }

  /// Returns a module of a bundle by its name, or `nil` if there is none. The name cannot lead out of the bundle.
  func file(named name: String, in bundle: String) -> ImageFile? {
    let key = Key(name: name, bundle: bundle)
    if let file = known[key] { return file }
    guard ImageFiles.isInside(name), let folder = Bundle(path: bundle)?.resourceURL,
      let file = ImageFile(module: folder.appendingPathComponent(name))
    else { return nil }
    known[key] = file
    offered[file.name] = file
    return file
  }
}
