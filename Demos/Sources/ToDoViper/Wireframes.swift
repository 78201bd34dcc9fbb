import CombineShim
import Foundation
import ToDo

/// Returns the List screen with its presenter. The list is read again after a to-do is added.
@MainActor
func listWireframe(
  store: any DataStore,
  calendar: AnyPublisher<Calendar, Never>,
  now: @escaping @Sendable () -> Date
) -> Screen {
  let saved = PassthroughSubject<Void, Never>()
  return Screen { screen in
    ListView { [weak screen] input in
      let (output, actions) = listPresenter(
        input, calendar: calendar, saved: saved.eraseToAnyPublisher()
      ) { calendar in
        getTodos(in: calendar, now: now(), store: store)
          .receive(on: DispatchQueue.main)
          .eraseToAnyPublisher()
      }
      screen?.listen(to: actions) { action in
        guard let screen else { return }
        switch action {
        case .add:
          addWireframe(inFrontOf: screen, store: store, calendar: calendar, now: now, didSave: { saved.send() })
        }
      }
      return output
    }
  }
}

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
