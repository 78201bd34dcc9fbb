import Foundation
import ToDo

extension Todo {
  /// The to-do with a number: always the same one, so that whoever reads it can tell whether it is whole.
  static func numbered(_ number: Int) -> Todo {
    let digits = String(number)
    let id = "00000000-0000-0000-0000-" + String(repeating: "0", count: 12 - digits.count) + digits
    // Long ones too, which take the disk some time.
    let title = "To-do \(number)" + String(repeating: " and so on", count: number % 50)
    let day = CalendarDay("2026-11-21")!.advanced(by: number % 14)
    return Todo(id: ID(UUID(uuidString: id)!), title: title, day: day)
  }
}
