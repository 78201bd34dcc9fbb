extension NetworkConditions {
  /// The delay before a request arrives.
  public enum Latency: String, CaseIterable, Identifiable, Sendable {
    /// Requests arrive immediately.
    case none = "None"
    /// Requests arrive after one second.
    case oneSecond = "1 second"
    /// Requests arrive after three seconds.
    case threeSeconds = "3 seconds"

    /// The case itself.
    public var id: Self { self }

    /// The delay as a duration.
    public var duration: Duration {
      switch self {
      case .none: .zero
      case .oneSecond: .seconds(1)
      case .threeSeconds: .seconds(3)
      }
    }
  }
}
