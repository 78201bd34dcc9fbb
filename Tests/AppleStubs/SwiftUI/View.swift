@_exported import Foundation
@_exported import Observation
@_exported import protocol Combine.ObservableObject
@_exported import struct Combine.Published

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  nonisolated public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

/// A view that SwiftUI draws by itself. SwiftUI hides this protocol.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { fatalError() }
}
