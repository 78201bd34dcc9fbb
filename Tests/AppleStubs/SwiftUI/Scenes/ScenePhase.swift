public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

extension EnvironmentValues {
  public var scenePhase: ScenePhase {
    get { fatalError() }
    set { fatalError() }
  }
}
