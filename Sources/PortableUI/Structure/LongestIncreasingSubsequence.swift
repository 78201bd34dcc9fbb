/// Returns for each number whether it belongs to a longest increasing subsequence; `nil` does not.
///
/// Rows of these numbers are already in order, so moving only the others takes the fewest moves. Takes O(n log n)
/// time.
func longestIncreasingSubsequence(of numbers: [Int?]) -> [Bool] {
  /// For each length, the position of the smallest number that ends a subsequence of that length.
  var ends: [Int] = []
  var previous = [Int?](repeating: nil, count: numbers.count)
  for (position, number) in numbers.enumerated() {
    guard let number else { continue }
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if let end = numbers[ends[middle]], end < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[position] = ends[low - 1] }
    if low == ends.count { ends.append(position) } else { ends[low] = position }
  }
  var isIncluded = [Bool](repeating: false, count: numbers.count)
  var position = ends.last
  while let current = position {
    isIncluded[current] = true
    position = previous[current]
  }
  return isIncluded
}
