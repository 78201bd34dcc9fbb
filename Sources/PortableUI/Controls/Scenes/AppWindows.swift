/// The windows of an app, and the state of the app itself, which all windows share.
///
/// A page without elements stores the app's dynamic properties, such as an object in `@StateObject`.
@MainActor
package final class AppWindows {
  private let host: ViewHost
  private let content: Content

  /// The scene that the app's body has created last.
  @MainActor
  fileprivate final class Content {
    var window: (() -> AnyView)?
  }

  package init<Program: App>(of type: Program.Type) {
    let content = Content()
    self.content = content
    host = ViewHost { AppView(app: type.init(), content: content) }
  }

  /// Returns the content of a new window.
  package func open() -> AnyView { content.window?() ?? AnyView(EmptyView()) }
}

/// A view without elements that evaluates the body of an app.
private struct AppView<Program: App> {
  let app: Program
  let content: AppWindows.Content
}

extension AppView: DelegatingView {
  static var delegate: Any.Type { Program.self }

  var body: some View {
    let scene = app.body
    content.window = { scene.window(named: "\(Program.self)") }
    return EmptyView()
  }
}

extension Scene {
  fileprivate func window(named name: String) -> AnyView {
    guard let windows = self as? any WindowScene else { return body.window(named: name) }
    return windows.window(named: name)
  }
}
