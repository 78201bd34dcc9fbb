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
