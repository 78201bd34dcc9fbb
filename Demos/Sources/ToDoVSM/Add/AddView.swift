import Foundation
import SwiftUIShim
import VSM

/// The Add screen: takes a title and a date.
struct AddView: View {
  @ViewState private var state: AddViewState
  @State private var title = ""
  @State private var date: Date
  @Environment(\.calendar) private var calendar
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date) {
    _state = ViewState(wrappedValue: .editing(AddViewState.EditingModel(now: now)))
    _date = State(initialValue: now())
    self.now = now
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        DatePicker(
          "Date", selection: $date, in: calendar.startOfDay(for: now())..., displayedComponents: .date)
      }
      .navigationTitle("New To-do")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {}
            .disabled(valid == nil)
        }
      }
    }
  }

  private var valid: AddViewState.ValidModel? {
    guard case .editing(let model) = state else { return nil }
    return model.valid(title: title, date: date, in: calendar)
  }
}
