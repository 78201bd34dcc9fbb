import PortableUI
import StateGraphs

extension View {
  /// Shows the states of a live page beside it, with the journey to the current one.
  ///
  /// Apply it to the outermost view of the page, which creates the state containers:
  ///
  /// ```swift
  /// router.livePage("/profile") { ProfileView().stateInspector() }
  /// ```
  ///
  /// The panels list the journey's states, each of which can be restored, export the journey as a test, and draw charts
  /// of the states with the current one highlighted. Actions that ran in a restored state do not run again. Without a
  /// chart, the drawings contain what the journey has shown: one chart for each type of state.
  ///
  /// The containers are observed, which makes their transitions slower, and up to 200 states are retained,
  /// with up to 100 actions before each. The texts of secure fields are not. None of this happens if the inspector is
  /// disabled: this view is returned unchanged.
  ///
  /// - Parameters:
  ///   - chart: The known chart of all states of the page, as recorded by an exploration.
  ///   - source: The placeholder for this view in the exported test, in words or in Swift.
  ///   - network: The conditions that the page's dependencies use, for which a panel is shown. They must be the same
  ///     object as long as the page exists.
  ///   - isEnabled: Whether anything is shown and recorded. It must not change while the page exists.
  @ViewBuilder public func stateInspector(
    chart: StateGraph? = nil, source: String = "the page's view", network: NetworkConditions? = nil,
    isEnabled: Bool = StateInspector.isEnabledByDefault
  ) -> some View {
    if isEnabled {
      InspectedPage(self, chart: chart, source: source, network: network)
    } else {
      self
    }
  }
}

/// The settings of `stateInspector(chart:source:network:isEnabled:)`.
public enum StateInspector {
  /// Whether pages are inspected unless they state otherwise: in debug builds of this package only.
  public static var isEnabledByDefault: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}
