public import Foundation

/// A view whose content depends on the view's size.
///
/// It fills the available space, and does not depend on the size of its content, which starts at the top leading corner.
///
/// The browser measures the view and reports its size. Until then, the view is empty, so the first HTML of a page does
/// not contain the content. A change of the size creates only this content again. A headless page has the size that its
/// test specifies.
public struct GeometryReader<Content: View> {
  @MainActor @preconcurrency public var content: (GeometryProxy) -> Content
  @State private var reported: CGSize?
  @Environment(\.sizeWithoutLayout) private var sizeWithoutLayout

  /// - Parameter content: Creates the content for a size.
  @MainActor @preconcurrency
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
  public var body: some View {
    MeasuredArea(content: (reported ?? sizeWithoutLayout).map { content(GeometryProxy(size: $0)) }) { size in
      if size != reported { reported = size }
    }
  }
}

/// The size of a ``GeometryReader``, in points.
public struct GeometryProxy {
  /// The width and height in whole points, rounded down.
  public let size: CGSize

  /// Always zero: the browser keeps the whole page within the safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the bounds of the view, whose origin is zero. The origin in other coordinate spaces is unknown.
  public func frame(in coordinateSpace: LocalCoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// The coordinate space of a view, with its origin in the top leading corner.
public struct LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }

  public init() {}
}

/// An element whose size the browser reports, first when the element is new, then after each change.
struct MeasuredArea<Content: View> {
  let content: Content
  let didMeasure: @MainActor (CGSize) -> Void

  /// The greatest length that is accepted. Longer elements are beyond the limits of browsers.
  static var maximumLength: Int { 1_000_000 }
}

extension MeasuredArea: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .geometry, .fillWidth, .fillHeight)
    description.events = .layout
    description.addGroup(environment.accessibility)
    return description
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .resize(let width, let height) = action else { return .unhandledKind }
    let lengths = 0...Self.maximumLength
    guard lengths.contains(width), lengths.contains(height) else { return .invalidPayload }
    didMeasure(CGSize(width: width, height: height))
    return .handled
  }
}

extension EnvironmentValues {
  /// The size of views that have not been measured, on a page without layout.
  package var sizeWithoutLayout: CGSize? {
    get { self[SizeWithoutLayoutKey.self] }
    set { self[SizeWithoutLayoutKey.self] = newValue }
  }
}

private enum SizeWithoutLayoutKey: EnvironmentKey { static var defaultValue: CGSize? { nil } }
