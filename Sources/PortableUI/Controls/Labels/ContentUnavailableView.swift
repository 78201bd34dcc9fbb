/// A view in place of content that there is not: a picture, a title, and what a person can do about it.
///
/// ```swift
/// ContentUnavailableView {
///   Label("The cart is empty", systemImage: "cart")
/// } actions: {
///   Button("Go shopping") { tab = .products }
/// }
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// - Parameters:
  ///   - label: The title, with a picture above it.
  ///   - description: More about the reason.
  ///   - actions: Buttons and links that lead on.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
      actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above a title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon
        .font(.system(size: 48))
        .foregroundStyle(.secondary)
      configuration.title
        .font(.title2)
        .multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView
where Label == PortableUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { PortableUI.Label(title, systemImage: name) }, description: { description })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init(label: { PortableUI.Label(title, systemImage: name) }, description: { description })
  }
}

extension ContentUnavailableView
where Label == PortableUI.Label<Text, Image>, Description == Text, Actions == EmptyView {
  /// A search that has found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    searched(title: Text(.noResults))
  }

  /// A search for a text that has found nothing.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    searched(title: Text(.noResultsFor, text))
  }

  private static func searched(title: Text) -> Self {
    Self(
      label: {
        PortableUI.Label {
          title
        } icon: {
          Image(systemName: "magnifyingglass")
        }
      },
      description: { Text(.tryNewSearch) })
  }
}
