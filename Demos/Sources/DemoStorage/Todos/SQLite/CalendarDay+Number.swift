import ToDo

/// Days as the database counts them, since dates as text are out of order where years have five digits.
extension CalendarDay {
  private static let first = CalendarDay("1970-01-01")!

  /// How many days this one is after 1 January 1970.
  var number: Int { Self.first.distance(to: self) }

  init(number: Int) {
    self = Self.first.advanced(by: number)
  }
}
