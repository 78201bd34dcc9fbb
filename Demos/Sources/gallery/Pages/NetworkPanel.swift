import SwiftUIShim

/// The controls for the network conditions of this page.
struct NetworkPanel: View {
  @ObservedObject var conditions: NetworkConditions

  var body: some View {
    Section("Network conditions") {
      Picker("Latency", selection: $conditions.latency) {
        ForEach(Latency.allCases) { latency in
          Text(latency.rawValue).tag(latency)
        }
      }
      Picker("Fail requests", selection: $conditions.failingRequests) {
        ForEach(FailingRequests.allCases) { failing in
          Text(failing.rawValue).tag(failing)
        }
      }
    }
  }
}
