import SwiftUIShim

/// Lets a visitor make the network slow or unreliable, for this page alone.
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
