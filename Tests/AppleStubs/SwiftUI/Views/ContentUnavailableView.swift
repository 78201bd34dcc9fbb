@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { fatalError() }

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    fatalError()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) where S: StringProtocol { fatalError() }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search: ContentUnavailableView<Label, Description, Actions> { fatalError() }
  public static func search(text: String) -> Self { fatalError() }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public struct SearchUnavailableContent {
  public struct Label: View { public var body: some View { EmptyView() } }
  public struct Description: View { public var body: some View { EmptyView() } }
  public struct Actions: View { public var body: some View { EmptyView() } }
}
