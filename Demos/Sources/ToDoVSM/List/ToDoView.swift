import Foundation
import SwiftUIShim
import ToDo

/// The List screen, which has a button to add a to-do.
public struct ToDoView: View {
  @State private var isAdding = false
  private let store: any DataStore
  private let now: @Sendable () -> Date

  /// - Parameter now: Tells the time when it is asked, which decides what today is.
  public init(store: any DataStore, now: @escaping @Sendable () -> Date = { Date() }) {
    self.store = store
    self.now = now
  }

  public var body: some View {
    NavigationStack {
      List {}
        .navigationTitle("To-do")
        .toolbar {
          Button("Add") { isAdding = true }
        }
        .sheet(isPresented: $isAdding) {
          AddView(store: store, now: now)
        }
    }
  }
}
