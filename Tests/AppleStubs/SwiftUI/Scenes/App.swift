@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main() { fatalError() }
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { fatalError() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { fatalError() }
}
