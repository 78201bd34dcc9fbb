import PortableUI

/// The controls for the network conditions of this page.
struct NetworkPanel: View {
  @ObservedObject var conditions: NetworkConditions

  var body: some View {
    Section("Network conditions") {
      Picker("Latency", selection: $conditions.latency) {
        ForEach(NetworkConditions.Latency.allCases) { latency in
          Text(latency.rawValue).tag(latency)
        }
      }
      Picker("Fail requests", selection: $conditions.failingRequests) {
        ForEach(NetworkConditions.FailingRequests.allCases) { failing in
          Text(failing.rawValue).tag(failing)
        }
      }
    }
    .accessibilityIdentifier(JourneyRecorder.panel)
  }
}
