import MainActorIsolation

/// Whether a person sees a page.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// The page's tab is hidden.
  case background
  /// Never the phase of a page: a browser does not tell whether a visible page is in use.
  case inactive
  /// The page is visible.
  case active
}

extension EnvironmentValues {
  /// Whether a person sees the page, as its browser last reported.
  ///
  /// A hidden page may be rendered only after it is visible again.
  public var scenePhase: ScenePhase {
    get {
      if let phase = self[ScenePhaseKey.self] { return phase }
      guard let host = livingHost, MainActorContext.isCurrent else { return .active }
      return MainActor.assumeIsolated { host.visibility.phase.value }
    }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase? { nil } }

/// The phase of a page, which is registered when a page is first hidden or a view reads it.
@MainActor
private final class PageVisibility: PageService {
  let phase = StateBox(ScenePhase.active)
}

extension ViewHost {
  fileprivate var visibility: PageVisibility { services.service(orAdd: PageVisibility()) }

  /// Sets whether a person sees the page.
  package func setVisible(_ isVisible: Bool) {
    guard !isVisible || services.service(PageVisibility.self) != nil else { return }
    let new: ScenePhase = isVisible ? .active : .background
    if visibility.phase.value != new { visibility.phase.value = new }
  }
}
