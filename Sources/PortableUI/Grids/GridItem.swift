public import Foundation

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row.
  public enum Size: Sendable {
    /// One track of this size.
    case fixed(CGFloat)
    /// One track with a share of the available space.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of at least `minimum` as fit. A second adaptive item in a grid becomes a single flexible track.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The space to the next item. A grid has one spacing: the first that is set.
  public var spacing: CGFloat?
  /// The alignment of content in a cell. A grid has one alignment: the first that is set.
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
  /// CSS permits one automatic repetition in a list of tracks, and computes their number from their largest size if
  /// that is a length. SwiftUI computes it from the smallest size, so the largest size is applied to the content of the
  /// cells.
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

  /// Returns a track size that is at most the size of the grid, and large enough to bound the number of tracks.
  private func smallest(_ length: CGFloat) -> String {
    "min(\(cssLength(length.isNaN ? 10 : Swift.max(length, 1))),100%)"
  }

  /// The largest size of the content of cells in an adaptive grid.
  var largestCell: CGFloat? {
    guard count == 1, case .adaptive(let minimum, let maximum) = first?.size, maximum.isFinite else { return nil }
    return Swift.max(minimum, maximum)
  }

  var spacing: CGFloat? { lazy.compactMap(\.spacing).first }
  var alignment: Alignment? { lazy.compactMap(\.alignment).first }
}
