import Foundation
import SwiftUIShim
import ToDo
import VSM

/// The Add screen, which saves a title and a date as a to-do.
struct AddView: View {
  @RestorableViewState private var state: AddViewState
  @RestorableValue("to-do.title") private var title = ""
  @RestorableValue<Date> private var date: Date
  @FocusState private var isTitleFocused: Bool
  @Environment(\.calendar) private var calendar
  @Environment(\.dismiss) private var dismiss
  private let now: @Sendable () -> Date
  private let didSave: () -> Void

  init(store: any DataStore, now: @escaping @Sendable () -> Date, didSave: @escaping () -> Void) {
    let model = AddViewState.EditingModel(store: store, now: now)
    self.init(state: .editing(model), model: model, now: now, didSave: didSave)
  }

  /// Starts in a given state, for previews.
  init(
    state: AddViewState, model: AddViewState.EditingModel, now: @escaping @Sendable () -> Date,
    didSave: @escaping () -> Void
  ) {
    _state = RestorableViewState(wrappedValue: state, "to-do.add") { AddViewState($0, model) }
    _date = RestorableValue(wrappedValue: now(), "to-do.date")
    self.now = now
    self.didSave = didSave
  }

  var body: some View {
    // Computed once, so that the button's action runs as it was shown, even after midnight.
    let save = valid.map { model in { $state.observe(model.save()) } }
    NavigationStack {
      Form {
        TextField("Title", text: $title)
          .focused($isTitleFocused)
          .onSubmit { save?() }
        DatePicker(
          "Date", selection: $date, in: calendar.startOfDay(for: now())..., displayedComponents: .date)
        Text(UpcomingDays.hint)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .disabled(state.isSaving)
      .navigationTitle("New To-do")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
            .disabled(state.isSaving)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { save?() }
            .disabled(save == nil)
        }
      }
      .interactiveDismissDisabled(state.isSaving)
      .onAppear { isTitleFocused = true }
      .alert(
        "The to-do could not be saved", isPresented: .constant(state.failure != nil), presenting: state.failure
      ) { failure in
        Button("OK") { $state.observe(failure.acknowledge()) }
      } message: { failure in
        Text(failure.message)
      }
      .onChange(of: state.isSaved) {
        dismiss()
        didSave()
      }
    }
  }

  private var valid: AddViewState.ValidModel? {
    guard case .editing(let model) = state else { return nil }
    return model.valid(title: title, date: date, in: calendar)
  }
}
