import ErrorMessages
import Foundation
import SwiftUIShim
import ToDo
import VSM

/// The to-dos of this week and the next, and a button to add one.
public struct ToDoView: View {
  @ViewState private var state: ListViewState
  @RestorableValue("to-do.isAdding") private var isAdding = false
  @Environment(\.calendar) private var calendar
  private let store: any DataStore
  private let now: @Sendable () -> Date

  /// - Parameter now: Returns the current time, which determines today.
  public init(store: any DataStore, now: @escaping @Sendable () -> Date = { Date() }) {
    _state = ViewState(wrappedValue: ListViewState(store: store, now: now))
    self.store = store
    self.now = now
  }

  public var body: some View {
    NavigationStack {
      content
        .navigationTitle("To-do")
        .toolbar {
          Button("Add") { isAdding = true }
        }
        .refreshable { await $state.refresh(state.read(in: calendar)) }
        .sheet(isPresented: $isAdding) {
          AddView(store: store, now: now, didSave: read)
        }
    }
    // Days and weeks depend on the calendar, which can change after the page appears.
    .onChange(of: calendar, initial: true, read)
    // Formats and date pickers use the environment's time zone, which must be the calendar's.
    .environment(\.timeZone, calendar.timeZone)
  }

  @ViewBuilder private var content: some View {
    switch state.content {
    case .loading:
      ProgressView("Loading")
    case .loaded([]):
      List {
        Text("No upcoming to-dos")
          .foregroundStyle(.secondary)
      }
    case .loaded(let sections):
      List {
        ForEach(sections, id: \.period) { section in
          Section(section.period.title) {
            ForEach(section.todos, content: row)
          }
        }
      }
    case .failed(let model):
      VStack {
        ErrorMessage(model.message)
        Button("Retry") { $state.observe(model.retry()) }
          .buttonStyle(.borderedProminent)
      }
    }
  }

  private func row(of todo: Todo) -> some View {
    VStack(alignment: .leading) {
      Text(todo.title)
      Text(todo.day.start(in: calendar), format: .dateTime.weekday(.abbreviated).month(.abbreviated).day())
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }

  private func read() {
    $state.observe(state.read(in: calendar))
  }
}
