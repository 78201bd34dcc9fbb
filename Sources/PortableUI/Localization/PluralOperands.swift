/// The properties of a shown number that determine its plural form, as Unicode's rules name them (UTS #35, part 3).
struct PluralOperands: Equatable {
  /// The integer part, without a sign.
  var i: UInt64
  /// The number of visible digits of the fraction, with trailing zeros.
  var v = 0
  /// The visible digits of the fraction, with trailing zeros.
  var f: UInt64 = 0
  /// The visible digits of the fraction, without trailing zeros.
  var t: UInt64 = 0

  init(_ number: some BinaryInteger) { i = UInt64(truncatingIfNeeded: number.magnitude) }

  /// Reads a number with ASCII digits and a point, such as `-12.50`; returns `nil` for other texts.
  init?(_ text: some StringProtocol) {
    let parts = text.drop { $0 == "-" || $0 == "+" }.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let i = UInt64(parts[0]) else { return nil }
    self.i = i
    guard parts.count == 2 else { return }
    guard let f = UInt64(parts[1]) else { return nil }
    v = parts[1].utf8.count
    self.f = f
    t = f
    while t > 0, t.isMultiple(of: 10) { t /= 10 }
  }

  /// The number, if it has no fraction other than zeros.
  private var n: UInt64? { t == 0 ? i : nil }

  /// Whether the number is one of these.
  func n(_ values: ClosedRange<UInt64>...) -> Bool { n.map { n in values.contains { $0.contains(n) } } ?? false }

  /// Whether the remainder of the number is one of these.
  func n(mod divisor: UInt64, _ values: ClosedRange<UInt64>...) -> Bool {
    n.map { n in values.contains { $0.contains(n % divisor) } } ?? false
  }

  /// Whether the number has no visible fraction, and the remainder of its integer part is one of these.
  func whole(mod divisor: UInt64, _ values: ClosedRange<UInt64>...) -> Bool {
    v == 0 && values.contains { $0.contains(i % divisor) }
  }

  /// Whether the number has no visible fraction, and is one of these.
  func whole(_ values: ClosedRange<UInt64>...) -> Bool { v == 0 && values.contains { $0.contains(i) } }

  /// Whether the remainder of the visible fraction is one of these.
  func f(mod divisor: UInt64, _ values: ClosedRange<UInt64>...) -> Bool {
    values.contains { $0.contains(f % divisor) }
  }
}
