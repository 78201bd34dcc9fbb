import SwiftUIShim

/// A demo with what belongs to every one of them: the way back, the network's conditions, and the journey.
struct DemoPage<Demo: View>: View {
  private let title: String
  private let chart: String
  private let source: String
  private let demo: (NetworkConditions) -> Demo
  @StateObject private var conditions: NetworkConditions
  @StateObject private var journey: PageJourney

  /// - Parameters:
  ///   - chart: What the file of the demo's chart is called.
  ///   - source: How a test would make the demo, in words or in Swift.
  ///   - clock: Counts the latency.
  ///   - recorder: Writes the journey.
  ///   - demo: Makes the demo, whose requests are to travel under the conditions given.
  init(
    _ title: String,
    chart: String,
    source: String,
    clock: any Clock<Duration> = ContinuousClock(),
    recorder: JourneyRecorder = .shared,
    @ViewBuilder demo: @escaping (NetworkConditions) -> Demo
  ) {
    self.title = title
    self.chart = chart
    self.source = source
    self.demo = demo
    _conditions = StateObject(wrappedValue: NetworkConditions(clock: clock))
    _journey = StateObject(wrappedValue: recorder.journeyOfCurrentPage(without: Self.ownSections))
  }

  /// What does not belong to the demo, and what is done there not to its journey.
  private static var ownSections: Set<String> {
    ["Network conditions", "Journey", "Journey as a test"]
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Link("All demos", destination: .index)
      HStack(alignment: .top, spacing: 48) {
        VStack(alignment: .leading) { demo(conditions) }
        VStack(alignment: .leading, spacing: 24) {
          NetworkPanel(conditions: conditions)
          JourneyPanel(journey: journey, demo: source)
        }
      }
      StatesPanel(journey: journey, known: StoredCharts.shared[chart])
    }
    .padding()
    .navigationTitle(title)
  }
}
