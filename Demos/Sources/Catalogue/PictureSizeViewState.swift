import Foundation
import SwiftUIShim
import VSM

#if canImport(PhotosUI) && !PortableUI
  import PhotosUI
#endif

// Only these systems let a person choose files.
#if !os(tvOS) && !os(watchOS)
  /// The states of a picture that a person chooses, of which the size is shown.
  enum PictureSizeViewState {
    case empty(PictureSizeModel)
    case loading(LoadingPictureModel)
    case measured(bytes: Int, PictureSizeModel)
    case failed(reason: String, PictureSizeModel)
  }

  struct PictureSizeModel: Sendable {
    func measure(_ item: PhotosPickerItem) -> StateSequence<PictureSizeViewState> {
      StateSequence(.loading(LoadingPictureModel())) { emit in
        do {
          if let data = try await item.loadTransferable(type: Data.self) {
            emit(.measured(bytes: data.count, self))
          } else {
            emit(.failed(reason: "The picture could not be read.", self))
          }
        } catch {
          emit(.failed(reason: error.localizedDescription, self))
        }
      }
    }
  }

  struct LoadingPictureModel: Sendable {
    /// Stops the upload: a newer action cancels the one that waits for it.
    func stop() -> PictureSizeViewState { .empty(PictureSizeModel()) }
  }
#endif
