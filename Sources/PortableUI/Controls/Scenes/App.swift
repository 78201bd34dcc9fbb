/// A program with windows.
///
/// ```swift
/// @main struct ShoppingApp: App {
///   var body: some Scene {
///     WindowGroup { MainView() }
///   }
/// }
/// ```
///
/// PortableUI cannot show a window. An import of a server, such as `PortableUIHummingbird`, provides `main()`, which
/// serves each window as a live page.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

/// A part of an app.
///
/// ``WindowGroup`` is the only built-in scene. The body of any other one leads to it.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A result builder for the scene of an app. An app has exactly one.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
