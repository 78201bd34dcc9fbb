import Foundation

public struct Image: Equatable, Sendable {
  public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { fatalError() }
  public init(decorative name: String, bundle: Bundle? = nil) { fatalError() }
  public init(systemName: String) { fatalError() }

  public enum ResizingMode: Sendable {
    case tile, stretch
  }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    fatalError()
  }
}

extension Image: _PrimitiveView {}
