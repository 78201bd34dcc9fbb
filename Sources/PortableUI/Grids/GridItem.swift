public import Foundation

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// How wide a column is, or how high a row.
  public enum Size: Sendable {
    /// One of this size.
    case fixed(CGFloat)
    /// One that takes its share of what there is.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many of at least `minimum` as there is room for. The second one in a grid is a single flexible one.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The space to the next one. A grid has one space for all: the first that is stated.
  public var spacing: CGFloat?
  /// Where what is in a cell is placed. A grid has one alignment for all: the first that is stated.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension [GridItem] {
  /// The tracks of the grid in CSS.
  ///
  /// CSS takes one automatic repetition in a list of tracks, and counts the tracks of that by their largest size where
  /// that is a length. SwiftUI counts by the smallest, so the largest is a matter of what is in the cells.
  var tracks: String {
    var isAdapted = false
    return map { item in
      switch item.size {
      case .fixed(let length): return cssLength(length)
      case .flexible(let minimum, let maximum):
        let most = maximum.isFinite ? cssLength(Swift.max(minimum, maximum)) : "1fr"
        return "minmax(\(smallest(minimum)),\(most))"
      case .adaptive(let minimum, _):
        defer { isAdapted = true }
        let track = "minmax(\(smallest(minimum)),1fr)"
        return isAdapted ? track : "repeat(auto-fill,\(track))"
      }
    }.joined(separator: " ")
  }

  /// No track is larger than the grid, and none is so small that an endless number of them would fit.
  private func smallest(_ length: CGFloat) -> String {
    "min(\(cssLength(length.isNaN ? 10 : Swift.max(length, 1))),100%)"
  }

  /// The largest size of what is in the cells of an adaptive grid.
  var largestCell: CGFloat? {
    guard count == 1, case .adaptive(let minimum, let maximum) = first?.size, maximum.isFinite else { return nil }
    return Swift.max(minimum, maximum)
  }

  var spacing: CGFloat? { lazy.compactMap(\.spacing).first }
  var alignment: Alignment? { lazy.compactMap(\.alignment).first }
}
