import Foundation

public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { fatalError() }
    public init(_ e: VerticalEdge) { fatalError() }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

public enum Prominence: Sendable {
  case standard, increased
}

public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { fatalError() }
}

extension View {
  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View { EmptyView() }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { EmptyView() }
  nonisolated public func listItemTint(_ tint: Color?) -> some View { EmptyView() }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { EmptyView() }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    EmptyView()
  }

  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    EmptyView()
  }

  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    EmptyView()
  }

  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    EmptyView()
  }
}

@available(macOS, unavailable)
@available(tvOS, unavailable)
extension View {
  @available(watchOS, unavailable)
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { EmptyView() }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { EmptyView() }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { EmptyView() }
}

extension EnvironmentValues {
  public var defaultMinListRowHeight: CGFloat {
    get { fatalError() }
    set { fatalError() }
  }
}
