public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { fatalError() }

  public static var center: Alignment { fatalError() }
  public static var leading: Alignment { fatalError() }
  public static var trailing: Alignment { fatalError() }
  public static var top: Alignment { fatalError() }
  public static var bottom: Alignment { fatalError() }
  public static var topLeading: Alignment { fatalError() }
  public static var topTrailing: Alignment { fatalError() }
  public static var bottomLeading: Alignment { fatalError() }
  public static var bottomTrailing: Alignment { fatalError() }
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
  public static let lastTextBaseline = VerticalAlignment()
}
