import Foundation
import PortableUI
import SwiftUIShim

/// The previews that a file declares with `#Preview`.
struct FilePreviews: Identifiable {
  /// The file, after its module.
  let id: String
  let previews: [Preview]

  /// The previews of all files of the gallery that have some.
  @MainActor static var all: [FilePreviews] {
    Dictionary(grouping: Preview.declared, by: \.fileID)
      .map { FilePreviews(id: $0.key, previews: $0.value) }
      .sorted { $0.id < $1.id }
  }
}

/// The page with the previews of one file.
struct FilePreviewsView: View {
  let file: FilePreviews

  var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      if let previews = URL(string: "/previews") { Link("All previews", destination: previews) }
      Text(verbatim: file.id)
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      ForEach(Array(file.previews.enumerated()), id: \.offset) { preview in
        NamedPreview(
          group: file.id, name: preview.element.name, number: preview.offset + 1, content: preview.element.content)
      }
    }
    .padding()
    .navigationTitle(file.id)
  }
}

/// A preview below its name.
struct NamedPreview: View {
  let group: String
  let name: String?
  let number: Int
  let content: AnyView

  var body: some View {
    let name = name ?? "Preview \(number)"
    VStack(alignment: .leading) {
      Text(name)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      content
    }
    .accessibilityLabel("\(group): \(name)")
  }
}
