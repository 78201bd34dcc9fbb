import CombineShim
import Foundation
import SwiftUIShim
import ToDo

/// The List screen and the Add screen with each output of their presenters.
public struct ToDoViperPreviews: PreviewProvider {
  nonisolated private static let now = Date(timeIntervalSince1970: 1_800_000_000)

  public static var previews: some View {
    Group {
      ToDoViperApp(store: PreviewDataStore(answer: .none), now: { now })
        .previewDisplayName("Loading")
      ToDoViperApp(store: PreviewDataStore(answer: .todos), now: { now })
        .previewDisplayName("Loaded")
      ToDoViperApp(store: PreviewDataStore(answer: .nothing), now: { now })
        .previewDisplayName("Nothing to do")
      ToDoViperApp(store: PreviewDataStore(answer: .failure), now: { now })
        .previewDisplayName("Loading failed")
    }
    Group {
      add(isSaveEnabled: false)
        .previewDisplayName("Adding")
      add(isSaveEnabled: true)
        .previewDisplayName("Ready to save")
      add(isSaveEnabled: false, isSaving: true)
        .previewDisplayName("Saving")
      ScreenView(screen: refused)
        .previewDisplayName("Saving failed")
    }
  }

  /// The Add screen with the alert for a failed save.
  private static var refused: Screen {
    let screen = Screen { _ in addScreen(isSaveEnabled: true) }
    screen.showAlert("The to-do could not be saved", message: PreviewDataStore.Failure().localizedDescription)
    return screen
  }

  private static func add(isSaveEnabled: Bool, isSaving: Bool = false) -> some View {
    NavigationStack { addScreen(isSaveEnabled: isSaveEnabled, isSaving: isSaving) }
  }

  private static func addScreen(isSaveEnabled: Bool, isSaving: Bool = false) -> AddView {
    AddView { _ in
      AddView.Output(
        date: Just(now).eraseToAnyPublisher(), earliestDate: Just(now).eraseToAnyPublisher(),
        isSaveEnabled: Just(isSaveEnabled).eraseToAnyPublisher(), isSaving: Just(isSaving).eraseToAnyPublisher())
    }
  }
}
