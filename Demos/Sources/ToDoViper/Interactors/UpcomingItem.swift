import Foundation
import ToDo

/// A to-do as a list is about it: what there is to do, and when.
struct UpcomingItem: Equatable {
  typealias Period = UpcomingPeriod

  let id: UUID
  let title: String
  /// The first moment of the day on which it is due.
  let date: Date
  let period: Period
}
