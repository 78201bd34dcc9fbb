import ToDo

/// Days as numbers in the database. Dates as text sort incorrectly when years have five digits.
extension CalendarDay {
  private static let first = CalendarDay("1970-01-01")!

  /// The number of days since January 1, 1970.
  var number: Int { Self.first.distance(to: self) }

  init(number: Int) {
    self = Self.first.advanced(by: number)
  }
}
