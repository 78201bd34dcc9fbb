import Foundation
import SwiftUIShim
import VSM

#if canImport(PhotosUI) && !PortableUI
  import PhotosUI
#endif

// Only these systems let a person choose files.
#if !os(tvOS) && !os(watchOS)
  extension ProfilePictureViewState.ChoosingModel {
    /// Receives a picture, and saves it if the shop accepts it.
    func choose(_ item: PhotosPickerItem) -> StateSequence<ProfilePictureViewState> {
      StateSequence(.receiving(ProfilePictureViewState.ReceivingModel(loader: loader))) { emit in
        let content: PictureContent
        do {
          guard let data = try await item.loadTransferable(type: Data.self) else { throw PictureProblem.unknownKind }
          content = try PictureContent(data)
        } catch {
          let reason = (error as? FileTransferError)?.sentence ?? error.localizedDescription
          return emit(.refused(ProfilePictureViewState.RefusedModel(reason: reason, choosing: self)))
        }
        emit(.saving)
        await loader.store(content, emit)
      }
    }
  }

  /// A button with which the shopper chooses a picture.
  struct PictureChooser: View {
    private let model: ProfilePictureViewState.ChoosingModel
    private let observe: (StateSequence<ProfilePictureViewState>) -> Void
    @State private var item: PhotosPickerItem?

    init(
      model: ProfilePictureViewState.ChoosingModel,
      observe: @escaping (StateSequence<ProfilePictureViewState>) -> Void
    ) {
      self.model = model
      self.observe = observe
    }

    var body: some View {
      PhotosPicker("Choose a picture", selection: $item, matching: .images)
        .onChange(of: item) { _, item in
          if let item { observe(model.choose(item)) }
        }
    }
  }
#else
  /// Nothing, where a person cannot choose files.
  struct PictureChooser: View {
    init(
      model: ProfilePictureViewState.ChoosingModel,
      observe: @escaping (StateSequence<ProfilePictureViewState>) -> Void
    ) {}

    var body: some View { EmptyView() }
  }
#endif
