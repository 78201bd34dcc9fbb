import CombineShim

/// A part of a page that has by itself what belongs to the page elsewhere, as a preview does.
@MainActor
final class Stage: ObservableObject {
  /// What stands in front of the stage.
  let front = Outlet()
  /// What features keep for the stage.
  var services = PageServices()
}

extension Stage: Equatable {
  nonisolated static func == (left: Stage, right: Stage) -> Bool { left === right }
}

extension EnvironmentValues {
  /// The stage that a view is on; `nil` on the page itself.
  var stage: Stage? {
    get { self[StageKey.self] }
    set { self[StageKey.self] = newValue }
  }
}

private enum StageKey: EnvironmentKey { static var defaultValue: Stage? { nil } }
