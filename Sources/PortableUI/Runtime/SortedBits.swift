/// A set of numbers below a limit that finds the next larger number without a scan.
///
/// Each operation takes O(log n) time.
struct SortedBits {
  /// A bit for each number. On each further level, a bit for each word of the level below that is not zero.
  private var levels: [[UInt64]] = []

  /// Creates a set of all numbers from 0 up to, but not including, `count`.
  init(count: Int) {
    var count = count
    repeat {
      var words = [UInt64](repeating: .max, count: count / 64)
      if count % 64 > 0 { words.append(1 << UInt64(count % 64) - 1) }
      levels.append(words)
      count = words.count
    } while count > 1
  }

  mutating func insert(_ number: Int) {
    var number = number
    for level in levels.indices {
      levels[level][number / 64] |= 1 << UInt64(number % 64)
      number /= 64
    }
  }

  mutating func remove(_ number: Int) {
    var number = number
    for level in levels.indices {
      levels[level][number / 64] &= ~(1 << UInt64(number % 64))
      if levels[level][number / 64] != 0 { return }
      number /= 64
    }
  }

  /// Returns the smallest number that is not below `start`.
  func first(from start: Int) -> Int? {
    var number = start
    for level in levels.indices {
      let word = number / 64
      guard word < levels[level].count else { return nil }
      let rest = levels[level][word] & (.max << UInt64(number % 64))
      if rest != 0 { return smallest(in: word * 64 + rest.trailingZeroBitCount, at: level) }
      number = word + 1
    }
    return nil
  }

  /// Returns the smallest number for which a bit of a level stands.
  private func smallest(in bit: Int, at level: Int) -> Int {
    levels[..<level].reversed().reduce(bit) { $0 * 64 + $1[$0].trailingZeroBitCount }
  }
}
