import Foundation

public struct Image: Equatable, Sendable {
  public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
  public init(systemName: String) { fatalError() }
}

extension Image: _PrimitiveView {}
