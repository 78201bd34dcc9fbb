/// How a fan-in asks one upstream for values, and what becomes of values that nobody asked for.
enum BackPressure: Equatable {
  /// The upstream is asked for one value at a time, and each waits until downstream wants it.
  ///
  /// Once downstream wants everything, so does the upstream hear. If it sends more than it was asked for, the newer
  /// value takes the place of the one that waits. A failure does not wait for demand, and values do not outlive it.
  case oneValueEach

  /// The upstream is asked for as many values as downstream asks for; what exceeds that is dropped.
  case passedThrough

  /// As `passedThrough`, and the upstream is asked for another value in the place of each that led to nothing.
  case madeUp

  /// The upstream is asked for everything at once; its values are for the inputs alone.
  case everything

  /// The upstream sends without being asked. As many as `count` of the newest values that nobody wants yet wait, and
  /// the end, also a failure, comes after them.
  case newest(_ count: Int)
}
