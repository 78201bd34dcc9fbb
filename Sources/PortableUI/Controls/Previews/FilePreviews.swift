import Foundation

/// The previews that one source file declares with `#Preview`.
package struct FilePreviews: Identifiable {
  /// The file, after the name of its module, as in `Shop/CartView.swift`.
  package let id: String
  let previews: [Preview]

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
    let suffix = "_\(id.prefix { $0 != "/" }).resources"
    let folder = Bundle.main.bundleURL
    let beside = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return beside?.first { $0.lastPathComponent.hasSuffix(suffix) }.flatMap { Bundle(url: $0) }
  }

  /// The languages of the texts in the resources, in the order of their tags.
  var languages: [String] { resources.map { BundleTexts.of($0).languages.map(\.description) } ?? [] }
}
