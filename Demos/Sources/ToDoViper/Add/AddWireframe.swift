import CombineShim
import Foundation
import ToDo

/// Presents the Add screen in front of another one, and dismisses it after a save or on cancel.
@MainActor
func addWireframe(
  inFrontOf presenter: Screen,
  store: any DataStore,
  calendar: AnyPublisher<Calendar, Never>,
  now: @escaping @Sendable () -> Date,
  didSave: @escaping () -> Void
) {
  let screen = Screen { screen in
    AddView { [weak screen] input in
      let (output, actions) = addPresenter(input, calendar: calendar, now: now) { title, date, calendar in
        saveTodo(title: title, date: date, in: calendar, now: now(), store: store)
          .receive(on: DispatchQueue.main)
          .eraseToAnyPublisher()
      }
      screen?.listen(to: actions) { action in
        switch action {
        case .cancel:
          screen?.dismiss()
        case .saved:
          screen?.dismiss()
          didSave()
        case .failed(let reason):
          screen?.showAlert("The to-do could not be saved", message: reason)
        }
      }
      return output
    }
  }
  presenter.present(screen)
}
