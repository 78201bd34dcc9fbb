import Foundation

/// The previews that one source file declares with `#Preview`.
package struct FilePreviews: Identifiable {
  /// The file, after the name of its module, as in `Shop/CartView.swift`.
  package let id: String
  let previews: [Preview]

  package var isEmpty: Bool { previews.isEmpty }

  package init(id: String, previews: [Preview]) {
    self.id = id
    self.previews = previews
  }

  /// The files of the program that declare previews, in their order.
  @MainActor package static var all: [FilePreviews] {
    Dictionary(grouping: Preview.declared, by: \.fileID)
      .map { FilePreviews(id: $0.key, previews: $0.value) }
      .sorted { $0.id < $1.id }
  }

  /// Returns the previews of a file, which can be none.
  @MainActor package static func of(_ id: String) -> FilePreviews {
    all.first { $0.id == id } ?? FilePreviews(id: id, previews: [])
  }

  /// The resources of the file's module, which are beside the program.
  var resources: Bundle? {
    let suffix = "_\(id.prefix { $0 != "/" })"
    let folder = Bundle.main.bundleURL
    let beside = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let folders = (beside ?? []).filter { $0.pathExtension == "resources" && Self.name(of: $0).hasSuffix(suffix) }
    // The name of the package comes first. Of two modules `Cart` and `Big_Cart`, the shorter one is meant.
    return folders.min { Self.name(of: $0).count < Self.name(of: $1).count }.flatMap { Bundle(url: $0) }
  }

  /// The name of a folder with resources, in which a module has the characters of an identifier.
  private static func name(of folder: URL) -> String {
    String(folder.deletingPathExtension().lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The languages of the texts in the resources, in the order of their tags.
  var languages: [String] { resources.map { BundleTexts.of($0).languages.map(\.description) } ?? [] }
}
