// The builder would take the bodies for its own without a return.
// swift-format-ignore-file: OmitExplicitReturns

public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
  @MainActor @preconcurrency public var body: Never { return fatalError() }
}

@available(*, unavailable)
extension ToolbarItem: Sendable {}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    fatalError()
  }
}

public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    fatalError()
  }

  @MainActor @preconcurrency public var body: Never { return fatalError() }
}

@available(*, unavailable)
extension ToolbarItemGroup: Sendable {}

public struct ToolbarItemPlacement {
  public static var automatic: ToolbarItemPlacement { fatalError() }
  @available(watchOS, unavailable)
  public static var principal: ToolbarItemPlacement { fatalError() }
  public static var primaryAction: ToolbarItemPlacement { fatalError() }
  public static var confirmationAction: ToolbarItemPlacement { fatalError() }
  public static var cancellationAction: ToolbarItemPlacement { fatalError() }
  public static var destructiveAction: ToolbarItemPlacement { fatalError() }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var secondaryAction: ToolbarItemPlacement { fatalError() }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var navigation: ToolbarItemPlacement { fatalError() }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var status: ToolbarItemPlacement { fatalError() }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var keyboard: ToolbarItemPlacement { fatalError() }
  @available(macOS, unavailable)
  public static var topBarLeading: ToolbarItemPlacement { fatalError() }
  @available(macOS, unavailable)
  public static var topBarTrailing: ToolbarItemPlacement { fatalError() }
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var navigationBarLeading: ToolbarItemPlacement { fatalError() }
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var navigationBarTrailing: ToolbarItemPlacement { fatalError() }
  @available(macOS, unavailable)
  @available(tvOS 18, *)
  public static var bottomBar: ToolbarItemPlacement { fatalError() }
}

@available(*, unavailable)
extension ToolbarItemPlacement: Sendable {}

extension View {
  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    EmptyView()
  }

  nonisolated public func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent { EmptyView() }
}
