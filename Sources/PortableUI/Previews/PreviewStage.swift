import CombineShim

/// What a preview has by itself that belongs to the page elsewhere.
@MainActor
final class PreviewStage: ObservableObject {
  /// The dialogs that are open in the preview.
  let dialogs = Outlet()
  /// Whose turn it is to present a dialog in the preview.
  let presentations = PresentationQueue()
}

extension PreviewStage: Equatable {
  nonisolated static func == (left: PreviewStage, right: PreviewStage) -> Bool { left === right }
}

/// A preview with its stage, in a frame.
struct StagedPreview: View {
  @StateObject private var stage = PreviewStage()
  let content: AnyView

  init(content: AnyView) { self.content = content }

  var body: some View {
    Container(.div, class: .preview) {
      content.environment(\.previewStage, stage)
      OutletView(outlet: stage.dialogs)
    }
  }
}

extension EnvironmentValues {
  /// The stage of the preview that a view is in; `nil` on every other page.
  var previewStage: PreviewStage? {
    get { self[PreviewStageKey.self] }
    set { self[PreviewStageKey.self] = newValue }
  }
}

private enum PreviewStageKey: EnvironmentKey { static var defaultValue: PreviewStage? { nil } }
