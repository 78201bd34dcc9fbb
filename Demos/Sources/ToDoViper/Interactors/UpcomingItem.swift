import Foundation
import ToDo

/// A to-do of the list, as its interactor returns it.
struct UpcomingItem: Equatable {
  typealias Period = UpcomingPeriod

  let id: UUID
  let title: String
  /// The first moment of the day on which the to-do is due.
  let date: Date
  let period: Period
}
