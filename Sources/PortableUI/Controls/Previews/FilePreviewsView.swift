import Foundation

/// The previews of one source file, side by side in widths and languages.
///
/// The chosen width and language last as long as the tab of the browser. The layout follows the width of a preview,
/// except where it depends on the width of the window: dialogs, tables and tab bars.
package struct FilePreviewsView: View {
  @SceneStorage("file-previews-width") private var width = PreviewWidth.all
  @SceneStorage("file-previews-language") private var language = Self.everyLanguage
  private let file: FilePreviews
  private let resources: Bundle
  private let languages: [String]
  private let list: URL?

  private static var everyLanguage: String { "" }

  /// - Parameter list: The page that lists all files.
  package init(_ file: FilePreviews, list: URL?) {
    self.init(file, list: list, languages: file.languages)
  }

  init(_ file: FilePreviews, list: URL? = nil, languages: [String]) {
    (self.file, self.list) = (file, list)
    resources = file.resources ?? .main
    self.languages = languages
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      if let list { Link("All previews", destination: list) }
      Text(verbatim: file.id)
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      if file.isEmpty {
        Text(
          verbatim: """
            The program has no previews of this file. Add one to it, such as #Preview { MyView() }, and link its module.
            """)
      } else {
        choices
        ForEach(Array(file.previews.enumerated()), id: \.offset) { preview in
          variants(of: preview.element, named: preview.element.name ?? "Preview \(preview.offset + 1)")
        }
      }
    }
    .padding()
    .navigationTitle(file.id)
  }

  private var choices: some View {
    HStack {
      Picker("Width", selection: $width) {
        ForEach(PreviewWidth.allCases, id: \.self) { Text(verbatim: $0.title).tag($0) }
      }
      if languages.count > 1 {
        Picker("Language", selection: $language) {
          Text("All").tag(Self.everyLanguage)
          ForEach(languages, id: \.self) { Text(verbatim: $0).tag($0) }
        }
      }
    }
    .frame(maxWidth: 400, alignment: .leading)
  }

  private func variants(of preview: Preview, named name: String) -> some View {
    VStack(alignment: .leading) {
      Text(verbatim: name)
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      if width == .page {
        views(of: preview, named: name)
      } else {
        Container(.div, class: .previewVariants) { views(of: preview, named: name) }
      }
    }
  }

  private func views(of preview: Preview, named name: String) -> some View {
    ForEach(variants) { variant in
      VariantView(name: name, variant: variant) {
        // A page of the module sets its texts outside of the views that are previewed.
        preview.content.localizedTexts(from: resources)
      }
    }
  }

  private var variants: [PreviewVariant] {
    let shown = languages.contains(language) ? [language] : languages
    return (shown.isEmpty ? [nil] : shown.map(\.self)).flatMap { language in
      width.points.map { PreviewVariant(points: $0, language: language) }
    }
  }
}

/// The widths of the shown previews.
private enum PreviewWidth: Int, CaseIterable {
  case all = 0
  case smallPhone = 320
  case phone = 390
  case tablet = 768
  case page = -1

  var title: String {
    switch self {
    case .all: "All"
    case .page: "The page's"
    case .smallPhone, .phone, .tablet: "\(rawValue) points"
    }
  }

  /// The widths in points, or `nil` for the width of the page.
  var points: [CGFloat?] {
    switch self {
    case .all: [Self.smallPhone, .phone, .tablet].flatMap(\.points)
    case .page: [nil]
    case .smallPhone, .phone, .tablet: [CGFloat(rawValue)]
    }
  }
}

/// The width and language of a preview.
private struct PreviewVariant: Identifiable, Hashable {
  /// The width, or `nil` for the width of the page.
  let points: CGFloat?
  /// The language, or `nil` for the language of the page.
  let language: String?

  var id: Self { self }

  var title: String? {
    let parts = [points.map { "\(Int($0)) points" }, language].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// A preview in one width and language.
private struct VariantView<Content: View>: View {
  let name: String
  let variant: PreviewVariant
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      if let title = variant.title {
        Text(verbatim: title)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      if let language = variant.language {
        content.environment(\.locale, Locale(identifier: language))
      } else {
        content
      }
    }
    .frame(width: variant.points)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: [name, variant.title].compactMap(\.self).joined(separator: ", ")))
  }
}
