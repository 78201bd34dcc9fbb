import Foundation
import ToDo

extension Todo {
  /// Returns the to-do with a number. It is always the same, so that a reader can check that it is complete.
  static func numbered(_ number: Int) -> Todo {
    let digits = String(number)
    let id = "00000000-0000-0000-0000-" + String(repeating: "0", count: 12 - digits.count) + digits
    // Some titles are long, so that writing them takes time.
    let title = "To-do \(number)" + String(repeating: " and so on", count: number % 50)
    let day = CalendarDay("2026-11-21")!.advanced(by: number % 14)
    return Todo(id: ID(UUID(uuidString: id)!), title: title, day: day)
  }
}
