import Foundation

public struct GeometryReader<Content>: View where Content: View {
  public var content: (GeometryProxy) -> Content { fatalError() }

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { fatalError() }

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension GeometryReader: Sendable {}

public struct GeometryProxy {
  public var size: CGSize { fatalError() }
  public var safeAreaInsets: EdgeInsets { fatalError() }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { fatalError() }
}

@available(*, unavailable)
extension GeometryProxy: Sendable {}

public protocol CoordinateSpaceProtocol {}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() { fatalError() }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() { fatalError() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { fatalError() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { fatalError() }
}
