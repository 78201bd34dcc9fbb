import Foundation

public struct ColorResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) { fatalError() }
}

public struct ImageResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) { fatalError() }
}

extension Color {
  public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
  public init(_ resource: ColorResource) { fatalError() }
}

extension Image {
  public init(_ resource: ImageResource) { fatalError() }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) { fatalError() }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image resource: ImageResource) where S: StringProtocol { fatalError() }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) { fatalError() }

  @_disfavoredOverload @preconcurrency
  nonisolated public init<S>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void)
  where S: StringProtocol { fatalError() }
}
