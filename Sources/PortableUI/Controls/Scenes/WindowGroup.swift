/// Windows with the same content, each with a state of its own.
///
/// A server shows it as a page, and each opened page is a window.
public struct WindowGroup<Content: View> {
  private let title: Text?
  private let content: () -> Content

  nonisolated private init(title: Text?, content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  /// - Parameter makeContent: Creates the content of each window.
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, content: makeContent)
  }

  /// - Parameters:
  ///   - title: The title of each window, which `navigationTitle` of a view inside replaces.
  ///   - makeContent: Creates the content of each window.
  nonisolated public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: title, content: makeContent)
  }

  /// - Parameters:
  ///   - titleKey: The title of each window, which `navigationTitle` of a view inside replaces.
  ///   - makeContent: Creates the content of each window.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: Text(titleKey), content: makeContent)
  }

  /// - Parameters:
  ///   - title: The title of each window, which `navigationTitle` of a view inside replaces.
  ///   - makeContent: Creates the content of each window.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: Text(title), content: makeContent)
  }
}

extension WindowGroup: Scene {
  public var body: Never { fatalError("WindowGroup is built in and has no body.") }
}

/// A scene that has windows.
@MainActor
protocol WindowScene {
  /// Returns the content of a new window.
  ///
  /// - Parameter name: The title, if the scene has none.
  func window(named name: String) -> AnyView
}

extension WindowGroup: WindowScene {
  func window(named name: String) -> AnyView {
    AnyView(WindowContent(content: content).navigationTitle(title ?? Text(verbatim: name)))
  }
}

/// The content of a window, created inside a body, so that the page observes what the content reads.
private struct WindowContent<Content: View> {
  let content: () -> Content
}

extension WindowContent: View {
  var body: some View { content() }
}
