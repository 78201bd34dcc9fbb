import SwiftUIShim

/// A demo with what belongs to every one of them: the way back, the network's conditions, and the journey.
struct DemoPage<Demo: View>: View {
  private let title: String
  private let demo: (NetworkConditions) -> Demo
  @StateObject private var conditions: NetworkConditions
  @StateObject private var journey: Journey

  /// - Parameters:
  ///   - clock: Counts the latency.
  ///   - recorder: Writes the journey.
  ///   - demo: Makes the demo, whose requests are to travel under the conditions given.
  init(
    _ title: String,
    clock: any Clock<Duration> = ContinuousClock(),
    recorder: JourneyRecorder = .shared,
    @ViewBuilder demo: @escaping (NetworkConditions) -> Demo
  ) {
    self.title = title
    self.demo = demo
    _conditions = StateObject(wrappedValue: NetworkConditions(clock: clock))
    _journey = StateObject(wrappedValue: recorder.journeyOfCurrentPage())
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Link("All demos", destination: .index)
      demo(conditions)
      Divider()
      NetworkPanel(conditions: conditions)
      JourneyPanel(journey: journey)
    }
    .padding()
    .navigationTitle(title)
  }
}
