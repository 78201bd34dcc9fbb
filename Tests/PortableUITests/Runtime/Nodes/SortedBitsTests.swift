import Testing

@testable import PortableUI

@Suite struct SortedBitsTests {
  @Test(arguments: [0, 1, 2, 63, 64, 65, 4095, 4096, 4097, 10_000])
  func nextRemainingNumberIsFound(count: Int) {
    var bits = SortedBits(count: count)
    var left = Array(0..<count)
    for step in [1, 2, 3, 70, 5000] {
      for number in stride(from: 0, to: count, by: step) where number % 3 != 1 || step > 3 { bits.remove(number) }
      left.removeAll { $0.isMultiple(of: step) && ($0 % 3 != 1 || step > 3) }
      var found: [Int] = []
      while let next = bits.first(from: (found.last ?? -1) + 1) { found.append(next) }
      #expect(found == left)
    }
    #expect(bits.first(from: count + 1000) == nil)
    for number in stride(from: 0, to: count, by: 7) { bits.insert(number) }
    for start in stride(from: 0, to: count, by: 13) {
      let expected = (start..<count).first { $0.isMultiple(of: 7) || left.contains($0) }
      #expect(bits.first(from: start) == expected)
      if count > 5000 { break }
    }
  }
}
