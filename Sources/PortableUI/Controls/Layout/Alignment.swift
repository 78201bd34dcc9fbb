/// The horizontal and vertical placement of a view in an area.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The class for this alignment inside an area; `nil` if the style sheet has none.
  var styleClass: StyleClass? {
    switch (vertical, horizontal) {
    case (.center, .center): .alignCenter
    case (.center, _): horizontal.stackClass
    case (_, .center): vertical.stackClass
    case (.top, .leading): .alignTopLeading
    case (.top, .trailing): .alignTopTrailing
    case (.bottom, .leading): .alignBottomLeading
    case (.bottom, .trailing): .alignBottomTrailing
    default: nil
    }
  }
}

/// The horizontal placement of a view.
public struct HorizontalAlignment: Equatable, Sendable {
  /// The class of a stack with this alignment; `nil` for the default.
  let stackClass: StyleClass?
  /// The class of a lazy grid with columns of this alignment.
  let gridClass: StyleClass?

  public static let leading = HorizontalAlignment(stackClass: .alignLeading, gridClass: .gridLeading)
  public static let center = HorizontalAlignment(stackClass: nil, gridClass: nil)
  public static let trailing = HorizontalAlignment(stackClass: .alignTrailing, gridClass: .gridTrailing)
}

/// The vertical placement of a view.
public struct VerticalAlignment: Equatable, Sendable {
  /// The class of a stack with this alignment; `nil` for the default.
  let stackClass: StyleClass?
  /// The class of a grid's row with cells of this alignment.
  let rowClass: StyleClass
  /// The class of a lazy grid with rows of this alignment.
  let gridClass: StyleClass?

  public static let top = VerticalAlignment(stackClass: .alignTop, rowClass: .rowTop, gridClass: .gridTop)
  public static let center = VerticalAlignment(stackClass: nil, rowClass: .rowCenter, gridClass: nil)
  public static let bottom = VerticalAlignment(stackClass: .alignBottom, rowClass: .rowBottom, gridClass: .gridBottom)
  public static let firstTextBaseline = VerticalAlignment(
    stackClass: .alignBaseline, rowClass: .rowBaseline, gridClass: nil)
  public static let lastTextBaseline = VerticalAlignment(
    stackClass: .alignLastBaseline, rowClass: .rowLastBaseline, gridClass: nil)
}

/// A horizontal or vertical direction.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// Parts of sections that stay visible while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension ElementDescription {
  mutating func addClasses(of pinnedViews: PinnedScrollableViews) {
    if pinnedViews.contains(.sectionHeaders) { addClass(.pinsHeaders) }
    if pinnedViews.contains(.sectionFooters) { addClass(.pinsFooters) }
  }
}
