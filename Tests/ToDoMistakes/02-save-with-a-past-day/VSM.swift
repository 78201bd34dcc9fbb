// Refused: 'AddViewState.ValidModel' initializer is inaccessible due to 'fileprivate' protection level
import CombineShim
import Foundation
import ToDo
import VSM

@testable import ToDoVSM

func save(_ model: AddViewState.EditingModel, calendar: Calendar) -> AnyPublisher<AddViewState, Never> {
  AddViewState.ValidModel(title: "Buy milk", date: .distantPast, calendar: calendar, editing: model).save()
}
