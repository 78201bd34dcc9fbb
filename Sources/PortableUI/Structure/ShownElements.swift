/// The elements of a collection at some ranges of offsets, in order.
struct ShownElements<Base: RandomAccessCollection> {
  let base: Base
  /// The ranges of offsets, in ascending order. Only a single range can be empty.
  let ranges: [Range<Int>]

  /// A position, with the index of its element in the whole collection.
  struct Index: Comparable {
    fileprivate var position: Int
    fileprivate var range: Int
    fileprivate var base: Base.Index

    static func == (left: Index, right: Index) -> Bool { left.position == right.position }
    static func < (left: Index, right: Index) -> Bool { left.position < right.position }
  }

  /// Returns the offset in the whole collection of the element at a position here.
  func offset(at position: Int) -> Int {
    var rest = position
    for range in ranges {
      if rest < range.count { return range.lowerBound + rest }
      rest -= range.count
    }
    return ranges.last?.upperBound ?? 0
  }

  /// Returns the position of the element at an offset in the whole collection, or `nil` if it is in no range.
  func position(of offset: Int) -> Int? {
    var start = 0
    for range in ranges {
      if range.contains(offset) { return start + offset - range.lowerBound }
      start += range.count
    }
    return nil
  }
}

extension ShownElements: RandomAccessCollection {
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  var startIndex: Index { index(at: 0) }

  var endIndex: Index { index(at: count) }

  subscript(index: Index) -> Base.Element { base[index.base] }

  func formIndex(after index: inout Index) {
    index.position += 1
    base.formIndex(after: &index.base)
    // The gap to the next range.
    let range = ranges[index.range]
    guard index.range + 1 < ranges.count, base.distance(from: base.startIndex, to: index.base) == range.upperBound
    else {
      return
    }
    index = self.index(at: index.position)
  }

  func index(after index: Index) -> Index {
    var next = index
    formIndex(after: &next)
    return next
  }

  func index(before index: Index) -> Index { self.index(at: index.position - 1) }

  func index(_ index: Index, offsetBy distance: Int) -> Index { self.index(at: index.position + distance) }

  func distance(from start: Index, to end: Index) -> Int { end.position - start.position }

  private func index(at position: Int) -> Index {
    var start = 0
    for (number, range) in ranges.enumerated() {
      if position < start + range.count || number == ranges.count - 1 {
        let offset = range.lowerBound + position - start
        return Index(position: position, range: number, base: base.index(base.startIndex, offsetBy: offset))
      }
      start += range.count
    }
    return Index(position: 0, range: 0, base: base.startIndex)
  }
}
