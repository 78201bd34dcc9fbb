import SwiftUIShim
import VSMInspector

/// The page of a demo, with a link to the index, and the inspector with the network conditions.
struct DemoPage<Demo: View>: View {
  private let title: String
  private let chart: String
  private let source: String
  private let demo: (NetworkConditions) -> Demo
  @StateObject private var conditions: NetworkConditions

  /// - Parameters:
  ///   - chart: The file name of the demo's chart.
  ///   - source: The creation of the demo in a test, in words or in Swift.
  ///   - clock: The clock for the latency.
  ///   - demo: Creates the demo, whose requests must use the given conditions.
  init(
    _ title: String,
    chart: String,
    source: String,
    clock: any Clock<Duration> = ContinuousClock(),
    @ViewBuilder demo: @escaping (NetworkConditions) -> Demo
  ) {
    self.title = title
    self.chart = chart
    self.source = source
    self.demo = demo
    _conditions = StateObject(wrappedValue: NetworkConditions(clock: clock))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Link("All demos", destination: .index)
      // The inspector is part of the demo, also in release builds.
      demo(conditions)
        .stateInspector(chart: StoredCharts.shared[chart], source: source, network: conditions, isEnabled: true)
    }
    .padding()
    .navigationTitle(title)
  }
}
