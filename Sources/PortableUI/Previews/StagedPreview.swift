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
