import Testing

@testable import PortableUI

struct ShownRowsTests {
  private let settings = RowWindow(limit: 50, initialCount: 20, maximumCount: 40)

  @Test func shortListIsComplete() {
    let shown = ShownRows(count: 50, settings)
    #expect(shown.ranges == [0..<50] && shown.isComplete)
  }

  @Test func longListShowsItsStartAtFirst() {
    let shown = ShownRows(count: 51, settings)
    #expect(shown.ranges == [0..<20] && !shown.isComplete && shown.text == "0:20/51")
  }

  @Test(arguments: [
    (100..<120, 1, [100..<120]), (990..<1010, 1, [980..<1000]), (5000..<5020, 1, [980..<1000]), (0..<900, 1, [0..<40]),
    (101..<121, 4, [100..<121]), (Int.max - 1..<Int.max, 1, [999..<1000]), (0..<1, Int.max, [0..<1]),
  ])
  func requestedRowsAreShownAsFarAsTheyExist(rows: Range<Int>, columns: Int, expected: [Range<Int>]) {
    var shown = ShownRows(count: 1000, settings)
    shown.show(rows, columns: columns, keeping: nil, settings)
    #expect(shown.ranges == expected)
  }

  @Test(arguments: [
    (7, 1, [7..<8, 100..<120], "7:8,100:120/1000"), (110, 1, [100..<120], "100:120/1000"),
    (500, 3, [99..<120, 498..<501], "99:120,498:501/1000"), (122, 7, [98..<120, 120..<126], "98:120,120:126/1000"),
    (122, 40, [80..<120, 120..<160], "80:120,120:160/1000"), (1000, 1, [100..<120], "100:120/1000"),
  ])
  func lineOfAnotherRowIsKept(focused: Int, columns: Int, ranges: [Range<Int>], text: String) {
    var shown = ShownRows(count: 1000, settings)
    shown.show(100..<120, columns: columns, keeping: focused, settings)
    #expect(shown.ranges == ranges && shown.text == text)
  }

  @Test func windowMovesWithItsRows() {
    var shown = ShownRows(count: 1000, settings)
    shown.show(100..<120, columns: 1, keeping: nil, settings)
    shown.update(count: 1001, movedBy: 1, keeping: nil, settings)
    #expect(shown.text == "101:121/1001")
    shown.update(count: 60, movedBy: 0, keeping: nil, settings)
    #expect(shown.text == "40:60/60")
    shown.update(count: 50, movedBy: 0, keeping: nil, settings)
    #expect(shown.text == "0:50/50")
    shown.update(count: 0, movedBy: 0, keeping: nil, settings)
    #expect(shown.text == "0:0/0")
    shown.update(count: 51, movedBy: 0, keeping: nil, settings)
    #expect(shown.text == "0:20/51")
  }
}

struct ShownElementsTests {
  @Test(arguments: [[0..<0], [0..<3], [2..<4, 7..<8], [0..<1, 1..<3, 5..<6]])
  func elementsAreThoseOfTheRanges(ranges: [Range<Int>]) {
    let base = (0..<10).map { "\($0)" }
    let shown = ShownElements(base: base[...], ranges: ranges)
    let expected = ranges.flatMap { base[$0] }
    #expect(Array(shown) == expected)
    #expect(shown.count == expected.count)
    #expect(Array(shown.reversed()) == expected.reversed())
    #expect(shown.indices.map { shown[$0] } == expected)
    for position in expected.indices {
      #expect(shown[shown.index(shown.startIndex, offsetBy: position)] == expected[position])
      #expect(shown.position(of: shown.offset(at: position)) == position)
    }
    #expect(shown.position(of: 9) == nil)
  }
}
