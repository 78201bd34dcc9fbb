import Foundation
import SwiftUIShim

/// The Add screen: takes a title and a date.
struct AddView: View {
  @State private var title = ""
  @State private var date: Date

  init(now: @escaping @Sendable () -> Date) {
    _date = State(initialValue: now())
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        DatePicker(
          "Date", selection: $date, displayedComponents: .date)
      }
      .navigationTitle("New To-do")
    }
  }
}
