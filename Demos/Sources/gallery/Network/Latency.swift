/// The delay before a request arrives.
enum Latency: String, CaseIterable, Identifiable, Sendable {
  case none = "None"
  case oneSecond = "1 second"
  case threeSeconds = "3 seconds"

  var id: Self { self }

  var duration: Duration {
    switch self {
    case .none: .zero
    case .oneSecond: .seconds(1)
    case .threeSeconds: .seconds(3)
    }
  }
}
