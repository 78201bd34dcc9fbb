import CombineShim

/// A part of a page with its own dialogs and services, such as a preview.
@MainActor
final class Stage: ObservableObject {
  /// The dialogs in front of the stage.
  let front = Portal()
  /// The state of features for the stage.
  var services = PageServices()
}

extension Stage: Equatable {
  nonisolated static func == (left: Stage, right: Stage) -> Bool { left === right }
}

extension EnvironmentValues {
  /// The stage that contains a view; `nil` on the page itself.
  var stage: Stage? {
    get { self[StageKey.self] }
    set { self[StageKey.self] = newValue }
  }
}

private enum StageKey: EnvironmentKey { static var defaultValue: Stage? { nil } }
