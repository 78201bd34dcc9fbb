import CombineShim
import Foundation
import ToDo

/// The states of the Add screen.
public enum AddViewState {
  case editing(EditingModel)
  case saving
  case failed(FailureModel)
  case saved

  /// The actions while the title and the date are entered.
  public struct EditingModel {
    let store: any DataStore
    let now: @Sendable () -> Date
  }

  /// A valid input. Only ``EditingModel/valid(title:date:in:)`` creates it.
  public struct ValidModel {
    fileprivate let title: String
    fileprivate let date: Date
    fileprivate let calendar: Calendar
    fileprivate let editing: EditingModel
  }

  /// The reason why the to-do was not saved, and the action that returns to the input.
  public struct FailureModel {
    public let message: String
    let editing: EditingModel
  }
}

extension AddViewState.EditingModel {
  /// Returns the model that saves this input, or `nil` if the title is blank or the date is past.
  public func valid(title: String, date: Date, in calendar: Calendar) -> AddViewState.ValidModel? {
    let model = AddViewState.ValidModel(title: title, date: date, calendar: calendar, editing: self)
    return (try? model.todo()) == nil ? nil : model
  }
}

extension AddViewState.ValidModel {
  /// Saves the to-do. Fails if its day has passed since the input was validated.
  public func save() -> AnyPublisher<AddViewState, Never> {
    Just(self)
      .tryMap { try $0.todo() }
      .flatMap { editing.store.createTodo($0) }
      .map { .saved }
      .catch { Just(.failed(AddViewState.FailureModel(message: $0.localizedDescription, editing: editing))) }
      .prepend(.saving)
      .eraseToAnyPublisher()
  }

  /// Returns the to-do, validated at the current time. Only this function converts the date to a day.
  fileprivate func todo() throws -> Todo {
    try Todo(title: title, day: CalendarDay(date, in: calendar), today: CalendarDay(editing.now(), in: calendar))
  }
}

extension AddViewState.FailureModel {
  /// Returns to the unchanged input.
  public func acknowledge() -> AddViewState { .editing(editing) }
}

/// Shorthands for the view. They don't give access to actions of other states.
extension AddViewState {
  var isSaving: Bool {
    if case .saving = self { true } else { false }
  }

  var isSaved: Bool {
    if case .saved = self { true } else { false }
  }

  var failure: FailureModel? {
    if case .failed(let model) = self { model } else { nil }
  }
}
