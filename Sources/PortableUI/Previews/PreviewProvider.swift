/// A type that shows what a view looks like in each of its states; the counterpart of SwiftUI's `PreviewProvider`.
///
/// Several views in `previews`, or a `Group` of several, are several previews. A page of them, as Xcode's canvas shows
/// them, is made of ``allPreviews``.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension PreviewProvider {
  /// The views of `previews`, each by itself and with the name that it was given.
  ///
  /// Each shows its dialogs within itself, in front of nothing else, and names no page.
  @MainActor public static var allPreviews: [ProvidedPreview] {
    ProvidedPreview.all(in: previews).map {
      ProvidedPreview(name: $0.name, content: AnyView(StagedPreview(content: $0.content)))
    }
  }
}

extension View {
  /// Names this view where it is shown as a preview, and nowhere else.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    PreviewName(content: self, name: value)
  }
}

/// A view that is shown as a preview, by itself.
public struct ProvidedPreview {
  /// What `previewDisplayName(_:)` says.
  public internal(set) var name: String?
  public internal(set) var content: AnyView
}

extension ProvidedPreview {
  @MainActor static func all(in view: some View) -> [ProvidedPreview] {
    if let source = view as? any PreviewSource { return source.previews }
    return [ProvidedPreview(content: AnyView(view))]
  }
}

/// A view with several views inside, or with a name, that previews look into.
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
