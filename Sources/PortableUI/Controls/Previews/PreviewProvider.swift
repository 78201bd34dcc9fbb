/// A type with previews of a view in its states.
///
/// Several views in `previews`, or a `Group` of several, are several previews. ``allPreviews`` contains them for a page
/// like Xcode's canvas.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension PreviewProvider {
  /// The views of `previews`, separately and with their names.
  ///
  /// Each preview shows its dialogs inside itself, and does not set the page's title.
  @MainActor public static var allPreviews: [ProvidedPreview] {
    ProvidedPreview.all(in: previews).map {
      ProvidedPreview(name: $0.name, content: AnyView(StagedPreview(content: $0.content)))
    }
  }
}

extension View {
  /// Sets the name of this view in previews.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    PreviewName(content: self, name: value)
  }
}

/// A view that is shown as a separate preview.
public struct ProvidedPreview {
  /// The name that `previewDisplayName(_:)` sets.
  public internal(set) var name: String?
  public internal(set) var content: AnyView
}

extension ProvidedPreview {
  @MainActor static func all(in view: some View) -> [ProvidedPreview] {
    if let source = view as? any PreviewSource { return source.previews }
    return [ProvidedPreview(content: AnyView(view))]
  }
}

/// A view with several views inside, or with a name, that is divided into previews.
@MainActor
protocol PreviewSource {
  var previews: [ProvidedPreview] { get }
}

struct PreviewName<Content: View> {
  let content: Content
  let name: String?
}

extension PreviewName: View {
  var body: some View { content }
}

extension PreviewName: PreviewSource {
  var previews: [ProvidedPreview] {
    ProvidedPreview.all(in: content).map { ProvidedPreview(name: name ?? $0.name, content: $0.content) }
  }
}

/// A preview with its stage, in a frame.
struct StagedPreview: View {
  @StateObject private var stage = Stage()
  let content: AnyView

  init(content: AnyView) { self.content = content }

  var body: some View {
    Container(.div, class: .preview) {
      content.environment(\.stage, stage)
      PortalView(portal: stage.front)
    }
  }
}
