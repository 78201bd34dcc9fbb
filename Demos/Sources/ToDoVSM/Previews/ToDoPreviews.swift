import Foundation
import SwiftUIShim
import ToDo

/// The List screen in each of its states, and the Add screen.
public struct ToDoPreviews: PreviewProvider {
  private static let now: @Sendable () -> Date = { Date(timeIntervalSince1970: 1_800_000_000) }

  public static var previews: some View {
    Group {
      list(PreviewDataStore(answer: .none))
        .previewDisplayName("Loading")
      list(PreviewDataStore(answer: .todos))
        .previewDisplayName("Loaded")
      list(PreviewDataStore(answer: .nothing))
        .previewDisplayName("Nothing to do")
      list(PreviewDataStore(answer: .failure))
        .previewDisplayName("Loading failed")
    }
    Group {
      add(.editing(editing(PreviewDataStore(answer: .todos))))
        .previewDisplayName("Adding")
      add(.saving)
        .previewDisplayName("Saving")
      add(.failed(failure))
        .previewDisplayName("Saving failed")
      add(.saved)
        .previewDisplayName("Saved")
    }
  }

  private static func list(_ store: PreviewDataStore) -> ToDoView {
    ToDoView(store: store, now: now)
  }

  private static func editing(_ store: PreviewDataStore) -> AddViewState.EditingModel {
    AddViewState.EditingModel(store: store, now: now)
  }

  private static var failure: AddViewState.FailureModel {
    AddViewState.FailureModel(
      message: PreviewDataStore.Failure().localizedDescription, editing: editing(PreviewDataStore(answer: .failure)))
  }

  private static func add(_ state: AddViewState) -> AddView {
    AddView(state: state, model: editing(PreviewDataStore(answer: .todos)), now: now, didSave: {})
  }
}
