import SwiftUIShim

/// The page of a demo, with a link to the index, the network conditions, and the journey.
struct DemoPage<Demo: View>: View {
  private let title: String
  private let chart: String
  private let source: String
  private let demo: (NetworkConditions) -> Demo
  @StateObject private var conditions: NetworkConditions
  @StateObject private var journey: PageJourney

  /// - Parameters:
  ///   - chart: The file name of the demo's chart.
  ///   - source: The creation of the demo in a test, in words or in Swift.
  ///   - clock: The clock for the latency.
  ///   - recorder: The recorder of the journey.
  ///   - demo: Creates the demo, whose requests must use the given conditions.
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

  /// The gallery's own sections, in which the user's actions are not part of the journey.
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
