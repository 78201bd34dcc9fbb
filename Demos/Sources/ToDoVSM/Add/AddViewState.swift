import CombineShim
import Foundation
import ToDo

/// Everything the Add screen can be.
public enum AddViewState {
  case editing(EditingModel)
  case saving
  case failed(FailureModel)
  case saved

  /// What can be done while the title and the date are entered.
  public struct EditingModel {
    let store: any DataStore
    let now: @Sendable () -> Date
  }

  /// An input that makes a to-do; only ``EditingModel/valid(title:date:in:)`` gives one.
  public struct ValidModel {
    fileprivate let title: String
    fileprivate let date: Date
    fileprivate let calendar: Calendar
    fileprivate let editing: EditingModel
  }

  /// Why the to-do was not saved, and the way back to the input.
  public struct FailureModel {
    public let message: String
    let editing: EditingModel
  }
}

extension AddViewState.EditingModel {
  /// The model that saves this input; `nil` while the title is blank or the date is over.
  public func valid(title: String, date: Date, in calendar: Calendar) -> AddViewState.ValidModel? {
    let model = AddViewState.ValidModel(title: title, date: date, calendar: calendar, editing: self)
    return (try? model.todo()) == nil ? nil : model
  }
}

extension AddViewState.ValidModel {
  /// Saves the to-do, unless its day has passed since the input was valid.
  public func save() -> AnyPublisher<AddViewState, Never> {
    Just(self)
      .tryMap { try $0.todo() }
      .flatMap { editing.store.createTodo($0) }
      .map { .saved }
      .catch { Just(.failed(AddViewState.FailureModel(message: $0.localizedDescription, editing: editing))) }
      .prepend(.saving)
      .eraseToAnyPublisher()
  }

  /// The to-do as of now. Here, and nowhere else, the date becomes a day.
  fileprivate func todo() throws -> Todo {
    try Todo(title: title, day: CalendarDay(date, in: calendar), today: CalendarDay(editing.now(), in: calendar))
  }
}

extension AddViewState.FailureModel {
  /// Returns to the input, which is as it was.
  public func acknowledge() -> AddViewState { .editing(editing) }
}
