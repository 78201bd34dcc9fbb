public import Foundation

@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "SwiftUIMacros", type: "Preview")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "Previewable")

@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "Entry")

public struct Preview {
  // Without this the compiler makes an initializer that the original does not have.
  init(_: Never) {}

  public struct ViewTraits { init(_: Never) {} }
}

public struct PreviewTrait<T> { init(_: Never) {} }

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<T> { fatalError() }
  public static var sizeThatFitsLayout: PreviewTrait<T> { fatalError() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { fatalError() }
  public static var portrait: PreviewTrait<T> { fatalError() }
  public static var landscapeLeft: PreviewTrait<T> { fatalError() }
  public static var landscapeRight: PreviewTrait<T> { fatalError() }
  public static var portraitUpsideDown: PreviewTrait<T> { fatalError() }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> { fatalError() }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = PreviewModifierContent

  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct PreviewModifierContent: View {
  init(_: Never) {}

  public typealias Body = Never
  public var body: Never { fatalError() }
}
