import SwiftUIShim
import VSM

#if canImport(PhotosUI) && !PortableUI
  import PhotosUI
#endif

// Only these systems let a person choose files.
#if !os(tvOS) && !os(watchOS)
  /// A feature that shows the size of a picture, which a person chooses without a round trip to the server.
  struct PictureSizeView: View {
    @ViewState private var state: PictureSizeViewState
    @State private var item: PhotosPickerItem?

    init(state: PictureSizeViewState = .empty(PictureSizeModel())) { _state = ViewState(wrappedValue: state) }

    var body: some View {
      GroupBox("Size of a picture") {
        VStack(alignment: .leading, spacing: 12) {
          switch state {
          case .empty(let model):
            Text("No picture is chosen.")
            picker(model)
          case .loading(let model):
            ProgressView("The picture is on its way.")
            Button("Stop") { $state.observe(model.stop()) }
          case .measured(let bytes, let model):
            Text("The picture has \(bytes) bytes.")
            picker(model)
          case .failed(let reason, let model):
            Text(reason).foregroundStyle(.red)
            picker(model)
          }
        }
      }
    }

    private func picker(_ model: PictureSizeModel) -> some View {
      PhotosPicker(selection: $item, matching: .images) { Label("Choose a picture", systemImage: "photo") }
        .onChange(of: item) { _, item in
          if let item { $state.observe(model.measure(item)) }
        }
    }
  }

  #Preview("No picture") { PictureSizeView() }
  #Preview("Loading") { PictureSizeView(state: .loading(LoadingPictureModel())) }
  #Preview("Measured") { PictureSizeView(state: .measured(bytes: 12_345, PictureSizeModel())) }
  #Preview("Failed") {
    PictureSizeView(state: .failed(reason: "“Notes.txt” is not suitable.", PictureSizeModel()))
  }
#endif
